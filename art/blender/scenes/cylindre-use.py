"""A worn brass cylinder, scratched and dull, beside the new one that replaces it."""
import random

from kit import locks, materials, shapes, studio, tools

m = materials.workshop()
tools.bench(m)
shapes.box((-3000, 3000), (1200, 1210), (-400, 3000), m["wall"])

# The old one: brass gone brown, with dents, and the plug's slot worn wide by keys.
dull = materials.Surface("dull brass", (0.27, 0.165, 0.065), 0.46, 1).uneven((9, 9, 9), 0.12, 0.22).mottled(0.55, (7, 7, 7)).relief(((3, 3, 3), 0.22), ((26, 26, 26), 0.035), edge=0.5).material
scar = materials.Surface("scar", (0.62, 0.44, 0.20), 0.30, 1).material
worn = {**m, "nickel": dull, "brass": dull, "brushed": dull}
old = shapes.pivot((-33, -6, 24.6), (0, 0, 26))
locks.cylinder(worn, old, half=31)
chance = random.Random(11)
for _ in range(70):
    # Scratches where keys have missed: bright hairs on the face, round the slot.
    x, z, turn, long = chance.gauss(0, 3.6), chance.gauss(0, 3.6), chance.uniform(0, 180), chance.uniform(1, 4)
    if x * x + z * z < 30 and abs(x) > 1.5 + long / 2:
        shapes.box((-long / 2, long / 2), (-0.03, 0.03), (-0.07, 0.07), scar, 0, shapes.pivot((x, -31.37, z), (0, turn, 0), old))
for _ in range(16):
    y, z, turn, long = chance.uniform(-28, 26), chance.uniform(-20, -10), chance.gauss(8, 14), chance.uniform(3, 11)
    if abs(y) > 7:
        shapes.box((-0.03, 0.03), (-long / 2, long / 2), (-0.06, 0.06), scar, 0, shapes.pivot((-5, y, z), (turn, 0, 0), old))

new = shapes.pivot((26, 2, 24.6), (0, 0, 26))
locks.cylinder(m, new, half=33)
for cylinder, half in ((old, 31), (new, 33)):
    shapes.box((-1.34, 1.34), (0.9 - half, 3 - half), (-4.6, 4.6), m["void"], 0, cylinder)
locks.key(m, shapes.pivot((57, -42, 3), (90, 0, 202)), length=33)

studio.surroundings("studio", 0.10, 120, (0.6, 0.78, 1))
studio.soft_box((-260, -120, 420), (0, 0, 15), 260, 90, height=420)
studio.soft_box((330, 170, 120), (20, 0, 20), 160, 110, studio.AMBER, 260)
studio.soft_box((-60, 160, 520), (0, 0, 15), 460, 240, (1, 0.86, 0.7), 460)
studio.soft_box((-480, 40, 160), (0, 0, 15), 220, 130, (0.8, 0.9, 1), 260)
studio.soft_box((120, -420, 170), (0, -30, 20), 260, 130, (0.9, 0.95, 1), 180)
studio.soft_box((700, 800, 500), (400, 1200, 100), 300, 400, studio.AMBER, 300)
studio.soft_box((260, 270, 155), (55, -45, 3), 150, 24, (1, 0.86, 0.7), 110)
studio.soft_box((460, -170, 80), (10, -34, 24), 220, 170, (1, 0.93, 0.84), 220)
studio.camera((-110, -290, 112), (9, -14, 18), 70, focus=(10, -32, 24), stop=11)
