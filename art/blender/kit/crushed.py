"""The edge of a painted leaf where a crowbar was forced in: one wedge of crushed fibres, deep at its foot, about it paint that flaked and cracked."""
import math

import numpy

from . import torn
from .materials import Surface
from .shapes import box, cut, mesh, pivot, smooth

FOOT, HEAD, DEEP, WIDE = -24, 58, 10.0, 37
"""The crush, in the leaf's own height: from where the bar's claw sat to where it ran out; how deep at the edge, how wide on the face."""

ARRIS, ACROSS, LOW, HIGH = 1.2, 40.8, -86, 124

CRACKS = (
    [(22, 42), (25, 50), (23, 57), (27, 66), (26, 74), (29, 88)], [(9, 56), (11, 66), (9, 74), (12, 88), (11, 97)], [(31, 24), (35, 33), (33, 41), (37, 52)],
    [(26, -26), (29, -34), (27, -41), (31, -55)], [(12, -30), (14, -38), (12, -47), (15, -58), (14, -68)], [(34, -8), (37, -14), (36, -21), (39, -29)],
    [(23, 57), (17, 62), (15, 70)], [(27, -41), (21, -46), (19, -54)], [(11, 66), (5, 69), (1, 68)], [(12, -47), (7, -50), (1, -48)],
    [(26, 74), (20, 77)], [(37, 40), (31, 46)], [(36, -18), (31, -22), (29, -30)],
)
"""Lines of (distance from the edge, height) along which the paint has parted, each from the crush outwards."""


def path():
    """Across the leaf's edge: x and y from under the lock's plate to the edge, round it, and on."""
    face = [(-s, 0) for s in numpy.arange(ACROSS, ARRIS, -0.4)]
    turn = [(-ARRIS + ARRIS * math.sin(a), ARRIS - ARRIS * math.cos(a)) for a in numpy.radians((0, 22, 45, 68, 90))]
    return numpy.array([*face, *turn, *[(0, y) for y in numpy.arange(ARRIS + 0.6, 30, 0.7)]]).T


def thin(crack):
    """The outline of a crack: 0.6 mm where it begins, nothing where it ends."""
    n = len(crack) - 1
    half = [0.28 * (1 - k / n) + 0.05 for k in range(n + 1)]
    return [(s - h, z) for (s, z), h in zip(crack, half)] + [(s + h, z) for (s, z), h in reversed([*zip(crack, half)])]


def wound(s, z, seed=4):
    """At each point: how deep the wood is crushed; which tone it has; how far inside (or, negative, outside) the crush it lies."""
    chance = numpy.random.default_rng(seed)
    wander = s + 1.2 * torn.cloud(z, s, (40, 30), chance)
    foot, head = numpy.full(s.shape, float(FOOT)), numpy.full(s.shape, float(HEAD))
    deeper = numpy.zeros(s.shape)
    for widths, uneven, ragged in (((5, 10), 0.16, 5), ((1.8, 3.6), 0.13, 4), ((0.8, 1.5), 0.08, 2)):
        fibre, count, off = torn.strips(wander, widths, chance)
        along = torn.cloud(z + 31.0 * fibre, fibre * 1.0, (26, 1), chance)
        deeper += uneven * (chance.normal(0, 0.8, count).clip(-1.6, 1.6)[fibre] + along) - uneven * 0.5 * off**2
        foot += chance.uniform(-ragged, ragged, count)[fibre]
        head += 3 * chance.uniform(-ragged, ragged, count)[fibre]
    fall = ((head - z) / (head - foot)).clip(0, 1)
    # The claw's end is a blunt step; the other runs out.
    end = ((z - foot) / 5).clip(0, 1)
    wide = (WIDE * fall**0.55 + 1.6 * torn.cloud(z, s, (5, 60), chance)) * end**0.3
    slope = (1 - s / numpy.maximum(wide, 0.1)).clip(0, 1.1)
    depth = DEEP * fall**0.85 * end * slope**0.9
    # Pressed fibres fold across the grain, most where the bar bore hardest.
    folds = numpy.sin(2 * math.pi * (z + 2.2 * torn.cloud(s, z, (7, 16), chance)) / 5.2) * torn.cloud(z, s, (11, 8), chance)
    depth = numpy.where(depth > 0.02, (depth * (1 + deeper) + 0.55 * folds * (depth / DEEP).clip(0, 0.6)).clip(0.12), 0)
    fibre, count, off = torn.strips(wander, (1.0, 2.6), chance)
    tone = chance.choice(3, count, p=[0.52, 0.38, 0.10])[fibre]
    # What the steel has pressed hardest is bruised dark.
    tone = numpy.where((depth > 6.2 + 1.5 * torn.cloud(s, z, (4, 9), chance)) & (off < 0.7), 2, tone)
    within = numpy.minimum.reduce((WIDE * fall**0.55 - s, (z - FOOT) * 0.8, (HEAD - z) * 0.5))
    return depth, tone, within


