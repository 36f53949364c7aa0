"""The locksmith's parts, to scale: European profile, key, screw, lever, bolt."""
import math

from .shapes import box, circle, cut, lathe, pivot, prism, rod, rounded, rounded_rectangle, tube

PLUG_RADIUS = 6.6
KEYWAY = [
    (1.2, -4.6), (1.2, -2.5), (0.3, -2.0), (0.3, -0.8), (1.2, -0.3), (1.2, 1.4), (0.05, 1.9), (0.05, 3.0), (1.2, 3.5), (1.2, 4.6),
    (-0.4, 4.6), (-0.4, 3.7), (-1.2, 3.2), (-1.2, 1.5), (-0.05, 1.0), (-0.05, -0.6), (-1.2, -1.1), (-1.2, -2.4), (-0.1, -2.9), (-0.1, -3.6), (-1.2, -4.0), (-1.2, -4.6),
]
"""The slot of the plug in x and z: paracentric, its wards reach the middle from either side, so that no straight pick passes. `key` has the same section."""


def euro_profile(clearance=0.0):
    """Outline of a European cylinder from the front, the plug's centre at 0, 0: a disc of 17 mm on a leg of 10."""
    radius, half = 8.5 + clearance, 5 + clearance
    shoulder = math.degrees(math.asin(half / radius))
    foot = -24.5 - clearance + half
    leg = [math.radians(a) for a in range(180, 361, 15)]
    return circle((0, 0), radius, 40, (-90 + shoulder, 270 - shoulder)) + [
        (half * math.cos(a), foot + half * math.sin(a)) for a in leg
    ]


def bitting(length, height, cuts, step):
    """The cut edge of a key from its shoulder to its point, as (x, z): flat-bottomed V cuts, `step` mm a depth, their corners rounded as a cutter leaves them."""
    top, pitch = height / 2, (length - 8.5) / len(cuts)

    def cut_edge(x):
        level = min(top, top - 0.3 + (length - 4.6 - x) * 1.0)
        for i, depth in enumerate(cuts):
            away = max(0, abs(x - (4.6 + pitch * (i + 0.5))) - 0.62)
            level = min(level, top - depth * step + away / 0.9)
        return level

    near = (-0.3, -0.15, 0, 0.15, 0.3)
    return [(x, sum(cut_edge(x + d) for d in near) / 5) for x in (2.5 + (length - 2.9) * i / 260 for i in range(261))]


def key(m, parent=None, length=30, cuts=(3, 1, 4, 2, 5, 2), head="orange", metal="nickel", height=8.6, step=0.62, section=None):
    """A key along +x from its shoulder at 0, in the plane xz, cut along its upper edge; its head is on the side of -x. Returns its pivot.

    `section`: its blade cut across, in y and z, if it is not made for the slot of this kit.
    """
    at, thick = pivot(parent=parent), 2.3
    # The plug's slot upside down, since the cuts look down to the pins; a twentieth of a millimetre smaller.
    steel = prism(section or [(0.96 * x, -0.935 * z * height / 8.6) for x, z in KEYWAY], (-2, length), "x", m[metal], 0, at)
    low, edge = -height / 2, bitting(length, height, cuts, step)
    beyond = [(length + 3, edge[-1][1]), (length + 3, height), (2.5, height)]
    point = [(length - 3.4, low - 0.05), (length - 0.5, low + 2.6), (length + 3, low + 2.9), (length + 3, low - 3), (length - 4, low - 3)]
    cut(steel, *[prism(outline, (-3, 3), "y", None, 0, at) for outline in ([*edge, *beyond], point)])
    shoulder = [(-8, -5.6), (0, -5.6), (1, -4.6), (1, 4.9), (0, 5.6), (-8, 5.6)]
    prism(shoulder, (-thick / 2, thick / 2), "y", m[metal], 0.35, at, 2)
    outline = []
    for i in range(96):
        a = 2 * math.pi * i / 96
        r = 13.4 * (1 + 0.04 * math.cos(3 * a + math.pi))
        outline.append((-17 + r * math.cos(a), r * math.sin(a)))
    half = 1.6
    handle = prism(outline, (-half, half), "y", m[head], 0, at)
    hole = rod(3.4, (-6, 6), 0.1, "y", (-25.2, 0, 0), parent=at)
    # A shallow dish on each face, clear of the ring's hole.
    dishes = [prism(circle((-14.4, 0), 5.6, 72), (s * half - 0.35, s * half + 0.35), "y", None, 0, at) for s in (-1, 1)]
    rounded(cut(handle, hole, *dishes), 0.75, 5, 40)
    prism(rounded_rectangle((-9, -1.2), (-6, 6), 1.2, 4), (-1.55, 1.55), "y", m[head], 0.6, at)
    return at


