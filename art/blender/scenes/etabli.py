"""A key being copied, from near: the tracer in the cuts of the orange key, the cutter in the brass of the blank; behind, the wall of blanks."""
import math
import random

import bpy
from kit import key_machine, locks, materials, shapes, studio

m = materials.workshop()
Surface = materials.Surface
m["casting"] = Surface("casting", (0.010, 0.036, 0.070), 0.36, coat=0.3).uneven((30, 30, 30), 0.05, 0.1).relief(((26, 26, 26), 0.10), edge=1.2).material
m["ground"] = Surface("ground steel", (0.52, 0.52, 0.53), 0.30, 1).uneven((0.8, 120, 120), 0.03, 0.06).relief(((0.6, 130, 130), 0.002), edge=0.3).material
# What holds the keys is blued, darker than what it holds.
m["blued"] = Surface("blued steel", (0.105, 0.108, 0.115), 0.40, 1).uneven((0.8, 120, 120), 0.03, 0.06).relief(((0.6, 130, 130), 0.002), edge=0.5).material
m["turned"] = Surface("turned steel", (0.52, 0.52, 0.53), 0.25, 1).relief(edge=0.3).material
m["blank"] = Surface("blank brass", (0.78, 0.50, 0.17), 0.27, 1).uneven((4, 70, 70), 0.03, 0.05).relief(edge=0.15).material
m["steel"] = Surface("key steel", (0.50, 0.48, 0.45), 0.30, 1).uneven((4, 70, 70), 0.03, 0.05).relief(edge=0.15).material
m["fresh"] = Surface("fresh brass", (1.0, 0.80, 0.42), 0.22, 1).material
board = Surface("board", (0.016, 0.026, 0.040), 0.7).mottled(0.2, (3, 3, 3)).material

BENCH, LENGTH, HEIGHT, STEP = -84, 36, 10, 0.74
MODEL, COPY = -66, 3
"""Where the shoulders of both keys stand."""
CUTS, AT = (4, 1, 5, 2, 6, 3), 4.6 + (LENGTH - 8.5) / 6 * 4.5
"""The order of the key, and how far along its blade the cutter is: in its deepest cut."""
BITE = CUTS[4] * STEP

# What holds the keys: the carriage, its two vices, the rod it swings on.
carriage = shapes.pivot()
for shoulder in (MODEL, COPY):
    key_machine.vice({**m, "ground": m["blued"]}, shoulder + 18, carriage)
shapes.prism(shapes.rounded_rectangle((-92, 72), (-66, -8), 5, 6), (-46, -29.8), "z", m["blued"], 1.4, carriage)
shapes.rod(7, (-150, 130), 1, "x", (0, -80, -52), m["chrome"])
for x in (-86, 52):
    shapes.box((x, x + 16), (-92, -58), (-62, -40), m["casting"], 3, carriage)
locks.key(m, shapes.pivot((MODEL, -HEIGHT / 2, 0), (-90, 0, 0)), LENGTH, CUTS, metal="steel", height=HEIGHT, step=STEP, section=key_machine.section(HEIGHT))
key_machine.blank(m, shapes.pivot((COPY, -HEIGHT / 2, 0), (-90, 0, 0)), LENGTH, HEIGHT, key_machine.copied(COPY, LENGTH, HEIGHT, CUTS, STEP, AT))
key_machine.tracer(m, MODEL + AT, -BITE)
key_machine.cutter(m, (COPY + AT, key_machine.RADIUS - BITE, 0))

# The machine's bed, a tray for the chips, the bridge that bears tracer and cutter.
shapes.prism(shapes.rounded_rectangle((-130, 190), (-100, 84), 14, 8), (BENCH + 8, -66), "z", m["casting"], 4, None, 4)
shapes.box((-112, 176), (-60, 70), (-66.2, -65.6), m["steel_paint"], 0)
shapes.prism(shapes.rounded_rectangle((-110, 180), (62, 96), 10, 8), (-70, -36), "z", m["casting"], 5, None, 4)
shapes.box((72, 150), (10, 90), (-70, 0), m["casting"], 5)

# Chips of brass: curls on the jaw under the cutter, on the carriage, in the tray.
chance = random.Random(5)


