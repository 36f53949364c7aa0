"""The key machine on its bench under a lamp: the customer's key in one vice, its blank in the other, against the cutter."""
import math
import random

import bpy
from kit import locks, materials, shapes, studio, tools

m = materials.workshop()
tools.bench(m, depth=(-500, 420))
casting = materials.Surface("casting", (0.012, 0.040, 0.075), 0.34, coat=0.3).uneven((30, 30, 30), 0.05, 0.1).relief(((26, 26, 26), 0.10), edge=1.5).material
ground = materials.Surface("ground steel", (0.55, 0.55, 0.56), 0.30, 1).uneven((0.6, 110, 110), 0.03, 0.06).relief(((0.5, 120, 120), 0.0015), edge=0.5).brushed((0, 1, 0), 0.6).material
turned = materials.Surface("turned steel", (0.52, 0.52, 0.53), 0.25, 1).relief(edge=0.3).material
board = materials.Surface("board", (0.016, 0.026, 0.040), 0.7).mottled(0.2, (3, 3, 3)).material
matt = materials.Surface("shade", (0.012, 0.018, 0.024), 0.75)
matt.set("Specular", 0.12)
shade = matt.material
lining = materials.Surface("lining", (0.85, 0.80, 0.72), 0.5).material
lamp = materials.Surface("lamp", (1, 0.8, 0.5), 0.5, glow=(1, 0.62, 0.28), glow_strength=14).material

# The machine's bed, its feet, the slide with its two vices.
base = shapes.prism(shapes.rounded_rectangle((-150, 196), (-96, 104), 16, 8), (16, 58), "z", casting, 5, None, 4)
shapes.prism(shapes.rounded_rectangle((-142, 188), (-88, 96), 12, 8), (8, 18), "z", m["black"], 1.5)
for x in (-118, 160):
    for y in (-66, 70):
        shapes.rod(13, (0, 10), 2, "z", (x, y, 0), m["black"])
for y in (-62, -22):
    shapes.rod(6.5, (-146, 128), 1, "x", (0, y, 64), m["chrome"])
for x in (-146, 118):
    shapes.box((x, x + 16), (-76, -8), (56, 76), casting, 3)
slide = shapes.pivot((0, -42, 62))
shapes.prism(shapes.rounded_rectangle((-118, 66), (-36, 36), 5, 6), (0, 20), "z", ground, 1.6, slide)
shapes.rod(5, (-118, -168), 1, "x", (0, 0, 9), m["chrome"], slide)
shapes.lathe([(0, -168), (9, -168), (13, -174), (14, -184), (12, -194), (7, -199), (0, -200)], "x", (0, 0, 9), m["black"], slide)


def knob(at, parent):
    """A knurled head on its stud."""
    outline = [((17 + 0.6 * math.sin(math.pi * i / 2)) * math.cos(math.pi * i / 72), (17 + 0.6 * math.sin(math.pi * i / 2)) * math.sin(math.pi * i / 72)) for i in range(144)]
    here = shapes.pivot(at, parent=parent)
    shapes.rod(5.5, (-8, 20), 0.6, "z", material=turned, parent=here)
    shapes.rod(9, (0, 5), 0.8, "z", material=turned, parent=here)
    shapes.prism(outline, (14, 29), "z", turned, 0, here)
    shapes.lathe([(0, 30.4), (12.5, 30.4), (14, 29.8), (14.4, 28.5), (0, 28.5)], "z", material=turned, parent=here)


VICES = (-72, 22)
for x in VICES:
    vice = shapes.pivot((x, -6, 20), parent=slide)
    shapes.box((-16, 16), (-26, 22), (0, 22), ground, 1.4, vice)
    jaw = [(-26, 25), (22, 25), (22, 31), (16, 40), (-20, 40), (-26, 36)]
    shapes.prism(jaw, (-16, 16), "x", ground, 1.2, vice)
    knob((0, -4, 40), vice)
