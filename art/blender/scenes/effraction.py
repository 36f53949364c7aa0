"""A frame repaired after a break-in: a long new keep screwed over fresh wood, the bolt thrown into it."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import doors, locks, materials, shapes, studio  # noqa: E402

OUT, WIDTH, HEIGHT, SAMPLES = sys.argv[sys.argv.index("--") + 1 :]

shapes.reset()
m = materials.workshop()
shapes.box((0, 110), (-60, 110), (-700, 700), m["oak"], 4)
shapes.box((110, 900), (-90, 110), (-700, 700), m["stone"], 4)
fresh = materials.Surface("fresh wood", (0.62, 0.42, 0.22), 0.55).mottled(0.25, (26, 26, 1.2)).relief(((40, 40, 1.5), 0.05), edge=0.6).material
shapes.box((-0.8, 40), (-61, 60), (-190, 210), fresh, 1.2)
keep = shapes.prism(shapes.rounded_rectangle((-18, 26), (-165, 185), 4, 8), (-3.2, -0.4), "x", m["brushed_up"])
holes = [shapes.prism(shapes.rounded_rectangle((-7, 15), span, 2, 5), (-20, 20), "x") for span in ((-22, 22), (60, 100))]
shapes.rounded(shapes.cut(keep, *holes), 0.5, 3, 40)
for span in ((-22, 22), (60, 100)):
    shapes.prism(shapes.rounded_rectangle((-7, 15), span, 2, 5), (-0.7, 0.2), "x", m["void"])
for z in (-145, -100, -55, 42, 118, 165):
    locks.screw(m, (0, 0, 0), shapes.pivot((-3.4, 4, z), (0, 0, -90)), 4.6, z % 80)
leaf = shapes.pivot((-62, 4, 0), (0, 0, 0))
shapes.box((-600, 0), (-20, 24), (-700, 700), m["paint"], 1.5, leaf)
face = shapes.prism(shapes.rounded_rectangle((-10, 14), (-140, 160), 1.5, 4), (-1, 2.2), "x", m["brushed_up"], 0, leaf)
shapes.rounded(shapes.cut(face, shapes.prism(shapes.rounded_rectangle((-6, 10), (-17, 17), 1.5, 4), (-20, 20), "x", parent=leaf)), 0.4, 3, 40)
shapes.box((-12, 22), (-5.4, 9.4), (-16.2, 16.2), m["chrome"], 1.2, leaf)
shapes.prism([(-10, -4.6), (3, -4.6), (14, 4.5), (15, 8.6), (-10, 8.6)], (68, 94), "z", m["satin"], 0.6, leaf)
studio.surroundings("studio", 0.2, 60, (0.8, 0.88, 1))
studio.soft_box((-500, -600, 300), (0, 0, 0), 320, 190, (0.8, 0.9, 1), 500)
studio.soft_box((-260, -500, 40), (0, 0, 0), 200, 120, (1, 0.9, 0.78), 700)
studio.soft_box((400, -700, 200), (50, -60, 0), 260, 170, (1, 0.72, 0.45), 500)
studio.soft_box((-60, 300, 60), (-30, 20, 0), 120, 120, studio.WARM, 900)
studio.camera((-330, -330, 70), (-8, 0, 12), 58, focus=(-10, 0, 10), stop=8)
studio.render(os.path.abspath(OUT), int(WIDTH), int(HEIGHT), int(SAMPLES))
