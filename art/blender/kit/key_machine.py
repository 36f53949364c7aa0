"""A machine that copies keys: two vices on one carriage, a tracer and a cutter of the same shape, as far from each other as the vices are.

The keys lie flat at z = 0, their edge to be cut on y = 0 and turned away from us (+y), their shoulders towards -x.
"""
import math

from . import locks
from .shapes import circle, cut, lathe, mesh, pivot, prism, rod, rounded, rounded_rectangle

TIP = 0.7
"""Half the width of the tracer's and of the cutter's edge; both widen by 0.9 mm a millimetre, as the cuts of the keys do."""

RADIUS = 31


def cutter(m, at, teeth=54):
    """The milling cutter, its axis along x through `at`: an edge of ground teeth, hollowed sides, its nut, its shaft to the right."""
    here = pivot(at)
    rim = [(-2.9, RADIUS - 8.6), (-2.9, RADIUS - 2.5), (-TIP, RADIUS), (TIP, RADIUS), (2.9, RADIUS - 2.5), (2.9, RADIUS - 8.6)]
    # Each tooth: its edge, its land, its back that falls to the gullet.
    shape = ((0.0, 0.0), (0.16, 0.12), (0.55, 1.0), (0.86, 2.0), (0.97, 2.0))
    vertices, faces, k = [], [], len(rim)
    for tooth in range(teeth):
        for phase, deep in shape:
            angle = 2 * math.pi * (tooth + phase) / teeth
            for x, r in rim:
                low = r - (deep if r > RADIUS - 1 else deep * 0.8 if r > RADIUS - 3 else 0)
                vertices.append((x, low * math.cos(angle), low * math.sin(angle)))
    n = teeth * len(shape)
    faces = [(i * k + q, i * k + q + 1, (i + 1) % n * k + q + 1, (i + 1) % n * k + q) for i in range(n) for q in range(k - 1)]
    mesh("teeth", vertices, faces, m["ground"], here, 12)
    web = [(0, -2.5), (RADIUS - 12, -2.5), (RADIUS - 11, -2.9), (RADIUS - 8, -2.9), (RADIUS - 8, 2.9), (0, 2.9)]
    lathe(web, "x", material=m["turned"], parent=here)
    lathe([(RADIUS - 6.4, -2.95), (RADIUS - 6, -2.99), (RADIUS - 5.6, -2.95)], "x", material=m["void"], parent=here, caps=False)
    # Its washer and its nut.
    lathe([(0, -5.4), (10.6, -5.4), (11.2, -5), (11.4, -2), (0, -2)], "x", material=m["chrome"], parent=here)
    rounded(prism(circle((0, 0), 8.6, 6), (-12, -5), "x", m["turned"], 0, here), 0.7, 3, 40)
    lathe([(0, -15), (3.6, -15), (4.4, -14.2), (4.4, -9), (0, -9)], "x", material=m["turned"], parent=here)
    rod(7.5, (2, 60), 0.4, "x", (0, 0, 0), m["chrome"], here)
    lathe([(0, 2.5), (13, 2.5), (13.6, 3.1), (13.6, 9), (13, 9.6), (0, 9.6)], "x", material=m["turned"], parent=here)
    # The bearing of its shaft.
    lathe([(0, 22), (16, 22), (17, 23), (17, 90), (0, 90)], "x", material=m["casting"], parent=here)
    lathe([(0, 25.4), (11.4, 25.4), (11.8, 26.2), (0, 26.2)], "x", material=m["void"], parent=here)
    return here


def tracer(m, x, y):
    """The tracer, its edge at `x`, `y`: a hardened finger in its block, held by a screw."""
    here = pivot((x, y, 0))
    plan = [(-TIP, 0.02), (TIP, 0.02), (3.0, 2.6), (3.0, 7), (6.5, 11), (6.5, 34), (-6.5, 34), (-6.5, 11), (-3.0, 7), (-3.0, 2.6)]
    rounded(prism(plan, (-3.4, 3.4), "z", m["ground"], 0, here), 0.35, 2, 25)
    prism(rounded_rectangle((-13, 13), (-30, 12), 4, 6), (17, 60), "y", m["casting"], 2.5, here, 4)
    cap = rod(5.2, (11, 16.5), 0.7, "z", (0, 30, 0), m["turned"], here)
    rounded(cut(cap, prism(circle((0, 30), 2.7, 6), (13, 30), "z", None, 0, here)), 0.3, 2, 40)
    return here