def crush(timbers, leaf, paint, tones):
    """Crushes the lock edge of `leaf`: takes its wood away and lays the wound in its place, a hair proud of the face."""
    primer = Surface("primer", (0.42, 0.40, 0.36), 0.6).material
    (x, y), heights = path(), numpy.arange(LOW, HIGH, 0.6)
    x, z = numpy.meshgrid(x, heights)
    y, _ = numpy.meshgrid(y, heights)
    s, chance = numpy.maximum(-x, 0) - numpy.maximum(y - ARRIS, 0), numpy.random.default_rng(11)
    depth, tone, within = wound(numpy.maximum(s, 0), z)
    # Paint lets go along the grain; its border is brittle.
    flaked = 2.4 + 5.0 * torn.cloud(z, s, (15, 7), chance).clip(-0.2) + 2.2 * torn.cloud(z, s, (5, 3), chance) + 0.7 * torn.cloud(z, s, (1.6, 1.2), chance)
    parted = numpy.zeros(s.shape, bool)
    for crack in CRACKS:
        parted |= torn.inside(thin(crack), s + 0.5 * torn.cloud(z, s, (2.5, 4), chance), z)
    seen = numpy.where(within > -flaked, numpy.where(within > -flaked + 0.8, tone + 2, 1), 0)
    seen = numpy.where(parted & (seen == 0), 4, seen)
    seen = numpy.where(depth > 0.15, tone + 2, seen)
    # The paint has a thickness; round the wound it has lifted.
    lifted = 0.5 * (1 + (within + flaked) / 6).clip(0, 1) ** 2 * torn.cloud(z, s, (9, 5), chance).clip(0)
    floor = numpy.where(seen > 1, 0.30, numpy.where(seen == 1, 0.14, -0.04 - lifted))
    on_face = y < ARRIS
    y = numpy.where(on_face, y + floor, y)
    x = numpy.where(on_face, x, x + 0.04 - numpy.where(seen > 1, 0.3, 0))
    y = numpy.maximum(y, numpy.where(depth > 0.15, depth + 0.3, -1))
    rows, n = x.shape
    i, j = numpy.meshgrid(numpy.arange(rows - 1), numpy.arange(n - 1), indexing="ij")
    faces = numpy.stack([i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j], -1).reshape(-1, 4)
    sheet = mesh("crushed", numpy.stack((x, y, z), -1).reshape(-1, 3).tolist(), faces.tolist(), None, leaf, 28)
    for surface in (paint, primer, *tones):
        sheet.data.materials.append(surface)
    bears = numpy.maximum.reduce((seen[:-1, :-1], seen[1:, :-1], seen[:-1, 1:], seen[1:, 1:]))
    sheet.data.polygons.foreach_set("material_index", bears.ravel().tolist())
    for timber in timbers:
        cut(timber, box((2 - ACROSS, 3), (-3, 24), (LOW + 6, HIGH - 6), None, 0, leaf))
        # The shading of the cut must not run over into the face.
        smooth(timber, 8).modifiers["round"].harden_normals = False

    # Fibres that the claw broke off at its end, and some that the face has let go.
    turned = pivot((0, 0, 0), (0, 0, 90), leaf)
    for k, (deep, away, height, long, wide, thick, lean, aside) in enumerate((
        (2.0, 9, FOOT - 1, 17, 3.4, 2.2, 5.5, 1.5), (1.0, 18, FOOT + 1, 13, 2.6, 1.6, 4.5, -1), (3.0, 3.5, FOOT - 3, 21, 2.4, 2.0, 4, -3),
        (0.6, 6, HEAD - 2, -19, 2.6, 1.4, 4, 1), (0.5, 14, HEAD - 14, -15, 2.2, 1.2, 3.4, -1),
    )):
        skin = paint if k in (1, 4) else tones[k % 2]
        torn.splinter((deep, away, height), long, wide, thick, lean, aside, (skin, tones[k % 2]), 21 + k, 0.8).parent = turned