# The customer's key, flat between the jaws, its cuts turned to the tracer.
locks.key(m, shapes.pivot((VICES[0] - 15.5, 10, 43.5), (-90, 0, 0), slide), length=56, cuts=(3, 1, 4, 2, 5, 2))
# Its blank: flat brass, a round hole, a straight blade; the one cut that is made, and the one that the cutter is in.
flat = materials.Surface("blank brass", (0.80, 0.54, 0.20), 0.26, 1).uneven((4, 60, 60), 0.02, 0.04).material
fresh = materials.Surface("fresh brass", (0.95, 0.74, 0.36), 0.16, 1).material
BITE = 53 - VICES[1] + 15.5
NOTCHES = [(BITE + 3.6, 4.3), (BITE + 2.8, 1.4), (BITE - 2.8, 1.4), (BITE - 3.6, 4.3), (BITE - 5.6, 4.3), (BITE - 7.8, 1.3), (BITE - 9.0, 1.3), (BITE - 11.2, 4.3)]
blade = [(-3, -4.3), (53, -4.3), (56, -1.2), (56, 0.6), (53, 4.3), *NOTCHES, (-3, 4.3), (-3, 5.6), (-7, 5.6)]
bow = [(-18 + 13 * math.cos(a), 13 * math.sin(a)) for a in (math.radians(d) for d in range(28, 333, 4))]
copy = shapes.pivot((VICES[1] - 15.5, 10, 43.5), (-90, 0, 0), slide)
blank = shapes.prism([*blade, *bow, (-7, -5.6), (-3, -5.6)], (-1.15, 1.15), "y", flat, 0, copy)
blank.data.materials.append(fresh)
for side in blank.data.polygons[2:]:
    xs = [blank.data.vertices[i].co for i in side.vertices]
    side.material_index = int(all(v.x / shapes.MM > BITE - 12 and v.z / shapes.MM > 1 for v in xs) and min(v.z for v in xs) / shapes.MM < 4 and max(v.x for v in xs) / shapes.MM < 50)
shapes.cut(blank, shapes.rod(3.3, (-6, 6), 0.1, "y", (-24, 0, 0), parent=copy))
for z in (-1.4, 1.9):
    shapes.cut(blank, shapes.box((-1, 58), (-1.9, -0.65), (z - 0.5, z + 0.5), parent=copy))
shapes.rounded(blank, 0.18, 2, 40)

# The tracer on its post; the cutter on the motor's shaft, its teeth.
edge = -42 + 10 + 4.3
shapes.box((-58, -22), (34, 96), (56, 128), casting, 5)
finger = [(34, 112), (34, 100), (14, 102.5), (edge - 1.2, 104.6), (edge - 1.2, 106.6), (14, 109.5)]
shapes.prism(finger, (-43, -37), "x", turned, 0.5)
shapes.rod(6, (-64, -18), 0.8, "x", (0, 60, 108), m["chrome"])
TEETH, RADIUS = 40, 33
wheel = shapes.pivot((53, edge + RADIUS - 2.4, 106))
rim = []
for i in range(TEETH):
    a = 2 * math.pi * i / TEETH
    rim += [((RADIUS - 2.4) * math.cos(a), (RADIUS - 2.4) * math.sin(a)), (RADIUS * math.cos(a + 0.09), RADIUS * math.sin(a + 0.09)), (RADIUS * math.cos(a + 0.12), RADIUS * math.sin(a + 0.12))]
shapes.prism(rim, (-3, 3), "x", turned, 0.08, wheel)
shapes.lathe([(0, -12), (5, -12), (5, -9), (11, -9), (12, -8), (12, -3), (22, -3), (22, -3.2), (0, -3.4)], "x", material=m["chrome"], parent=wheel)
shapes.rod(8, (3, 60), 0.6, "x", (0, 0, 0), m["chrome"], wheel)
shapes.lathe([(0, 18), (20, 18), (21, 19), (21, 40), (0, 40)], "x", material=turned, parent=wheel)
house = shapes.pivot((140, 30, 58))
shapes.prism(shapes.rounded_rectangle((-58, 60), (0, 112), 14, 8), (-58, 62), "y", casting, 5, house, 4)
for z in range(5):
    shapes.box((-30, 34), (-59, -57.6), (20 + z * 8, 23 + z * 8), m["void"], 0.5, house)
dial = shapes.pivot((4, -58, 82), parent=house)
shapes.lathe([(0, -11), (12, -11), (13.4, -10), (14.5, -2), (18, -1.2), (18, 1), (0, 1)], "y", material=m["black"], parent=dial)
shapes.box((-1.2, 1.2), (-12, -10), (1, 12), m["orange"], 0.3, dial)

