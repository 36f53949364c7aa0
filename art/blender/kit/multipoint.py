"""A multipoint lock in the edge of a leaf: its long forend, its hooks, its latch, its dead bolt.

Everything stands on the forend: its face is the plane x = 0, the bolts are thrown towards +x, y runs across the leaf.
"""
import math

from . import locks
from .materials import Surface
from .shapes import box, cut, pivot, prism, rounded, rounded_rectangle

HALF = 21
"""Half the width of the forend."""


def filleted(corners, steps=6):
    """An outline of (a, b, radius): each corner turned as an arc of its radius."""
    outline = []
    for i, (a, b, radius) in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        if not radius:
            outline.append((a, b))
            continue
        ways = []
        for other in (before, after):
            long = math.hypot(other[0] - a, other[1] - b)
            ways.append(((other[0] - a) / long, (other[1] - b) / long))
        (ax, ay), (bx, by) = ways
        half = math.acos(max(-1, min(1, ax * bx + ay * by))) / 2
        reach, deep = radius / math.tan(half), radius / math.sin(half)
        mx, my = ax + bx, ay + by
        size = math.hypot(mx, my)
        centre = (a + mx / size * deep, b + my / size * deep)
        first = math.atan2(b + ay * reach - centre[1], a + ax * reach - centre[0])
        last = math.atan2(b + by * reach - centre[1], a + bx * reach - centre[0])
        sweep = (last - first + math.pi) % (2 * math.pi) - math.pi
        outline += [(centre[0] + radius * math.cos(first + sweep * k / steps), centre[1] + radius * math.sin(first + sweep * k / steps)) for k in range(steps + 1)]
    return outline


def surfaces():
    """Stainless for the forend, brushed along it; hardened steel for what is thrown; the depth of a mouth, out of which no light comes back, not even a gloss."""
    depth = Surface("depth", (0, 0, 0), 1)
    depth.set("Specular", 0)
    return {
        "depth": depth.material,
        "forend": Surface("forend", (0.60, 0.59, 0.57), 0.30, 1).uneven((150, 150, 1.5), 0.05, 0.08).relief(((130, 130, 1.2), 0.004), edge=0.3).material,
        "thrown": Surface("thrown", (0.66, 0.65, 0.62), 0.20, 1).uneven((26, 26, 26), 0.03, 0.09).relief(((12, 12, 12), 0.006), edge=0.35).material,
    }


def forend(m, parent, low, high, mouths, screws):
    """The long plate: `mouths` are (half its width, low, high), each dark behind; `screws` are heights. Returns the plate."""
    plate = prism(rounded_rectangle((-HALF, HALF), (low, high), 5, 8), (-3, 0), "x", m["forend"], 0, parent)
    for half, foot, top in mouths:
        cut(plate, prism(rounded_rectangle((-half, half), (foot, top), 1.6, 4), (-30, 12), "x", None, 0, parent))
        box((-24, -20), (-half - 0.4, half + 0.4), (foot - 0.4, top + 0.4), m["depth"], 0, parent)
    for i, z in enumerate(screws):
        locks.countersunk(m, plate, (0, 0, 0), pivot((0, 0, z), (0, 0, 90), parent), 4.6, 37 * i % 60)
    return rounded(plate, 0.5, 3, 40)


HOOK = [(-16, -31, 0), (24, -31, 10), (46, -24, 15), (47, 18, 4), (37, 34, 4), (27, 30, 3), (27, 0, 8), (4, -3, 2), (-16, -1, 0)]
"""A hook swung out, its point upwards: (out of the forend, height, radius of the corner)."""


def hook(m, parent, z, thick=16):
    """A hook swung out of its slot, the arm's middle at height `z`."""
    at = pivot((0, 0, z), parent=parent)
    prism(filleted(HOOK), (-thick / 2, thick / 2), "y", m["thrown"], 1.5, at, 4)


def latch(m, parent, z):
    """A latch, flat where it holds (-y), bevelled where it closes (+y)."""
    outline = filleted([(-12, -7.6, 0), (20, -7.6, 1.2), (20, -4.6, 1.2), (4, 7.6, 2), (-12, 7.6, 0)])
    prism(outline, (z[0], z[1]), "z", m["thrown"], 0.9, parent, 3)


def strike(m, parent, low, high, mouths, across=(-12, 58), middle=24):
    """On the frame, facing -x: a steel plate, a mouth across from all that the forend throws; `mouths` are heights (low, high)."""
    plate = box((-2.6, 0.5), across, (low, high), m["forend"], 0, parent)
    for foot, top in mouths:
        cut(plate, box((-9, 9), (middle - 17, middle + 17), (foot, top), None, 0, parent))
        box((-0.4, 0.6), (middle - 18, middle + 18), (foot - 1, top + 1), m["void"], 0, parent)
    return rounded(plate, 0.6, 3, 40)


def dead_bolt(m, parent, z, throw=30):
    prism(rounded_rectangle((-8, 8), z, 1, 4), (-14, throw), "x", m["thrown"], 1.3, parent, 4)
