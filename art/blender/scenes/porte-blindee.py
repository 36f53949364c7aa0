"""An armoured pivot door ajar on a lit hall: steel leaf, five bolts thrown along its edge, a pull handle outside."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import doors, locks, materials, shapes, studio  # noqa: E402

OUT, WIDTH, HEIGHT, SAMPLES = sys.argv[sys.argv.index("--") + 1 :]

shapes.reset()
m = materials.workshop()
HINGE = (-880, 0, 0)
leaf = shapes.pivot((880, 0, 0), parent=shapes.pivot(HINGE, (0, 0, -32)))
steel = m["steel_paint"]
shapes.box((-880, 0), (0, 3), (-1020, 1120), m["paint"], 1, leaf)
shapes.box((-880, 0), (59, 62), (-1020, 1120), m["oak"], 1, leaf)
shapes.box((-880, -3), (3, 59), (-1020, 1120), m["satin"], 0.4, leaf)
for z in ((-960, -420), (-380, 460), (500, 1060)):
    shapes.moulding((-790, -150), z, [(0, 0.2), (0, -4), (3, -5), (7, -5), (10, -2), (12, 0.2)], m["paint"], leaf)
plate = shapes.prism(shapes.rounded_rectangle((20, 44), (-700, 820), 1.5, 4), (-1, 2.4), "x", m["brushed_up"], 0, leaf)
heights = (-520, -60, 0, 60, 640)
shapes.rounded(shapes.cut(plate, *[shapes.prism(shapes.circle((32, z), 9.8), (-20, 20), "x", parent=leaf) for z in heights]), 0.5, 3, 40)
for z in heights:
    locks.bolt(m, (2.2, 32, z), 34, leaf)
for z in (-660, -400, -140, 130, 420, 780):
    locks.screw(m, (0, 0, 0), shapes.pivot((2.7, 32, z), (0, 20, 90), leaf), 4.2, z % 90)
front = shapes.pivot((-70, 0, 0), parent=leaf)
rose = [(0, 0), (27, 0), (27, -4), (26, -9), (22, -14.5), (19, -15.6), (12.5, -15.6), (12.3, -13)]
shapes.lathe(rose, "y", material=m["brushed_up"], parent=front, steps=128)
shapes.rod(12.2, (-15.2, 0), 0.5, "y", material=m["chrome"], parent=front)
locks.key(m, shapes.pivot((0, -17.6, 0), (0, 0, 90), front))
locks.lever(m, front, 110)
# Frame: steel, with its keeps; beyond it the hall.
shapes.box((30, 110), (-20, 90), (-1200, 1300), steel, 3)
shapes.box((110, 900), (-60, 90), (-1200, 1300), m["stone"], 4)
for z in heights:
    shapes.rod(12, (28, 34), 0.3, "x", (0, 32, z), m["void"])
doors.lit_hall(m)
studio.bulb((500, 900, 500), 2400, radius=60)
studio.soft_box((400, 1500, 1000), (100, 400, -400), 900, 1500, studio.WARM)
studio.soft_box((260, 420, 60), (0, 60, 0), 220, 380, (1, 0.55, 0.2), 900)
studio.surroundings("city", 0.35, 200, (0.26, 0.52, 1))
studio.soft_box((-1700, -1700, 1200), (-300, 0, 0), 1400, 2200, studio.DUSK, 1400)
studio.soft_box((900, -1000, 200), (-130, -470, 0), 500, 420, (1, 0.9, 0.78), 900)
studio.soft_box((700, -300, 300), (-130, -440, 0), 400, 300, studio.WARM, 900)
studio.soft_box((-700, -1500, 500), (-400, -300, 0), 400, 420, (0.9, 0.95, 1), 400)
studio.camera((620, -1500, 190), (-60, -300, 20), 50, focus=(-130, -470, 20), stop=5.6)
studio.render(os.path.abspath(OUT), int(WIDTH), int(HEIGHT), int(SAMPLES))
