"""A digital peephole, inside: a screen on the oak of the door, a visitor on the landing in it."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import doors, locks, materials, shapes, studio  # noqa: E402

OUT, WIDTH, HEIGHT, SAMPLES = sys.argv[sys.argv.index("--") + 1 :]

shapes.reset()
m = materials.workshop()
shapes.box((-600, 600), (0, 40), (-600, 600), m["oak"])
for x in (-150, 150):
    shapes.box((x - 1.2, x + 1.2), (-0.3, 3), (-600, 600), m["void"])
case = shapes.pivot((0, 0, 0))
shapes.prism(shapes.rounded_rectangle((-66, 66), (-42, 46), 9, 12), (-15, 0), "y", m["black"], 2.4, case, 5)
shapes.prism(shapes.rounded_rectangle((-58, 58), (-26, 38), 2, 6), (-15.6, -14.9), "y", m["void"], 0.2, case)
light = lambda name, colour, power: materials.Surface(name, colour, 0.4, glow=colour, glow_strength=power).material  # noqa: E731
shapes.box((-56, 56), (-15.9, -15.65), (-24, 36), light("landing", (0.05, 0.08, 0.12), 0.9), 0, case)
shapes.prism([(-56, -24), (56, -24), (22, -4), (-22, -4)], (-16.05, -15.95), "y", light("floor", (0.10, 0.095, 0.09), 0.9), 0, case)
shapes.prism([(-22, -4), (22, -4), (22, 26), (-22, 26)], (-16.05, -15.95), "y", light("back wall", (0.16, 0.15, 0.14), 0.9), 0, case)
coat = [(-13, -24), (-13.5, -6), (-12, 2), (-8, 6.5), (-3, 8), (3, 8), (8, 6.5), (12, 2), (13.5, -6), (13, -24)]
shapes.prism(coat, (-16.2, -16.06), "y", light("coat", (0.05, 0.07, 0.10), 0.7), 0, case)
shapes.prism(shapes.circle((0, 14.5), 6.2, 48), (-16.3, -16.1), "y", light("face", (0.36, 0.21, 0.14), 0.8), 0, case)
shapes.prism([*shapes.circle((0, 15.5), 6.9, 40, (10, 170))], (-16.4, -16.2), "y", light("hair", (0.03, 0.025, 0.02), 1), 0, case)
shapes.rod(7, (-17.4, -14), 0.8, "y", (0, 0, -34), m["brushed"], case)
shapes.rod(1.2, (-15.6, -14), 0.2, "y", (54, 0, -34), light("lamp", (1, 0.35, 0.05), 8), case)
studio.surroundings("studio", 0.25, 60, (1, 0.9, 0.78))
studio.soft_box((-400, -500, 400), (0, 0, 0), 300, 110, (1, 0.86, 0.68), 400)
studio.soft_box((420, -300, 100), (0, 0, 0), 200, 60, (1, 0.6, 0.3), 400)
studio.soft_box((60, -260, 420), (0, -10, 0), 160, 40, (1, 0.97, 0.93), 90)
studio.camera((-120, -330, 36), (6, 0, 0), 62, focus=(0, -16, 4), stop=8)
studio.render(os.path.abspath(OUT), int(WIDTH), int(HEIGHT), int(SAMPLES))
