"""A reinforced hinge opened on its pin: the ball race between its two knuckles."""
import math

from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
body = shapes.pivot((0, 0, 62), (0, 0, 0))
for sign, low, high, metal in ((1, 8, 52, "brushed"), (-1, -52, -8, "brushed_up")):
    knuckle = [(5.2, low), (13, low), (13.8, low + 0.8), (13.8, high - 0.8), (13, high), (5.2, high)]
    shapes.lathe([(0, low), *knuckle, (0, high)], "z", material=m[metal], parent=body)
    shapes.box((0, sign * 74) if sign > 0 else (-74, 0), (9.8, 13.6), (low, high), m[metal], 0.8, body)
    for x, z in ((34, 12), (60, 12), (34, -12), (60, -12)):
        locks.screw(m, (sign * x, 9.6, (low + high) / 2 + z), body, 3.9, x + z, slot="hex")
shapes.rod(5, (-8, 8), 0.3, "z", material=m["chrome"], parent=body)
for z in (-8, 5.6):
    shapes.lathe([(5.2, z), (13.2, z), (13.6, z + 0.4), (13.6, z + 2), (13.2, z + 2.4), (5.2, z + 2.4)], "z", material=m["chrome"], parent=body)
for i in range(10):
    a = 2 * math.pi * i / 10
    ball = [(2.5 * math.sin(math.radians(t)), -2.5 * math.cos(math.radians(t))) for t in range(0, 181, 12)]
    shapes.lathe(ball, "z", (9.4 * math.cos(a), 9.4 * math.sin(a), 0), m["chrome"], body, 32)
shapes.lathe([(0, 52), (9, 52), (11, 53), (11.5, 55), (10, 58), (6, 60), (0, 60.6)], "z", material=m["brushed"], parent=body)
shapes.lathe([(0, -60.6), (6, -60), (10, -58), (11.5, -55), (11, -53), (9, -52), (0, -52)], "z", material=m["brushed_up"], parent=body)
shapes.box((-900, 900), (-900, 1400), (-10, 0), m["slate"])
shapes.box((-3000, 3000), (900, 910), (-400, 3000), m["wall"])
studio.soft_box((-500, 600, 400), (-200, 900, 60), 400, 260, studio.AMBER, 500)
studio.surroundings("studio", 0.12, 120, (0.8, 0.88, 1))
studio.soft_box((-260, -300, 320), (0, 0, 60), 260, 130, height=420)
studio.soft_box((300, 220, 140), (0, 0, 60), 160, 110, studio.AMBER, 300)
studio.soft_box((-60, 160, 520), (0, 0, 60), 460, 200, height=460)
studio.soft_box((240, -420, 120), (0, -10, 60), 240, 110, (0.86, 0.93, 1), 300)
studio.soft_box((-420, -60, 80), (0, 0, 60), 160, 90, (0.92, 0.96, 1), 300)
studio.camera((150, -400, 150), (0, 0, 60), 66, focus=(0, -14, 62), stop=10)
