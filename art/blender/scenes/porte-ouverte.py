"""The same landing, a quarter of an hour later: the door stands open on the lit hall, its key in the lock. Words fit at the left."""
from kit import doors, locks, materials, shapes, studio
from kit.hall import hall
from kit.landing import FLOOR, landing

m = materials.workshop()
landing(m)
hall(m, floor=FLOOR - 4, back=1900, lamp=(235, 1700))

# The leaf has swung into the flat, on its hinges at the left.
leaf = shapes.pivot((850, 0, 0), parent=shapes.pivot((-852, 0, 0), (0, 0, 52)))
# Matt, not gloss, and no red in it: at this angle the hall's light would turn a blue door brown.
matt = materials.Surface("satin paint", (0.001, 0.042, 0.085), 0.6).uneven((14, 14, 0.8), 0.03).relief(((20, 20, 0.35), 0.03), edge=1.2)
matt.set("Specular", 0.12)
m["satin_paint"] = matt.material
doors.panelled_leaf(m, leaf, surface="satin_paint")
plug = doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))
locks.key(m, shapes.pivot((0, -28, 0), (0, 0, 90), plug))
locks.ring(m, shapes.pivot((0, -53, -13), (0, 0, 78), plug))
locks.key(m, shapes.pivot((0, -53, -56), (0, 95, -114), plug), cuts=(1, 4, 2, 5, 3, 1))

# The light of the flat falls out over the threshold, and lock edge and jamb cut it into a wedge across the mat. From the
# right, and still behind the leaf's plane, so that its face stays in the night.
studio.soft_box((60, 1250, 800), (-420, -500, FLOOR), 110, 34000, (1, 0.36, 0.08))
studio.bulb((-330, 1300, 1000), 250, (1, 0.58, 0.26), 120)

studio.surroundings("city", 0.16, 200, (0.26, 0.50, 1))
studio.soft_box((1700, -1500, 1500), (-300, 0, -100), 600, 6000, studio.DUSK, 900)
studio.soft_box((-2600, -3200, 900), (-500, 0, -500), 700, 1500, studio.DUSK, 700)
# The landing's own cold light on the leaf.
studio.soft_box((700, -1100, 500), (-600, 330, 0), 500, 1500, (0.28, 0.62, 1), 900)
studio.camera((-1300, -3300, 300), (-960, 0, 300), 39, focus=(-300, 0, 300), stop=8, shift=(-0.012, -0.222))