def screw(m, at, parent=None, radius=4.0, turn=20, metal="chrome", slot="cross"):
    """A raised countersunk head facing -y."""
    here = pivot(at, (0, turn, 0), parent)
    dome = [(radius * math.sin(math.radians(a)), -1.1 + 1.1 * (1 - math.cos(math.radians(a)))) for a in (20, 35, 50, 65, 80)]
    head = lathe([(0, -1.1), *dome, (radius, 0), (radius, 0.6), (0, 0.6)], "y", material=m[metal], parent=here, steps=64)
    if slot == "hex":
        return cut(head, prism(circle((0, 0), radius * 0.5, 6), (-3, 0), "y", parent=here))
    long = radius * 0.62
    return cut(
        head,
        box((-long, long), (-3, -0.1), (-0.45, 0.45), parent=here),
        box((-0.45, 0.45), (-3, -0.1), (-long, long), parent=here),
    )


def countersunk(m, plate, at, parent=None, radius=4.0, turn=20, metal="satin", lobes=0.17):
    """A countersunk head facing -y, flush with the face of `plate`, which is bored for it: a six-lobed recess. Round the plate after."""
    here = pivot(at, (0, turn, 0), parent)
    cut(plate, rod(radius + 0.25, (-6, 6), 0.1, "y", parent=here))
    rod(radius + 0.3, (radius * 0.6, radius * 0.8), 0.1, "y", material=m["void"], parent=here)
    head = lathe([(0, 0), (radius - 0.4, 0), (radius - 0.1, 0.1), (radius, 0.3), (radius * 0.95, radius * 0.7), (0, radius * 0.7)], "y", material=m[metal], parent=here, steps=64)
    star = [
        (radius * 0.5 * (1 + lobes * math.cos(6 * a)) * math.cos(a), radius * 0.5 * (1 + lobes * math.cos(6 * a)) * math.sin(a))
        for a in (2 * math.pi * i / 72 for i in range(72))
    ]
    rounded(cut(head, prism(star, (-3, radius * 0.45), "y", None, 0, here)), 0.12, 2, 40)
    prism(star, (radius * 0.44, radius * 0.46), "y", m["void"], 0, here)
    return head


def lever(m, parent=None, height=72, reach=-126, stand=-58, metal="brushed"):
    """A round lever on its rose, pointing to -x: the bar that a hand presses."""
    rose = [(0, -8), (15.5, -8), (15.5, -12.5), (14.8, -13.4), (14, -13.7), (10, -13.7), (10, -9)]
    lathe(rose, "y", (0, 0, height), m[metal], parent)
    bend, radius = 20, 9.6
    turn = [math.radians(t) for t in range(3, 91, 3)]
    points = [(0, -9, height), (0, stand + bend, height)]
    points += [(-bend + bend * math.cos(t), stand + bend - bend * math.sin(t), height) for t in turn]
    tube([*points, (reach, stand, height)], radius, m[metal], parent, 48)
    end = [(0, reach + 2), (radius, reach + 2), (radius, reach - 3.6), (radius - 1.2, reach - 5.7), (0, reach - 6)]
    lathe(end, "x", (0, stand, height), m[metal], parent)


def bolt(m, at, reach=30, parent=None):
    """A round bolt thrown towards +x, its nose turned, out of its dark well."""
    r = 9.2
    nose = [(r, reach - 4.2), (8.9, reach - 2.6), (7.6, reach - 0.9), (5.6, reach), (2.2, reach), (1.4, reach - 0.9)]
    lathe([(0, -18), (r, -18), *nose, (0, reach - 1.2)], "x", at, m["chrome"], parent, 128)
    lathe([(9.25, 0), (9.6, 0.3), (9.6, 1.3), (9.25, 1.6)], "x", at, m["void"], parent)


def ring(m, parent=None, radius=15.5, wire=0.85):
    """A split ring in the plane yz: a helix of two turns."""
    steps = range(193)
    points = [
        (1.75 * (i / 96 - 1), radius * math.cos(2 * math.pi * i / 96), radius * math.sin(2 * math.pi * i / 96))
        for i in steps
    ]
    return tube(points, wire, m["chrome"], parent, 6)
