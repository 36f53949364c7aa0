"""The edge of a leaf where its lock shows: forend, spring latch, dead bolt drawn in. Made at x = 0, facing +x."""
import math

from .locks import countersunk
from .shapes import box, cut, lathe, pivot, prism, rod, rounded, rounded_rectangle

HALF = 8
"""Half the thickness of the latch and of the dead bolt."""


def latch(m, parent=None, height=34, reach=16, metal="latch"):
    """A spring latch thrown by its whole length: its bevel turned to -y, the side that a leaf opening inwards closes on; flat on the hall's."""
    slope = []
    for i in range(17):
        t = i / 16
        # The bevel swells a little, as it is cast and then ground.
        slope.append((reach - 1.6 - (reach - 2.4) * t + 0.7 * math.sin(math.pi * t), -HALF + 3.0 + (2 * HALF - 3.0) * t))
    nose = [(reach - 1.2, -HALF), (reach - 0.35, -HALF + 0.35), (reach, -HALF + 1.2), (reach - 0.3, -HALF + 2.1)]
    outline = [(a, -b) for a, b in ((-9, -HALF), *nose, *slope, (-9, HALF))]
    return rounded(prism(outline, (-height / 2, height / 2), "z", m[metal], 0, parent), 0.5, 3, 50)


def forend(m, edge, parent, y, z, latch_at, bolt_at, screws=(), width=24):
    """A plate let flush into the timber `edge`, its middle at `y`, over the heights `z`. Returns the pivot of the plate."""
    at = pivot((0, y, 0), parent=parent)

    def outline(more):
        return rounded_rectangle((-width / 2 - more, width / 2 + more), (z[0] - more, z[1] + more), width / 2 + more - 0.01, 12)

    cut(edge, prism(outline(0.3), (-3.2, 5), "x", None, 0, at))
    plate = prism(outline(0), (-3, 0.15), "x", m["brushed_up"], 0, at)
    for middle, high, gap in ((latch_at, 34, 0.45), (bolt_at, 36, 0.35)):
        hole = prism(rounded_rectangle((-HALF - gap, HALF + gap), (middle - high / 2 - gap, middle + high / 2 + gap), 0.8, 4), (-12, 5), "x", None, 0, at)
        cut(plate, hole)
        cut(edge, hole)
        box((-11.9, -11), (-HALF - 1, HALF + 1), (middle - high / 2 - 1, middle + high / 2 + 1), m["void"], 0, at)
    latch(m, pivot((0, 0, latch_at), parent=at))
    # The dead bolt, drawn in: its face lies just below the plate's.
    rounded(box((-9, -0.8), (-HALF, HALF), (bolt_at - 18, bolt_at + 18), m["bolt"], 0, at), 0.5, 3, 40)
    for height, radius, turn in screws:
        countersunk(m, plate, (0, 0, 0), pivot((0.15, 0, height), (0, 0, 90), at), radius, turn)
    rounded(plate, 0.35, 3, 40)
    return at


def latch_outwards(m, parent=None, height=32, reach=24, metal="latch"):
    """The latch of a leaf that opens outwards: flat on the landing's side, which holds; then its nose; its bevel, long and shallow, on the hall's."""
    nose = [(reach - 0.9, -HALF), (reach - 0.25, -HALF + 0.3), (reach, -HALF + 1.0), (reach, -2.6), (reach - 0.3, -1.6)]
    slope = [(reach - 0.3 - 6.2 * t - 0.5 * math.sin(math.pi * t), -1.6 + (HALF + 1.6) * t) for t in (i / 12 for i in range(1, 13))]
    return rounded(prism([(-9, -HALF), *nose, *slope, (-9, HALF)], (-height / 2, height / 2), "z", m[metal], 0, parent), 0.5, 3, 50)


def knob(m, parent=None, metal="brushed"):
    """A fixed knob on its rose, facing -y: what a door that locks when it slams has on its outer side."""
    outline = [(0, 0), (25, 0), (25, -4), (24, -6.5), (12, -8), (10.5, -12), (10.5, -24), (13, -31), (20, -38), (25.5, -45)]
    outline += [(26.5 * math.cos(math.radians(a)), -49 - 9 * math.sin(math.radians(a))) for a in range(0, 81, 10)]
    lathe([*outline, (0, -58)], "y", material=m[metal], parent=parent, steps=128)
    rod(3, (-4, 0), 0.2, "y", (0, 0, 0), m["void"], parent)
