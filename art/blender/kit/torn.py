"""Wood torn along its grain, which runs up z: fibres that end where they please, splinters still attached."""
import numpy

from .materials import Surface
from .shapes import mesh


def tones():
    """Fresh wood, from the palest fibre to the one that sap has browned."""
    colours = ((0.74, 0.54, 0.315), (0.61, 0.41, 0.21), (0.30, 0.16, 0.062))
    return [Surface(f"torn {i}", c, 0.62).mottled(0.38, (90, 90, 1.1)).relief(((110, 110, 2.0), 0.8), ((260, 260, 5), 0.3)).material for i, c in enumerate(colours)]


def cloud(a, b, size, chance):
    """Smooth noise between -1 and 1 over two grids, its waves `size` = (along a, along b)."""
    lattice = chance.uniform(-1, 1, (64, 64))
    u, v = a / size[0] + 1000, b / size[1] + 1000
    i, j = numpy.floor(u).astype(int), numpy.floor(v).astype(int)
    s, t = (f * f * (3 - 2 * f) for f in (u - i, v - j))
    at = lambda p, q: lattice[p % 64, q % 64]
    return (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) + (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t


def strips(y, widths, chance):
    """Parts y into fibres of uneven width. Returns each point's fibre, how many there are, and how far off its fibre's middle it lies, 0 … 1."""
    edges = [y.min() - 1]
    while edges[-1] < y.max():
        edges.append(edges[-1] + chance.uniform(*widths))
    edges = numpy.array(edges)
    fibre = numpy.searchsorted(edges, y) - 1
    after = numpy.minimum(fibre + 1, len(edges) - 1)
    middle, half = (edges[fibre] + edges[after]) / 2, numpy.maximum((edges[after] - edges[fibre]) / 2, 0.2)
    return fibre, len(edges), (abs(y - middle) / half).clip(0, 1)


def gouge(y, z, high, low, deep, seed):
    """How deep the wood is torn at each point of a face, and which tone each fibre has.

    `high`, `low` and `deep` are tables of (y, value): how far the tear runs up and down from z = 0, and its depth.
    """
    chance = numpy.random.default_rng(seed)
    table = lambda rows: numpy.interp(y, *zip(*rows))
    # The grain wanders a little, and every fibre with it.
    y = y + 1.5 * cloud(z, y, (52, 60), chance) + 0.5 * cloud(z, y, (15, 30), chance)
    top, foot, depth = table(high), table(low), table(deep)
    # No fibre ends level with the next one, and none ends square: each runs out in a long point.
    fibre, count, off = strips(y, (0.9, 2.2), chance)
    jag = chance.exponential(3.2, count).clip(0, 14)[fibre] * (0.3 + 0.7 * off)
    depth = depth + chance.normal(0, 1.0, count)[fibre]
    for widths, reach, uneven in (((11, 24), 0.42, 0.2), ((4.5, 9), 0.14, 0.16), ((1.6, 3.4), 0.07, 0.2)):
        fibre, count, off = strips(y, widths, chance)
        point = off * widths[1] * 2.6
        top, foot = top - point * (0.4 + chance.uniform(0, 1, count))[fibre], foot - point * (0.4 + chance.uniform(0, 1, count))[fibre]
        top = top * (1 - reach * chance.uniform(0, 1, count) ** 1.5)[fibre]
        foot = foot * (1 - reach * chance.uniform(0, 1, count) ** 1.5)[fibre]
        depth = depth * (1 + uneven * chance.normal(0, 1, count).clip(-2, 2))[fibre]
    # Some lift off in a long slope, others snap short; each has broken once or twice on the way.
    slopes = [chance.choice([9, 22, 48, 85], count, p=[0.08, 0.27, 0.37, 0.28])[fibre] for _ in range(2)]
    for _ in range(2):
        depth = depth + numpy.where(z - 1.6 * jag > chance.uniform(-120, 120, count)[fibre], 1, -1) * chance.normal(0, 0.9, count)[fibre]
    tone = chance.choice(3, count, p=[0.52, 0.34, 0.14])[fibre]
    ramp = numpy.minimum((top - jag - z) / slopes[0], (foot - jag + z) / slopes[1]).clip(0, 1) ** 0.75
    ragged = 1 + 0.2 * cloud(z, y, (30, 5), chance) + 0.05 * cloud(z, y, (17, 1.6), chance)
    return numpy.where((top > 6) & (foot > 6), depth.clip(0.8) * ramp * ragged, 0), tone


def inside(outline, y, z):
    """Whether each point lies within an outline of (y, z)."""
    within = numpy.zeros(y.shape, bool)
    for (y0, z0), (y1, z1) in zip(outline, [*outline[1:], outline[0]]):
        if z0 != z1:
            within ^= ((z0 > z) != (z1 > z)) & (y < (y1 - y0) * (z - z0) / (z1 - z0) + y0)
    return within


def splinter(root, long, wide, thick, lean, aside, surfaces, seed):
    """A splinter held at `root`, `long` mm up (or down, if negative), its free end `lean` mm off the wood and `aside` mm along y.

    `surfaces`: what its outer side bears, then what its torn sides bear.
    """
    chance = numpy.random.default_rng(seed)
    steps, vertices = 36, []
    left, right, inner = 0.5, 0.5, 1.0
    for k in range(steps):
        s = k / (steps - 1)
        # Each side loses fibres by jerks, and both meet in a point.
        left -= chance.choice([0, 0.004, 0.06], p=[0.52, 0.38, 0.1])
        right -= chance.choice([0, 0.004, 0.06], p=[0.52, 0.38, 0.1])
        taper = (1 - s) ** 0.8 * wide
        inner = min(max(inner + chance.normal(0, 0.05), 0.5), 1.2)
        x = root[0] - lean * s**1.7
        y = root[1] + aside * s**1.5 + 0.25 * numpy.sin(7 * s + seed)
        z, t = root[2] + long * s, thick * inner * (1 - 0.85 * s)
        a, b = y - max(left, 0.05) * taper, y + max(right, 0.05) * taper
        ridge = a + (b - a) * (0.35 + 0.3 * numpy.sin(seed + 2 * s))
        vertices += [(x, a, z), (x + 0.12 * t, b, z), (x + 0.8 * t, b - 0.15 * (b - a), z), (x + t, ridge, z), (x + 0.5 * t, a + 0.1 * (b - a), z)]
    faces = [(k * 5 + i, k * 5 + (i + 1) % 5, k * 5 + 5 + (i + 1) % 5, k * 5 + 5 + i) for k in range(steps - 1) for i in range(5)]
    thing = mesh("splinter", vertices, [*faces, tuple(range(5)), tuple(range(steps * 5 - 5, steps * 5))], smooth_below=30)
    for surface in surfaces:
        thing.data.materials.append(surface)
    thing.data.polygons.foreach_set("material_index", [0 if f % 5 == 0 else 1 for f in range(len(faces))] + [1, 1])
    return thing
