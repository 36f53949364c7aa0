"""A frame repaired after a break-in: a long new keep screwed over fresh wood let into the old oak."""
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
    shapes.prism(shapes.rounded_rectangle((-7, 15), span, 2, 5), (-1.3, -0.7), "x", m["void"])
for z in (-145, -100, -55, 42, 118, 165):
    locks.screw(m, (0, 0, 0), shapes.pivot((-3.4, 4, z), (0, 0, -90)), 4.6, z % 80)
studio.surroundings("studio", 0.25, 60, (0.8, 0.88, 1))
studio.soft_box((-600, 420, 120), (0, 0, 10), 320, 260, (1, 0.95, 0.88), 700)
studio.soft_box((-500, -600, 300), (0, 0, 0), 320, 150, (0.8, 0.9, 1), 500)
studio.soft_box((300, -700, 300), (50, -60, 0), 360, 170, (1, 0.8, 0.6), 420)
studio.soft_box((-200, 100, 500), (0, 0, 0), 200, 60, studio.WARM, 200)
studio.camera((-330, -300, 70), (14, 0, 12), 58, focus=(-4, 2, 10), stop=9)
studio.render(os.path.abspath(OUT), int(WIDTH), int(HEIGHT), int(SAMPLES))
