"""A flat's door seen twice by one camera: its frame forced, and repaired. What both pictures share: surfaces, wall, leaf, hall, light, camera."""
from . import doors, locks, materials, shapes, studio
from .hall import hall

MIDDLE = 36
"""Height of the strike's middle. The post's face is x = 5, its landing side y = -6, its hall side y = 134."""

POST, STOP, UPRIGHT = ((5, 106), (-6, 134)), ((-9, 44), (-46, -3)), (-900, 1300)
"""The old oak post and the painted stop that covers its landing side, in x and y; both stand on the same heights."""

def surfaces():
    """The workshop's materials, and those of this door."""
    m = materials.workshop()
    m["aged"] = materials.Surface("aged oak", (0.085, 0.036, 0.014), 0.38).mottled(0.5, (30, 30, 0.9)).uneven((40, 40, 1), 0.06, 0.1).relief(((55, 55, 1.0), 0.12), ((9, 9, 0.5), 0.3), ((210, 210, 7), 0.25), edge=1.5).material
    m["plaster"] = materials.Surface("plaster", (0.030, 0.040, 0.055), 0.75).mottled(0.12, (0.5, 0.5, 0.5)).relief(((1.5, 1.5, 1.5), 0.8), ((14, 14, 14), 0.25)).material
    m["satin_paint"] = materials.Surface("satin paint", (0.006, 0.036, 0.075), 0.50).uneven((14, 14, 0.8), 0.04).relief(((20, 20, 0.35), 0.05), edge=1.2).material
    return m


def surrounds(m):
    """The painted casing over the stop, the wall, the hall behind."""
    shapes.box((20, 104), (-54, -40), UPRIGHT, m["paint"], 3)
    shapes.box((30, 94), (-60, -50), UPRIGHT, m["paint"], 4)
    shapes.box((104, 2500), (-26, 100), (-1100, 1800), m["plaster"])
    hall(m, floor=-1018, back=2100, lamp=(860, 1700))


def leaf_ajar(m, droop=0):
    """The leaf, its face left in the night, its lever hanging by `droop` degrees. Returns its pivot and the timbers of its lock edge."""
    leaf = shapes.pivot((850, 0, 0), parent=shapes.pivot((-852, 0, 0), (0, 0, 15)))
    edge = doors.panelled_leaf(m, leaf, surface="satin_paint")
    plate = shapes.pivot((-64, 0, 0), parent=leaf)
    doors.lock_plate(m, plate, with_lever=False)
    spindle = shapes.pivot((0, 0, 72), (0, -droop, 0), plate)
    locks.lever(m, shapes.pivot((0, 0, -72), parent=spindle))
    return leaf, edge


def light_and_camera():
    # What the hall throws on the reveal, and the craftsman's lamp on the landing.
    studio.soft_box((-150, 900, 200), (5, 40, MIDDLE), 260, 1100, (1, 0.56, 0.24), 1900)
    studio.soft_box((-330, -20, 190), (5, 40, MIDDLE), 110, 84, (1, 0.84, 0.64), 320)
    studio.soft_box((-420, -500, 420), (5, 0, MIDDLE), 160, 160, (1, 0.88, 0.74), 160)
    # What the strike mirrors, over all its length; nearer than the lever, which it must not cut.
    studio.soft_box((-56, 106, 18), (5, 46, MIDDLE), 38, 4, (1, 0.93, 0.84), 230)
    # What the plate of the handle mirrors, in the place of the lit post: the night's light, which keeps its steel cool.
    studio.soft_box((-18, 166, 27), (-93, 203, MIDDLE), 64, 3.6, (0.66, 0.80, 1), 250)
    studio.bulb((500, 1100, 1000), 900, (1, 0.60, 0.28), 120)
    studio.surroundings("city", 0.3, 200, (0.26, 0.52, 1))
    studio.soft_box((-2400, -2600, 900), (-300, 100, 0), 900, 2300, studio.DUSK, 900)
    studio.soft_box((900, -1300, 700), (60, -50, 40), 500, 800, studio.DUSK, 900)
    studio.camera((-640, -610, 150), (-108, 26, 33), 53, focus=(3, 30, MIDDLE), stop=6)
