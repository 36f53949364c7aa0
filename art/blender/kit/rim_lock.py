"""A rim lock: a case screwed to the back of a door, its rods, their guides, its bolts and their keeper.

The door's back is the plane y = 0 and faces -y; the leaf ends at x = 0, the frame begins beyond.
"""
import math

from . import locks
from .materials import Surface
from .shapes import box, circle, cut, lathe, mesh, pivot, prism, rod, rounded, rounded_rectangle

DEEP = 36
"""How far the case stands off the door."""

CASE = ((-158, -4), (-64, 64))
KEEPER = ((13, 58), (-62, 62))
"""Both in x and z."""

BOLTS = (-40, -12, 16)
"""Heights of the round bolts; the latch stands above them."""

ROD = (-81, -17)
"""Where the rods run, in x and y."""


def surfaces():
    return {
        "case": Surface("case", (0.58, 0.57, 0.55), 0.27, 1).uneven((1.5, 150, 150), 0.05, 0.07).relief(((1, 130, 130), 0.004), edge=0.3).material,
        "zinc": Surface("zinc", (0.56, 0.56, 0.55), 0.27, 1).uneven((20, 20, 20), 0.05, 0.12).relief(((10, 10, 10), 0.006), edge=0.3).material,
        "rod": Surface("rod", (0.64, 0.63, 0.61), 0.19, 1).uneven((60, 60, 1.2), 0.04, 0.08).material,
    }


def cushion(outline, middle, material, parent, soft=5):
    """A case whose front edge is turned in a quarter of a circle, `soft` mm wide: one outline, shrunk ring by ring."""
    n, vertices = len(outline), []
    wide = [max(abs(p[k] - middle[k]) for p in outline) for k in (0, 1)]
    rings = [(0, -2.9)] + [(soft * (1 - math.cos(a)), -DEEP + soft * (1 - math.sin(a))) for a in (math.radians(15 * i) for i in range(7))]
    for inset, y in rings:
        vertices += [(middle[0] + (p[0] - middle[0]) * (1 - inset / wide[0]), y, middle[1] + (p[1] - middle[1]) * (1 - inset / wide[1])) for p in outline]
    faces = [(k * n + i, k * n + (i + 1) % n, k * n + n + (i + 1) % n, k * n + n + i) for k in range(len(rings) - 1) for i in range(n)]
    return mesh("cushion", vertices, [*faces, tuple(range(n)), tuple(range((len(rings) - 1) * n, len(rings) * n))], material, parent, 40)


def well(m, at, axis, parent, radius):
    """The dark line round a part that comes out of another."""
    lathe([(radius, -0.3), (radius + 0.8, -0.3), (radius + 0.8, 0.25), (radius, 0.25)], axis, at, m["void"], parent)


def case(m, parent=None):
    """The case on its plate, with its cylinder and the knob of its latch. Returns the pivot of the plug, for a key."""
    (left, right), (low, high) = CASE
    prism(rounded_rectangle((left - 4, right + 2.5), (low - 4, high + 4), 7), (-2.6, 0.2), "y", m["zinc"], 0.8, parent)
    body = cushion(rounded_rectangle((left, right), (low, high), 11), ((left + right) / 2, (low + high) / 2), m["case"], parent)
    middle = (ROD[0] + 18, -20)
    slot = rounded_rectangle((-141, -103), (24, 34), 4.9)
    cut(body, prism(slot, (-DEEP - 5, -DEEP + 5), "y", None, 0, parent))
    cut(body, prism(circle(middle, 17.4, 96), (-DEEP - 5, -DEEP + 3), "y", None, 0, parent))
    prism(slot, (-DEEP + 3, -DEEP + 6), "y", m["void"], 0, parent)
    for x in (left + 15, right - 15):
        for z in (low + 15, high - 15):
            locks.countersunk(m, body, (x, -DEEP, z), parent, 5, (x * 7 + z) % 60)
    # A fine line milled round the face.
    line = prism(rounded_rectangle((left + 7, right - 7), (low + 7, high - 7), 6), (-DEEP - 3, -DEEP + 0.7), "y", None, 0, parent)
    cut(line, prism(rounded_rectangle((left + 8.3, right - 8.3), (low + 8.3, high - 8.3), 5), (-DEEP - 5, -DEEP + 5), "y", None, 0, parent))
    cut(body, line)
    rounded(body, 0.5, 2, 40)

    # The knob that draws the latch back, at the end of its slot that says the latch is out.
    knob = [(0, 3), (3.6, 3), (3.6, -2.4), (6.6, -3.4), (8.4, -5), (8.8, -7), (8.8, -12), (8.2, -13.4), (6.6, -14.2), (0, -14.6)]
    lathe(knob, "y", (-110, -DEEP, 29), m["nickel"], parent, 96)

    # The cylinder in its collar.
    front = pivot((middle[0], -DEEP, middle[1]), parent=parent)
    collar = [(17.3, 3), (17.3, -2.2), (16.6, -4.4), (15.2, -5.4), (13.4, -5.6), (12.7, -5.2), (12.6, 0), (0, 0)]
    lathe([(0, 3), *collar], "y", material=m["nickel"], parent=front, steps=128)
    rod(12.4, (-4.6, 2), 0.5, "y", material=m["chrome"], parent=front)
    well(m, (0, -4.7, 0), "y", front, 6.6)
    plug = pivot(parent=front)
    core = rod(locks.PLUG_RADIUS, (-5.4, 0), 0.35, "y", material=m["brass"], parent=plug)
    cut(core, prism(locks.KEYWAY, (-9, -2), "y", None, 0, plug))
    return plug


