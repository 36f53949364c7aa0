"""On the bench: a key in the vise of the cutting machine, its cutter against the blade, blanks in front. Words fit at the left."""
import random

from kit import locks, materials, shapes, studio, tools

m = materials.workshop()
tools.bench(m)
shapes.box((-3000, 3000), (1200, 1210), (-400, 3000), m["wall"])

# The machine: a base, the carriage with its vise, the motor behind.
shapes.box((26, 260), (-34, 92), (0, 14), m["steel_paint"], 3)
shapes.box((72, 108), (-24, 20), (12, 35), m["brushed"], 1.2)
shapes.box((78, 98), (-16, 12), (35, 44), m["satin"], 0.8)
shapes.box((78, 98), (-16, 9), (46.5, 55), m["satin"], 0.8)
shapes.rod(4, (50, 66), 0.5, "z", (88, -6, 0), m["chrome"])
knob = shapes.prism(tools.toothed(12, 40, 0.9, 0.4), (60, 74), "z", m["black"], 0)
knob.location = (0.88, -0.06, 0)
shapes.rounded(knob, 0.5, 2, 40)
shapes.lathe([(0, 74), (8.5, 74), (8, 75), (0, 75.2)], "z", (88, -6, 0), m["brushed"])
locks.key(m, shapes.pivot((101, -4.2, 45.2), (90, 0, 180)), length=46)

wheel = shapes.pivot((62, 24.6, 45.2))
shapes.rounded(shapes.prism(tools.toothed(24.5, 56, 1.3), (-2.2, 2.2), "x", m["brushed"], 0, wheel), 0.2, 2, 50)
shapes.lathe([(0, -7.5), (6, -7.5), (6.8, -6.7), (6.8, -4), (13, -4), (13.6, -3.4), (13.6, 3), (9, 3), (9, 70), (0, 70)], "x", material=m["chrome"], parent=wheel)
nut = shapes.prism(shapes.circle((0, 0), 9.2, 6), (-9, -4.2), "x", m["nickel"], 0.7, wheel)
shapes.rod(33, (128, 300), 3, "x", (0, 36, 47), m["steel_paint"])
for x in range(140, 200, 12):
    shapes.lathe([(32.6, x), (33.6, x + 0.6), (33.6, x + 2), (32.6, x + 2.6)], "x", (0, 36, 47), m["void"])
shapes.box((134, 300), (12, 68), (10, 30), m["steel_paint"], 2)

# Blanks and the filings of the day.
for x, y, turn, metal in ((14, -66, 212, "brass"), (37, -78, 222, "nickel"), (86, -78, 196, "brass")):
    tools.metal_key(m, shapes.pivot((x, y, 1.15), (90, 0, turn)), metal=metal)
chance = random.Random(7)
for _ in range(170):
    x, y, s = chance.gauss(52, 22), chance.gauss(-46, 12), chance.uniform(0.3, 0.9)
    if y < -35:
        shapes.box((-s, s), (-0.16, 0.16), (-0.1, 0.16), m["brass"], 0, shapes.pivot((x, y, 0.15), (0, chance.uniform(-9, 9), chance.uniform(0, 180))))

studio.surroundings("studio", 0.08, 120, (0.5, 0.72, 1))
studio.soft_box((330, -60, 420), (110, -20, 30), 120, 260, studio.WARM, 120)
studio.soft_box((190, 200, 330), (100, 0, 40), 150, 130, (1, 0.72, 0.42), 130)
studio.soft_box((-330, -20, 170), (70, 0, 45), 180, 80, (0.7, 0.85, 1), 260)
studio.soft_box((120, -420, 200), (70, -40, 20), 200, 110, (1, 0.93, 0.84), 160)
studio.soft_box((-900, 300, 700), (-200, 900, 100), 500, 300, studio.DUSK, 500)
studio.soft_box((700, 800, 500), (500, 1200, 100), 300, 400, studio.AMBER, 300)
studio.camera((-110, -340, 138), (20, 0, 24), 57, focus=(66, -10, 45), stop=8)