def vice(m, x, parent, reach=15, overhang=6.6):
    """The vice about `x`: it holds a blade by its back, leaves `overhang` mm of it to the cutter, and falls away towards us, so that its wing hides nothing."""
    here, back = pivot((x, 0, 0), parent=parent), -overhang
    lower = [(back, -1.2), (back, -9), (back - 5, -14), (back - 5, -30), (-58, -30), (-58, -15), (-30, -4), (-10.4, 1.1), (-10.4, -1.2)]
    rounded(prism(lower, (-reach, reach), "x", m["ground"], 0, here), 0.6, 3, 15)
    upper = [(back, 1.2), (back, 2.4), (back - 2.2, 4.6), (-16, 4.6), (-24, 0.8), (-52, -7.4), (-52, -11.0), (-30, -2.6), (-10.2, 1.2)]
    rounded(prism(upper, (-reach + 0.8, reach - 0.8), "x", m["ground"], 0, here), 0.6, 3, 15)
    # What closes it, upright on the slope: a stud, its washer, a moulded wing.
    stud = pivot((0, -38, -3.3), (16.3, 0, 0), here)
    lathe([(0, -1.5), (8.2, -1.5), (8.6, -1), (8.6, 0.6), (8.0, 1.2), (0, 1.2)], "z", material=m["turned"], parent=stud)
    wing = [(-18, 7), (-19.5, 9.5), (-18.5, 12.5), (-15.5, 13), (-8, 10.6), (-4, 11.4), (4, 11.4), (8, 10.6), (15.5, 13), (18.5, 12.5), (19.5, 9.5), (18, 7), (8, 3), (6.2, 1.4), (-6.2, 1.4), (-8, 3)]
    turned = pivot((0, 0, 0), (0, 0, 9), stud)
    prism(wing, (-3.2, 3.2), "y", m["black"], 2.4, turned, 4)
    rod(6.6, (1.3, 10.8), 1.4, "z", (0, 0, 0), m["black"], turned)
    return here


def copied(x, length, height, cuts, step, up_to):
    """The edge of the blank: cut as its model is up to `up_to`, where the cutter now stands; whole beyond. Heights below its whole edge."""
    edge = [(a, b - height / 2) for a, b in locks.bitting(length, height, cuts, step) if a < length - 4.8]
    floor = min(edge, key=lambda point: abs(point[0] - up_to))[1]
    cutter_at = lambda a: floor + max(0, abs(a - up_to) - TIP) / 0.9
    return [(a, min(b, cutter_at(a)) if a < up_to else min(0, cutter_at(a))) for a, b in edge]


def section(height):
    """The model and its blank cut across: grooves in the half that the vice holds, so that the cuts show as one clear line."""
    top = height / 2
    right = [(1.09, -top), (1.09, -2.4), (0.5, -1.9), (0.5, -0.6), (1.09, -0.1), (1.09, top)]
    left = [(-1.09, top), (-1.09, -1.4), (-0.55, -1.9), (-0.55, -3.0), (-1.09, -3.4), (-1.09, -top)]
    return [*right, *left]


def blank(m, parent, length, height, edge):
    """A brass blank like `locks.key`, its edge cut so far. Returns its pivot: x from the shoulder, z towards the cut edge."""
    at, top = pivot(parent=parent), height / 2
    blade = prism(section(height), (-3, length), "x", m["blank"], 0, at)
    low = -top
    points = [(length - 4.4, top + 2), (length - 4.4, top + 0.05), (length - 0.4, low + 4.2), (length + 3, low + 3.4), (length + 3, top + 2)]
    nose = [(length - 3.4, low - 0.05), (length - 0.4, low + 3.0), (length + 3, low + 3.4), (length + 3, low - 3), (length - 4, low - 3)]
    taken = [(a, top + b) for a, b in edge if b < -0.02]
    taken = [(taken[0][0] - 0.1, top + 2), (taken[0][0] - 0.1, top + 0.01), *taken, (taken[-1][0] + 0.1, top + 0.01), (taken[-1][0] + 0.1, top + 2)]
    # What the cutter took leaves walls of fresh brass.
    fresh = prism(taken, (-3, 3), "y", m["fresh"], 0, at)
    cut(blade, *[prism(outline, (-3, 3), "y", None, 0, at) for outline in (points, nose)], fresh)
    rounded(blade, 0.1, 2, 30)
    bow = [(-18 + 13.6 * math.cos(a), 12.6 * math.sin(a)) for a in (math.radians(d) for d in range(30, 331, 4))]
    head = prism([(-1, top - 0.2), (-1, top + 1.2), (-6, top + 1.2), *bow, (-6, low - 1.2), (-1, low - 1.2), (-1, low + 0.2)], (-1.25, 1.25), "y", m["blank"], 0, at)
    hole = rod(3.6, (-6, 6), 0.1, "y", (-25, 0, 0), parent=at)
    dishes = [prism(circle((-15, 0), 6.2, 72), (s * 1.25 - 0.3, s * 1.25 + 0.3), "y", None, 0, at) for s in (-1, 1)]
    rounded(cut(head, hole, *dishes), 0.3, 3, 40)
    return at