def rods(m, parent=None, reach=700, guides=(120, -120)):
    """The two rods, thrown to the top and the foot of the door, and a guide on each."""
    x, y = ROD
    _, (low, high) = CASE
    for way, start in ((1, high), (-1, low)):
        rod(7, (start - way * 8, way * reach), 0.6, "z", (x, y, 0), m["rod"], parent)
        collar = [(0, -3), (11.5, -3), (11.5, 3.6), (10.8, 4.6), (7.4, 4.8), (7.2, 4), (0, 4)]
        lathe([(r, start + way * d) for r, d in collar], "z", (x, y, 0), m["zinc"], parent)
        well(m, (x, y, start + way * 4.6), "z", parent, 7)
    arch = [(-13, 0.2), *circle((0, y), 13, 32, (180, 360)), (13, 0.2)]
    for z in guides:
        at = pivot((x, 0, z), parent=parent)
        prism(arch, (-15, 15), "z", m["zinc"], 1.6, at, 4)
        foot = prism(rounded_rectangle((-36, 36), (-15, 15), 6), (-3.2, 0.2), "y", m["zinc"], 0, at)
        for side in (-25, 25):
            locks.countersunk(m, foot, (side, -3.2, 0), at, 4.6, (z + side) % 60)
        rounded(foot, 0.9, 3, 40)
        for end in (-15, 15):
            well(m, (0, y, end), "z", at, 7)


def keeper(m, parent=None):
    """The keeper, screwed through to the frame; the bolts and the latch go in on the left."""
    (left, right), (low, high) = KEEPER
    prism(rounded_rectangle((left - 3, right + 5), (low - 4, high + 4), 7), (-3.4, 0.2), "y", m["zinc"], 0.9, parent)
    body = cushion(rounded_rectangle((left, right), (low, high), 6), ((left + right) / 2, (low + high) / 2), m["case"], parent, 4)
    for z in BOLTS:
        cut(body, rod(10.4, (left - 9, left + 14), 0.1, "x", (0, -19, z), parent=parent))
    cut(body, box((left - 9, left + 14), (-28.5, -9.5), (34.5, 56.5), parent=parent))
    for z in (low + 15, -12, high - 15):
        locks.countersunk(m, body, (right - 15, -DEEP, z), parent, 5, (z * 3) % 60)
    rounded(body, 0.6, 2, 40)
    box((left + 13, left + 16), (-32, -6), (low + 4, high - 4), m["void"], 0, parent)


def thrown(m, parent=None):
    """What the case throws: three round bolts and the latch."""
    right, into = CASE[0][1], KEEPER[0][0] + 11
    for z in BOLTS:
        rod(9.2, (right - 8, into), 1.5, "x", (0, -19, z), m["chrome"], parent)
        well(m, (right, -19, z), "x", parent, 9.2)
    box((right - 8, into), (-27.5, -10.5), (35.5, 55.5), m["nickel"], 1, parent)
