"""A leaf open on a lit hall, its multipoint lock down its edge."""
import math

from . import doors, locks, materials, multipoint, shapes, studio
from .hall import hall
from .landing import FLOOR, landing

OPEN = 37
"""Degrees that the leaf has swung out over the landing: its edge faces us, and its hooks stand in profile."""

FAR = 162
"""How far above and below the cylinder the hooks stand, in mm."""


EDGE = -852 + 852 * math.cos(math.radians(OPEN)), -852 * math.sin(math.radians(OPEN))
"""Where the leaf's edge is, in x and y."""


def stand(spill=(1, 0.42, 0.12)):
    """Leaf, lock, frame, hall and light. `spill`: the colour of what the hall throws on its floor."""
    m = {**materials.workshop(), **multipoint.surfaces()}
    m["satin_paint"] = materials.Surface("satin paint", (0.006, 0.036, 0.075), 0.45).uneven((14, 14, 0.8), 0.04).relief(((20, 20, 0.35), 0.05), edge=1.2).material
    landing(m, mat=False)
    hall(m, floor=FLOOR - 4, back=2300, lamp=(-300, 2080))

    leaf = shapes.pivot((852, 0, 0), parent=shapes.pivot((-852, 0, 0), (0, 0, -OPEN)))
    timbers = doors.panelled_leaf(m, leaf, surface="satin_paint")
    plug = doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))
    locks.key(m, shapes.pivot((0, -28, 0), (0, 0, 90), plug))

    edge = shapes.pivot((0.8, 26, 0), parent=leaf)
    mouths = [(9, h - 37, h + 37) for h in (FAR, -FAR)] + [(8.2, 79.5, 108.5), (8.6, -8.5, 26.5)]
    screws = [FAR + 52, 53, -36, -112, -52 - FAR, 640, -640]
    for half, foot, top in mouths:
        for timber in timbers:
            shapes.cut(timber, shapes.box((-30, 4), (-half - 1, half + 1), (foot - 1, top + 1), m["depth"], 0, edge))
    multipoint.forend(m, edge, -930, 1000, mouths, screws)
    for height in (FAR, -FAR):
        multipoint.hook(m, edge, height)
    multipoint.latch(m, edge, (80, 108))
    multipoint.dead_bolt(m, edge, (-8, 26))

    # On the frame, the mouths that wait for them.
    taken = [(FAR - 36, FAR + 40), (-FAR - 36, 40 - FAR), (77, 111), (-12, 30)]
    multipoint.strike(m, shapes.pivot((3.8, 0, 0)), -700, 760, taken)
    # What it mirrors of the hall.
    studio.soft_box((-420, 620, 60), (0, 26, 60), 200, 260, (1, 0.80, 0.56), 700)
    light(spill)


def light(spill):
    edge, a = EDGE, math.radians(21)

    def by(x, y, z):
        """A point given from the leaf's edge, turned as the mirrors of the camera are."""
        return edge[0] + x * math.cos(a) - y * math.sin(a), edge[1] + x * math.sin(a) + y * math.cos(a), z

    # The light of the hall on the threshold; what the forend mirrors; the side of the hooks; their backs.
    studio.soft_box((-150, 1250, 900), (-250, -700, FLOOR), 120, 20000, spill)
    studio.bulb((-330, 1100, 900), 700, (1, 0.58, 0.26), 120)
    studio.soft_box(by(310, -60, -420), by(0, 0, -80), 110, 46, (1, 0.86, 0.68), 130)
    studio.soft_box(by(560, -110, -240), by(0, 0, 330), 120, 36, (0.72, 0.85, 1), 300)
    studio.soft_box(by(-330, -70, -100), by(0, 0, 330), 70, 11, (1, 0.92, 0.82), 60)
    studio.soft_box(by(-235, -55, -760), by(0, 0, -160), 90, 14, (1, 0.86, 0.70), 420)
    studio.soft_box(by(-300, -260, 160), by(-40, -20, 0), 90, 26, (1, 0.8, 0.58), 200)
    studio.soft_box(by(100, 620, 1100), by(0, 0, 0), 500, 500, (1, 0.70, 0.42), 300)

    studio.surroundings("city", 0.2, 200, (0.26, 0.52, 1))
    studio.soft_box((-1700, -2200, 1500), (-500, -500, 0), 900, 3600, studio.DUSK, 900)
    studio.soft_box((1500, -1500, 500), (500, 0, -400), 700, 900, studio.DUSK, 900)
    # What the latch's bevel mirrors of the hall.
    studio.soft_box(by(-81, 392, -26), (*edge, 94), 90, 70, (1, 0.84, 0.62), 150)
    # What the near sides of all that is thrown mirror, from beside the leaf.
    studio.soft_box(by(-296, 38, -135), (*edge, 0), 90, 17, (0.80, 0.89, 1), 620)
