"""A key broken off in its cylinder: the stump in the plug, the head just below, still on its ring."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import doors, locks, materials, shapes, studio  # noqa: E402

OUT, WIDTH, HEIGHT, SAMPLES = sys.argv[sys.argv.index("--") + 1 :]

shapes.reset()
m = materials.workshop()
leaf = shapes.pivot()
doors.panelled_leaf(m, leaf)
plug = doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf), turned=18)
shapes.box((-1.15, 1.15), (-15.2, -9), (-4.2, 4.2), m["nickel"], 0.15, plug)
doors.jamb(m)
shapes.box((44, 800), (-70, 60), (-1200, 1300), m["stone"], 4)
ledge = -96
shapes.box((-900, 800), (-260, -56), (ledge - 40, ledge), m["slate"], 3)
broken = locks.key(m, shapes.pivot((-40, -88, ledge + 2.8), (90, 0, 160)), length=17, cuts=(3, 1, 4))
locks.ring(m, shapes.pivot((-66, -104, ledge + 1.4), (0, 90, 20)), 15.5)
studio.surroundings("studio", 0.18, 200, (0.5, 0.7, 1))
studio.soft_box((-900, -900, 900), (-64, 0, -40), 700, 700, studio.DUSK)
studio.soft_box((-420, -460, 360), (-64, -30, -30), 200, 90, (0.9, 0.95, 1), 160)
studio.soft_box((360, -560, 40), (-64, -20, -50), 300, 110, (1, 0.75, 0.5), 420)
studio.soft_box((160, -260, -20), (-60, -80, ledge), 120, 40, studio.WARM, 120)
studio.soft_box((-90, -560, 330), (-64, -60, ledge), 240, 60, (1, 0.96, 0.9), 240)
studio.camera((-190, -400, 40), (-56, -40, -58), 60, focus=(-62, -50, -40), stop=11)
studio.render(os.path.abspath(OUT), int(WIDTH), int(HEIGHT), int(SAMPLES))
