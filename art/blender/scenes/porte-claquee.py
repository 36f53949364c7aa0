"""A door that only slammed: on its edge the bevelled latch alone stands out, the dead bolt is drawn in; the key hangs on the hall side."""
import math

from kit import doors, lock_edge, locks, materials, shapes, studio
from kit.hall import hall

OPEN, WIDTH, THICK = 30, 852, 56
LATCH, BOLT = 72, 12

m = materials.workshop()
m["paint"] = materials.Surface("satin paint", (0.006, 0.036, 0.075), 0.46).uneven((14, 14, 0.8), 0.04).relief(((20, 20, 0.35), 0.05), edge=1.4).material
m["latch"] = materials.Surface("latch", (0.70, 0.67, 0.62), 0.23, 1).uneven((30, 30, 30), 0.012, 0.05).relief(((14, 14, 14), 0.003), edge=0.3).material
m["bolt"] = materials.Surface("bolt", (0.50, 0.48, 0.45), 0.30, 1).uneven((140, 140, 3), 0.03, 0.06).relief(((120, 120, 2), 0.0007), edge=0.3).material
plaster = materials.Surface("plaster", (0.020, 0.030, 0.045), 0.8).mottled(0.12, (0.5, 0.5, 0.5)).relief(((14, 14, 14), 0.25)).material


def beside(x, y, z):
    """A point given from the leaf's lock edge, in the world."""
    a = math.radians(-OPEN)
    x += WIDTH
    return (x * math.cos(a) - y * math.sin(a) - WIDTH, x * math.sin(a) + y * math.cos(a), z)


# The leaf, ajar: a frame about sunk panels, moulded on the inner face, which is all of them that shows.
leaf = shapes.pivot((WIDTH, 0, 0), parent=shapes.pivot((-WIDTH, 0, 0), (0, 0, -OPEN)))
edge = shapes.box((-130, 0), (0, THICK), (-1000, 1100), m["paint"], 0, leaf)
shapes.box((-850, -129), (9, THICK - 9), (-1000, 1100), m["paint"], 0, leaf)
shapes.box((-850, -730), (0, THICK), (-1000, 1100), m["paint"], 1.5, leaf)
inner = shapes.pivot((-850, THICK, 0), (0, 0, 180), leaf)
for z in ((-1000, -800), (-190, 150), (980, 1100)):
    shapes.box((-730, -130), (0, THICK), z, m["paint"], 1.2, leaf)
for z in ((-800, -190), (150, 980)):
    shapes.moulding((-720, -120), z, doors.PANEL_MOULD, m["paint"], inner)

# Its lock: the plate on the edge, the knob outside, the key inside.
lock_edge.forend(m, edge, leaf, THICK / 2, (-92, 115), LATCH, BOLT, ((101, 4.2, 20), (-77, 4.2, 50), (-17.5, 3.4, 35)))
shapes.rounded(edge, 1.3, 3, 60)
lock_edge.knob(m, shapes.pivot((-64, 0, 72), parent=leaf))
inside = shapes.pivot((-64, THICK, 0), (0, 0, 180), leaf)
plug = doors.lock_plate(m, inside, with_lever=False)
handle = shapes.pivot(parent=inside)
handle.scale = (-1, 1, 1)
locks.lever(m, handle)
locks.key(m, shapes.pivot((0, -16, 0), (0, 0, 90), plug))
locks.ring(m, shapes.pivot((0, -41, -13), (0, 0, 78), plug))
locks.key(m, shapes.pivot((0, -41, -56), (0, 95, -114), plug), cuts=(1, 4, 2, 5, 3, 1), head="brass", metal="brass")

# The frame, the landing's wall at night, the hall.
for x in ((-960, -856), (6, 110)):
    shapes.box(x, (-30, 90), (-1200, 1300), m["paint"], 3)
for x in ((110, 2500), (-4500, -960)):
    shapes.box(x, (-20, 90), (-1200, 1800), plaster)
shapes.box((-3400, -3390), (-4000, -20), (-1200, 1800), plaster)
shapes.box((-4500, 3000), (-4000, 90), (-1100, -1018), plaster)
# Its floor is low: the camera looks down on the latch, and the lamp must still be seen.
hall(m, floor=-1690, lamp=(-1640, 474))

# The hall; what the latch's flat side mirrors of it; what its bevel mirrors of the landing, low on the left.
studio.bulb((-500, 900, 700), 1500, (1, 0.60, 0.28), 120)
studio.soft_box(beside(150, 330, -10), beside(8, 30, LATCH), 64, 13, (1, 0.79, 0.56), 120)
studio.soft_box(beside(-60, -330, -50), beside(8, 26, LATCH), 130, 14, (0.80, 0.89, 1), 170)
studio.soft_box(beside(-40, 520, 160), beside(-64, THICK + 40, 20), 260, 240, (1, 0.66, 0.36), 260)
# What its upper side mirrors by way of the plate.
studio.soft_box(beside(290, -70, 190), beside(6, 28, LATCH), 70, 16, (0.80, 0.89, 1), 50)
# The key's own light.
studio.soft_box(beside(190, 330, 150), beside(-64, 95, -5), 60, 26, (1, 0.80, 0.58), 60)
# The landing: a cold light on the edge, which its steel mirrors, and one on the wall.
studio.soft_box(beside(560, -190, -40), beside(0, 28, 40), 130, 40, (0.72, 0.84, 1), 300)
studio.soft_box(beside(700, 160, 420), beside(0, 28, 40), 200, 60, (1, 0.90, 0.78), 200)
studio.soft_box(beside(100, -600, 300), beside(0, -20, 40), 400, 90, studio.DUSK, 400)
studio.surroundings("city", 0.3, 200, (0.26, 0.52, 1))
studio.soft_box((-2400, -1500, 900), (-3400, -900, -300), 900, 3600, studio.DUSK, 900)
a = math.radians(18)
studio.camera(beside(470 * math.cos(a), 28 + 470 * math.sin(a), 250), beside(-14, 68, 130), 78, focus=beside(6, 28, LATCH), stop=11, shift=(0, -0.362))