def chip(x, y, z):
    """One curl: a strip wound on a part of a turn."""
    r, wide, turn = chance.uniform(0.4, 1.0), chance.uniform(0.22, 0.5), chance.uniform(1.5, 4.2)
    rows = [(r * math.cos(turn * k / 7) * (1 + 0.05 * k), r * math.sin(turn * k / 7)) for k in range(8)]
    points = [(a, side * wide, b) for a, b in rows for side in (-1, 1)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(7)]
    here = shapes.pivot((x, y, z + 0.4), (chance.uniform(0, 360), chance.uniform(-40, 40), chance.uniform(0, 360)))
    shapes.mesh("chip", points, faces, m["fresh"], here, 80)


for _ in range(34):
    chip(chance.gauss(COPY + AT - 5, 6.5), -chance.uniform(8.6, 16), 4.6)
for _ in range(60):
    chip(chance.gauss(COPY + AT - 6, 20), -chance.uniform(59, 66), -29.6)
for _ in range(160):
    chip(chance.gauss(COPY + AT - 6, 30), chance.gauss(10, 22), -65.4)
for _ in range(12):
    chip(chance.gauss(COPY + AT, 3), chance.gauss(-HEIGHT + 3, 1.2), 1.3)

# The bench, the wall: blanks hung in rows on a board, out of focus.
wood = Surface("bench", (0.040, 0.021, 0.011), 0.40).mottled(0.45, (1.1, 24, 24)).uneven((2, 30, 30), 0.05, 0.12).material
shapes.box((-900, 900), (-600, 300), (BENCH - 30, BENCH), wood)
WALL = 180
shapes.box((-1000, 1000), (WALL, WALL + 20), (-300, 700), board)
outline = [(4.4, -27), (4.4, -60), (1, -65), (-1, -65), (-4.4, -60), (-4.4, -27)] + [(12.6 * math.cos(a), -12 + 12.6 * math.sin(a)) for a in (math.radians(d) for d in range(240, -61, -5))]
dull = Surface("dull nickel", (0.46, 0.45, 0.43), 0.36, 1).material
first = shapes.rounded(shapes.cut(shapes.prism(outline, (-1.2, 1.2), "y", dull), shapes.rod(3.2, (-4, 4), 0.1, "y", (0, 0, -5))), 0.3, 2, 50)
bpy.context.view_layer.update()
nickel = bpy.data.meshes.new_from_object(first.evaluated_get(bpy.context.evaluated_depsgraph_get()))
golden = nickel.copy()
golden.materials.clear()
golden.materials.append(Surface("blank gold", (0.72, 0.46, 0.16), 0.32, 1).material)
bpy.data.objects.remove(first)
for row in range(4):
    z = -16 + row * 76
    for column in range(-9, 10):
        x = column * 44 + (22 if row % 2 else 0)
        shapes.tube([(x, WALL + 1, z - 3), (x, WALL - 24, z - 3), (x, WALL - 30, z), (x, WALL - 31, z + 8)], 1.5, m["chrome"], None, 4)
        for layer in range(3):
            shapes.place(bpy.data.objects.new("blank", golden if (column // 3 + row) % 2 else nickel), shapes.pivot((x, WALL - 18 + layer * 6, z + 2), (0, chance.gauss(0, 2), chance.uniform(-5, 5))))

studio.surroundings("studio", 0.06, 120, (0.4, 0.62, 1))
# What all that lies flat mirrors: the lamp over the bench. Then its light from the left, the night from the right, the wall's own.
studio.soft_box((40, 150, 150), (-10, 0, 0), 230, 31, (1, 0.80, 0.55), 110)
studio.soft_box((-220, -60, 260), (-10, -10, 0), 120, 32, (1, 0.86, 0.68), 120)
studio.soft_box((320, -200, 160), (30, 0, 0), 160, 26, studio.DUSK, 200)
studio.soft_box((-20, -320, 60), (0, -20, -20), 260, 3, (1, 0.84, 0.66), 80)
studio.soft_box((0, 60, 200), (0, WALL, -40), 400, 420, (1, 0.66, 0.36), 60)
yaw, pitch, far = math.radians(17), math.radians(39), 300
aim = (-22, -4, 0)
eye = [aim[0] - far * math.sin(yaw) * math.cos(pitch), aim[1] - far * math.cos(yaw) * math.cos(pitch), far * math.sin(pitch)]
studio.camera(eye, aim, 66, focus=(0, -4, 0), stop=8, shift=(0, 0.10))
