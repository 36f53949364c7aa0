"""The door behind the last call of a page: seen straight on, wide open, its whole frame, the light of the hall on the mat and the stone."""
from kit import doors, locks, materials, shapes, studio
from kit.hall import hall
from kit.landing import FLOOR, landing

m = materials.workshop()
landing(m)
hall(m, floor=FLOOR - 4, back=2300, lamp=(-300, 2080))
# The head of the frame, which the pictures beside this one crop.
shapes.box((-960, 110), (-47, 60), (1104, 1206), m["paint"], 3)
shapes.box((-944, 94), (-55, -40), (1116, 1192), m["paint"], 3)
plaster = materials.Surface("upper plaster", (0.030, 0.040, 0.055), 0.75).material
shapes.box((-956, 106), (-26, 60), (1204, 2400), plaster)
shapes.box((-5000, 4000), (-25, 60), (1800, 3000), plaster)

# The leaf has swung into the flat, on its hinges at the left: its inner face holds the light.
leaf = shapes.pivot((850, 0, 0), parent=shapes.pivot((-852, 0, 0), (0, 0, 86)))
m["satin_paint"] = materials.Surface("satin paint", (0.006, 0.036, 0.075), 0.55).uneven((14, 14, 0.8), 0.03).relief(((20, 20, 0.35), 0.03), edge=1.2).material
doors.panelled_leaf(m, leaf, surface="satin_paint")
plug = doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))
locks.key(m, shapes.pivot((0, -28, 0), (0, 0, 90), plug))

studio.soft_box((-330, 1500, 1300), (-420, -900, FLOOR), 500, 42000, (1, 0.40, 0.10))
studio.soft_box((-160, -30, FLOOR + 110), (-330, -800, FLOOR - 200), 320, 300, (1, 0.40, 0.10))
studio.bulb((-330, 1300, 1000), 350, (1, 0.58, 0.26), 120)

studio.surroundings("city", 0.10, 200, (0.26, 0.50, 1))
studio.soft_box((1700, -2500, 1900), (-300, 0, 100), 600, 5000, studio.DUSK, 900)
studio.soft_box((-2600, -3200, 900), (-500, 0, -500), 700, 1500, studio.DUSK, 700)
studio.camera((-330, -5200, 120), (-330, 0, 120), 60, focus=(-426, 0, 0), stop=11, shift=(0.0, -0.03))
