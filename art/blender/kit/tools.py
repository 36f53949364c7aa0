"""The locksmith's bench and what lies on it."""
import math

from .locks import blade
from .materials import Surface
from .shapes import box, circle, cut, pivot, prism, rod, rounded


def bench(m, width=1200, depth=(-500, 900), plank=118):
    """A bench of dark planks along x, its top at z = 0."""
    wood = Surface("bench", (0.040, 0.021, 0.011), 0.40).mottled(0.45, (1.1, 24, 24)).uneven((2, 30, 30), 0.05, 0.12).relief(((1.4, 38, 38), 0.09), edge=0.9)
    y, row = depth[0], 0
    while y < depth[1]:
        joint = (-0.31, 0.24, -0.05, 0.42)[row % 4] * width
        for x in ((-width, joint - 0.4), (joint + 0.4, width)):
            box(x, (y + 0.5, y + plank - 0.5), (-30, -(row % 3) * 0.15), wood.material, 0.9)
        y, row = y + plank, row + 1
    box((-width, width), depth, (-34, -4), m["void"])


def metal_key(m, parent=None, length=31, cuts=(), metal="nickel"):
    """A key all of metal, or a blank where `cuts` is left out: along +x from its shoulder, in the plane xz. Returns its pivot."""
    at, thick = pivot(parent=parent), 2.2
    steel = prism(blade(length, cuts=cuts or (0, 0)), (-thick / 2, thick / 2), "y", m[metal], 0, at)
    cut(steel, *[box((-1, length + 2), (s * thick / 2 - 0.7, s * thick / 2 + 0.7), (z - 0.6, z + 0.6), parent=at) for s, z in ((-1, -1.4), (1, 0.6))])
    bow = circle((-13.5, 0), 12, 72, (24, 336)) + [(-1.5, -5.4), (1, -5.4), (1, 5.4), (-1.5, 5.4)]
    head = prism(bow, (-thick / 2, thick / 2), "y", m[metal], 0, at)
    rounded(cut(head, rod(3, (-6, 6), 0.1, "y", (-20.5, 0, 0), parent=at)), 0.5, 3, 40)
    return at


def toothed(radius, teeth, deep, lean=0.6):
    """Outline of a cutter or of a knurled knob."""
    points = []
    for i in range(teeth):
        for part, r in ((0, radius - deep), (lean, radius), (lean + 0.15, radius)):
            a = 2 * math.pi * (i + part) / teeth
            points.append((r * math.cos(a), r * math.sin(a)))
    return points
