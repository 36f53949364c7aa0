"""The locksmith's parts, to scale: European profile, key, screw, lever, bolt."""
import math

from .shapes import box, circle, cut, lathe, pivot, prism, rod, rounded, rounded_rectangle, tube

PLUG_RADIUS = 6.6
KEYWAY = [
    (1.3, -4.6), (1.3, -0.15), (0.6, 0.1), (0.6, 0.75), (1.3, 1.0), (1.3, 2.5), (0.75, 2.7), (0.75, 3.1), (1.3, 3.3), (1.3, 4.6),
    (-1.3, 4.6), (-1.3, 2.25), (-0.6, 2.0), (-0.6, 1.25), (-1.3, 1.0), (-1.3, -0.5), (-0.75, -0.7), (-0.75, -1.1), (-1.3, -1.3), (-1.3, -4.6),
]
"""The slot of the plug in x and z: its wards fit the grooves of `key` when the key's cuts look down, to the pins in the leg."""


def euro_profile(clearance=0.0):
    """Outline of a European cylinder from the front, the plug's centre at 0, 0: a disc of 17 mm on a leg of 10."""
    radius, half = 8.5 + clearance, 5 + clearance
    shoulder = math.degrees(math.asin(half / radius))
    foot = -24.5 - clearance + half
    leg = [math.radians(a) for a in range(180, 361, 15)]
    return circle((0, 0), radius, 40, (-90 + shoulder, 270 - shoulder)) + [
        (half * math.cos(a), foot + half * math.sin(a)) for a in leg
    ]


def blade(length=30, height=8.6, cuts=(3, 1, 4, 2, 5, 2), step=0.55):
    """Outline of a key's blade along x from the shoulder: the lower envelope of flat-bottomed V cuts, `step` mm a depth."""
    top, low, pitch = height / 2, -height / 2, (length - 9) / len(cuts)

    def edge(x):
        level = top
        for i, depth in enumerate(cuts):
            away = max(0, abs(x - (5.2 + pitch * (i + 0.5))) - 0.55)
            level = min(level, max(top - depth * step, top - depth * step + away / 0.95))
        return level

    samples = [5 + (length - 7.6) * i / 160 for i in range(161)]
    bitting = [(x, edge(x)) for x in reversed(samples) if x < length - 4.3]
    tip = [(length - 4.2, low), (length - 0.5, -0.9), (length, -0.2), (length - 0.5, 0.5), (length - 4.1, top - 0.1)]
    return [(0, low), *tip, *bitting, (0, top)]


def key(m, parent=None, length=30, cuts=(3, 1, 4, 2, 5, 2), head="orange", metal="nickel"):
    """A key along +x from its shoulder at 0, in the plane xz; its head is on the side of -x. Returns its pivot."""
    at, thick = pivot(parent=parent), 2.3
    steel = prism(blade(length, cuts=cuts), (-thick / 2, thick / 2), "y", m[metal], 0, at)
    grooves = []
    for side, rows in ((-1, ((-1.6, 1.1, 0.75), (0.9, 0.8, 0.6))), (1, ((-0.4, 1.2, 0.75), (-2.9, 0.8, 0.5)))):
        for z, wide, deep in rows:
            face = side * thick / 2
            # They run out before the point, which stays whole.
            grooves.append(box((-1, length - 4.6), (face - deep, face + deep), (z - wide / 2, z + wide / 2), parent=at))
    cut(steel, *grooves)
    shoulder = [(-8, -5.6), (0, -5.6), (1, -4.6), (1, 4.9), (0, 5.6), (-8, 5.6)]
    prism(shoulder, (-thick / 2, thick / 2), "y", m[metal], 0.35, at, 2)
    outline = []
    for i in range(96):
        a = 2 * math.pi * i / 96
        r = 13.4 * (1 + 0.04 * math.cos(3 * a + math.pi))
        outline.append((-17 + r * math.cos(a), r * math.sin(a)))
    half = 1.75
    handle = prism(outline, (-half, half), "y", m[head], 0, at)
    hole = rod(3.4, (-6, 6), 0.1, "y", (-25.2, 0, 0), parent=at)
    # A shallow dish on each face, clear of the ring's hole.
    dishes = [prism(circle((-14.4, 0), 5.6, 72), (s * half - 0.35, s * half + 0.35), "y", None, 0, at) for s in (-1, 1)]
    rounded(cut(handle, hole, *dishes), 0.9, 5, 40)
    prism(rounded_rectangle((-9, -1.2), (-6, 6), 1.2, 4), (-1.65, 1.65), "y", m[head], 0.7, at)
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
