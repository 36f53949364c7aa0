"""Leaves, frames, plates: what locks are set in."""
from .locks import PLUG_RADIUS, KEYWAY, euro_profile, lever, screw
from .shapes import box, circle, cut, moulding, pivot, prism, rod, rounded, rounded_rectangle

PANEL_MOULD = [
    (0, 0.2), (0, -5), (1.5, -7.5), (5, -8.5), (9, -7.5), (11, -4.5), (12, -2.5),
    (16, -2.5), (18, -1.5), (22, 3), (27, 5.8), (33, 7), (35, 7), (35, 8),
]
PANEL_FIELD = [(0, 8), (0, 6), (3, 4.5), (40, -1), (42, -2.2), (44, -2.2), (300, -2.2)]


def panelled_leaf(m, parent, width=850, low=-1000, high=1100, rail=(-95, 75), surface="paint"):
    """A French panelled leaf, its lock edge at x = 0, its outer face at y = 0, hung towards -x. Returns the two timbers of its lock edge."""
    paint = m[surface]
    core = box((-width, 0), (8, 52), (low, high), paint, 1.5, parent)
    stiles = [box(x, (0, 20), (low, high), paint, 1.2, parent) for x in ((-width, 120 - width), (-150, 0))]
    for z in ((low, low + 200), rail, (high - 120, high)):
        box((120.3 - width, -150.3), (0, 20), z, paint, 1.2, parent)
    for z in ((low + 200, rail[0]), (rail[1], high - 120)):
        moulding((120 - width, -150), z, PANEL_MOULD, paint, parent)
        moulding((245 - width, -275), (z[0] + 125, z[1] - 125), PANEL_FIELD, paint, parent)
    return core, stiles[1]


def lock_plate(m, parent, turned=0, with_lever=True):
    """A long plate with its cylinder (and lever), plug centre at 0, 0. Returns the pivot of the plug, for a key."""
    plate = prism(rounded_rectangle((-23, 23), (-88, 160), 7, 10), (-9, 0), "y", m["brushed_up"], 0, parent)
    rounded(cut(plate, prism(euro_profile(0.35), (-30, 30), "y", None, 0, parent)), 1.6, 4, 40)
    prism(euro_profile(0.3), (-2, 6), "y", m["void"], 0, parent)
    for z, turn in ((-76, 13), (148, 50)):
        screw(m, (0, -9.2, z), parent, 4.6, turn, slot="hex")
    body = prism(euro_profile(), (-12.2, 10), "y", m["nickel"], 0, parent)
    rounded(cut(body, prism(circle((0, 0), 6.85, 72), (-14, -9.5), "y", None, 0, parent)), 0.45, 3, 40)
    plug = pivot((0, 0, 0), (0, turned, 0), parent)
    core = rod(PLUG_RADIUS, (-12.5, 0), 0.35, "y", material=m["brass"], parent=plug)
    cut(core, prism(KEYWAY, (-16, -9), "y", None, 0, plug))
    prism(KEYWAY, (-9.4, -9.1), "y", m["void"], 0, plug)
    if with_lever:
        lever(m, parent)
    return plug


def jamb(m, parent=None, low=-1200, high=1300, surface="paint"):
    """A frame on the lock side, its lip closing over the leaf at x = 0."""
    box((-12, 44), (-46, -3), (low, high), m[surface], 3, parent)
    box((-12, 44), (-54, -40), (low, high), m[surface], 3, parent)
    box((5, 52), (-3, 62), (low, high), m[surface], 2, parent)
