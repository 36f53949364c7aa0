"""The hero: a night-blue door ajar, the key in its lock, the lit hall behind. The lock stands at the right, so that words fit at the left."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import doors, locks, materials, shapes, studio  # noqa: E402

OUT, WIDTH, HEIGHT, SAMPLES = sys.argv[sys.argv.index("--") + 1 :]

shapes.reset()
m = materials.workshop()
leaf = shapes.pivot((850, 0, 0), parent=shapes.pivot((-850, 0, 0), (0, 0, 8)))
doors.panelled_leaf(m, leaf)
lock = shapes.pivot((-64, 0, 0), parent=leaf)
plug = doors.lock_plate(m, lock, turned=14)
locks.key(m, shapes.pivot((0, -14.2, 0), (0, 0, 90), plug))
chain = shapes.pivot((0, -39.4, 0), (0, 0, 12), lock)
locks.ring(m, shapes.pivot((0, 0, -13), parent=chain))
spare = shapes.pivot((-1.5, -3.6, -27), (0, 107, -40), chain)
locks.key(m, shapes.pivot((25.2, 0, 0), parent=spare), length=31, cuts=(2, 4, 1, 3, 5, 2), head="orange")
fob = shapes.pivot((0.5, 2.6, -27), (0, -9, -34), chain)
tag = shapes.prism(shapes.rounded_rectangle((-11.5, 11.5), (-72, 4.5), 6, 10), (-1.7, 1.7), "y", m["leather"], 0, fob)
shapes.rounded(shapes.cut(tag, shapes.rod(3.4, (-5, 5), 0.1, "y", parent=fob)), 0.9, 3, 40)
shapes.lathe([(3.3, -2.2), (4.6, -2.4), (5.6, -1.9), (5.6, 1.9), (4.6, 2.4), (3.3, 2.2)], "y", material=m["brass"], parent=fob)

doors.jamb(m)
z = -1213
for row, height in enumerate((310, 305, 312, 308, 306, 311, 309)):
    for x in ((44, 330), (334, 800)) if row % 2 else ((44, 230), (234, 800)):
        shapes.box(x, (-78, 60), (z, z + height - 5), m["stone"], 4)
    z += height
doors.lit_hall(m)
lamp = materials.Surface("lamp", (1, 0.8, 0.5), 0.3, glow=(1, 0.55, 0.2), glow_strength=30).material
for at, radius in (((690, 1500, 150), 64), ((930, 2050, -110), 40)):
    shapes.rod(radius, (-radius, radius), radius * 0.95, "z", at, lamp)

studio.surroundings("city", 0.4, 200, (0.26, 0.52, 1))
studio.soft_box((-1700, -1500, 1500), (-100, 0, 0), 1400, 2600, studio.DUSK)
studio.soft_box((-520, -560, 560), (-64, -30, 20), 200, 170, (0.8, 0.88, 1), 100)
studio.soft_box((330, -760, -40), (-64, -10, 30), 380, 200, (1, 0.78, 0.54), 560)
studio.soft_box((420, -420, 120), (-64, -30, -10), 120, 170, (1, 0.46, 0.13), 300)
studio.soft_box((-760, -360, -40), (-64, -40, -40), 170, 70, (1, 0.93, 0.84), 300)
studio.soft_box((300, 1900, 900), (400, 1500, -800), 900, 2200, studio.WARM)
studio.soft_box((160, 420, 60), (-40, -20, 0), 160, 420, (1, 0.52, 0.18), 500)
studio.camera((-330, -470, 70), (-150, 0, 10), 40, focus=(-70, -40, -10), stop=4.8)
studio.render(os.path.abspath(OUT), int(WIDTH), int(HEIGHT), int(SAMPLES))
