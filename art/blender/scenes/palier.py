"""A landing at night: the door is shut, and the light of the flat comes under it and through the peephole. Words fit at the left."""
import random

from kit import doors, materials, shapes, studio

m = materials.workshop()
FLOOR = -1014
plaster = materials.Surface("plaster", (0.030, 0.040, 0.055), 0.75).mottled(0.12, (0.5, 0.5, 0.5)).relief(((1.5, 1.5, 1.5), 0.8), ((14, 14, 14), 0.25)).material
slab = materials.Surface("slab", (0.16, 0.145, 0.13), 0.34).uneven((3, 3, 3), 0.06, 0.16).mottled(0.22, (1.2, 1.2, 1.2)).relief(((6, 6, 6), 0.25), edge=1.5).material
coir = materials.Surface("coir", (0.20, 0.115, 0.05), 0.9).mottled(0.4, (5, 5, 5)).material
light = materials.Surface("light", (1, 0.6, 0.25), 0.5, glow=(1, 0.40, 0.09), glow_strength=6).material

leaf = shapes.pivot()
doors.panelled_leaf(m, leaf)
doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))
# The peephole in the upper panel: a brass ring round a lens that the hall shines through.
eye = shapes.pivot((-425, 6, 470), parent=leaf)
shapes.lathe([(9, -8), (9.4, -10.5), (11, -12), (14, -11.4), (16, -8), (16.5, 0), (9, 0)], "y", material=m["brass"], parent=eye)
shapes.rod(9.2, (-8.6, 0), 2, "y", material=light, parent=eye)

# Frame and architrave on three sides, the wall, its skirting, and a bell push whose ring is brass.
for x in ((-956, -854), (4, 106)):
    shapes.box(x, (-46, 60), (FLOOR, 1200), m["paint"], 3)
    shapes.box((x[0] + 14, x[1] - 14), (-54, -40), (FLOOR, 1200), m["paint"], 3)
shapes.box((106, 2500), (-26, 60), (FLOOR, 1800), plaster)
shapes.box((-4500, -956), (-26, 60), (FLOOR, 1800), plaster)
for x in ((106.5, 2500), (-4500, -956.5)):
    shapes.box(x, (-44, -20), (FLOOR, FLOOR + 130), m["paint"], 4)
shapes.lathe([(0, -31), (24, -31), (26, -29), (27, -26), (0, -26)], "y", (190, 0, 90), m["brass"])
shapes.rod(9, (-37, -28), 2, "y", (190, 0, 90), m["black"])

# Flagstones, laid by hand: no two quite level.
chance = random.Random(4)
for i in range(-9, 6):
    for j in range(0, 9):
        x, y, drop = i * 400 + (200 if j % 2 else 0) - 190, 60 - j * 400, chance.uniform(0, 1.2)
        shapes.box((x + 2, x + 398), (y - 398, y - 2), (FLOOR - 40, FLOOR - drop), slab, 2.5)
shapes.box((-6000, 4000), (-5000, 60), (FLOOR - 40, FLOOR - 6), m["void"])

# The doormat: tufts of coir, because a textured block looks like a block.
vertices, faces = [], []
for a in range(-800, -60, 6):
    for b in range(-500, -100, 6):
        x, y, n = a + chance.uniform(-2, 2), b + chance.uniform(-2, 2), len(vertices)
        tip = (x + chance.uniform(-4, 4), y + chance.uniform(-4, 4), FLOOR + chance.uniform(15, 21))
        vertices += [(x - 3.4, y - 3.4, FLOOR + 3), (x + 3.4, y - 3.4, FLOOR + 3), (x + 3.4, y + 3.4, FLOOR + 3), (x - 3.4, y + 3.4, FLOOR + 3), tip]
        faces += [(n, n + 1, n + 4), (n + 1, n + 2, n + 4), (n + 2, n + 3, n + 4), (n + 3, n, n + 4)]
shapes.mesh("mat", vertices, faces, coir, smooth_below=10)
shapes.box((-806, -54), (-506, -94), (FLOOR, FLOOR + 7), m["black"], 2)

# Light of the flat: a strip behind the gap, and what it throws across the floor.
shapes.box((-848, -2), (20, 40), (FLOOR, -999), light)
studio.soft_box((-425, 8, FLOOR + 9), (-425, -600, FLOOR - 60), 830, 2600, (1, 0.42, 0.11), 12)
studio.soft_box((-425, -40, FLOOR + 90), (-425, -700, FLOOR - 200), 700, 1900, (1, 0.40, 0.10), 90)
studio.soft_box((-425, -2, 470), (-425, -900, 380), 14, 30, studio.WARM)

studio.surroundings("city", 0.16, 200, (0.26, 0.50, 1))
studio.soft_box((1700, -1500, 1500), (-300, 0, -100), 600, 7500, studio.DUSK, 900)
studio.soft_box((-2600, -3200, 900), (-500, 0, -500), 700, 1800, studio.DUSK, 700)
studio.soft_box((-900, -1200, 900), (-100, 0, 0), 260, 520, (1, 0.8, 0.6), 600)
studio.camera((-1300, -3300, 300), (-960, 0, 300), 39, focus=(-300, 0, 300), stop=8, shift=(-0.012, -0.222))