# On the bench: a second order, and the chips of the last one.
chance = random.Random(8)
for _ in range(150):
    x, y, long = chance.gauss(52, 34), chance.gauss(-128, 26), chance.uniform(0.6, 2.2)
    shapes.box((-long, long), (-0.25, 0.25), (0, 0.4), m["brass"], 0, shapes.pivot((x, y, 0.2), (chance.uniform(-20, 20), 0, chance.uniform(0, 180))))

# The wall: blanks hung in rows on a board, out of focus.
shapes.box((-1400, 1200), (420, 440), (-60, 1200), board)
blank = [(4.4, -27), (4.4, -60), (1, -65), (-1, -65), (-4.4, -60), (-4.4, -27)] + [(12.6 * math.cos(a), -12 + 12.6 * math.sin(a)) for a in (math.radians(d) for d in range(240, -61, -5))]
dull = materials.Surface("dull nickel", (0.36, 0.35, 0.33), 0.40, 1).material
first = shapes.cut(shapes.prism(blank, (-1.2, 1.2), "y", dull), shapes.rod(3.2, (-4, 4), 0.1, "y", (0, 0, -5)))
shapes.rounded(first, 0.3, 2, 50)
bpy.context.view_layer.update()
cast = bpy.data.meshes.new_from_object(first.evaluated_get(bpy.context.evaluated_depsgraph_get()))
golden = cast.copy()
golden.materials.clear()
golden.materials.append(materials.Surface("blank gold", (0.62, 0.41, 0.15), 0.34, 1).material)
bpy.data.objects.remove(first)
for row in range(4):
    z = 112 + row * 98
    for column in range(-22, 16):
        x = column * 50 + (25 if row % 2 else 0)
        # Its hook: out of the board, under the bows, its tip turned up.
        shapes.tube([(x, 421, z + 3), (x, 392, z + 3), (x, 386, z + 4.5), (x, 383.5, z + 8), (x, 383, z + 15)], 1.5, m["chrome"], None, 4)
        for layer in range(3):
            thing = shapes.place(bpy.data.objects.new("blank", golden if (column // 5 + row) % 2 else cast), shapes.pivot((x, 396 + layer * 6, z + 6.4), (0, chance.gauss(0, 2), chance.uniform(-5, 5))))

# The lamp: a spun shade on its stem, white inside.
light = shapes.pivot((4, 60, 322))
outer = [(118, 0), (112, 14), (84, 46), (48, 66), (26, 76), (22, 110), (0, 112)]
shapes.lathe([(118, 0), (118.8, 1), (113, 15), (85, 47.5), (48, 68), (27, 78), (23, 112), (0, 113)], "z", material=shade, parent=light)
inner = [(117.4, 0.5), (111, 14), (83, 45), (46, 64), (0, 68)]
shapes.lathe(inner, "z", material=lining, parent=light)
shapes.lathe([(0, 8), (16, 12), (24, 24), (24, 36), (14, 52), (12, 66), (0, 66)], "z", material=lamp, parent=light).visible_shadow = False
shapes.rod(7, (100, 400), 1, "z", (0, 0, 0), shade, light)
studio.soft_box((4, 60, 326), (0, 0, 0), 190, 1060, (1, 0.64, 0.32))
studio.bulb((4, 60, 346), 140, (1, 0.62, 0.30), 24)

studio.surroundings("studio", 0.07, 120, (0.4, 0.62, 1))
studio.soft_box((-700, -500, 420), (-60, 0, 80), 400, 150, studio.DUSK, 400)
studio.soft_box((-160, -420, 300), (0, -30, 90), 220, 120, (1, 0.90, 0.78), 90)
studio.soft_box((520, -380, 260), (120, 0, 100), 200, 110, (1, 0.72, 0.46), 260)
studio.soft_box((60, 230, 440), (60, 410, 180), 260, 12, (1, 0.6, 0.3), 160)
studio.camera((84, -640, 316), (16, 0, 128), 46, focus=(0, -36, 108), stop=5.6, shift=(-0.15, 0.03))
