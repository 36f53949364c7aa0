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
    y = y + 1.5 * cloud(z, y, (70, 60), chance) + 0.5 * cloud(z, y, (26, 30), chance)
    top, foot, depth = table(high), table(low), table(deep)
    # No fibre ends level with the next one: bundles of them run out in long points, hollow-sided as needles are, for a bulging side makes a drop of wax.
    for widths, reach, points in (((8, 17), 0.40, (4, 26)), ((3, 6), 0.26, (7, 44)), ((1.0, 2.1), 0.10, (1, 9))):
        fibre, count, off = strips(y, widths, chance)
        for ends in (top, foot):
            ends *= 1 - reach * (chance.uniform(0, 1, count) ** 1.6)[fibre]
            ends -= off**0.8 * chance.uniform(*points, count)[fibre]
    # Nor do they lie level: each wanders in depth along its own length, and never by a step.
    for widths, uneven, wave in (((9, 20), 0.17, 120), ((3, 6.5), 0.13, 80), ((1.1, 2.3), 0.07, 50)):
        fibre, count, off = strips(y, widths, chance)
        along = cloud(z + 37.0 * fibre, fibre * 1.0, (wave, 1), chance)
        depth = depth * (1 + uneven * (chance.normal(0, 1, count).clip(-2, 2)[fibre] + 1.1 * along))
    depth = depth + 0.55 * (off**2 - 0.4)
    # A split climbs to the face in a long slope; some bundles snap short.
    fibre, count, off = strips(y, (4, 9), chance)
    slopes = [chance.choice([24, 38, 62, 96], count, p=[0.14, 0.26, 0.36, 0.24])[fibre] for _ in range(2)]
    ramp = numpy.minimum((top - z) / slopes[0], (foot + z) / slopes[1]).clip(0, 1) ** 0.8
    fibre, count, off = strips(y, (1.4, 4.2), chance)
    tone = chance.choice(3, count, p=[0.60, 0.32, 0.08])[fibre]
    return numpy.where((top > 6) & (foot > 6), depth.clip(0.6) * ramp, 0), tone


def inside(outline, y, z):
    """Whether each point lies within an outline of (y, z)."""
    within = numpy.zeros(y.shape, bool)
    for (y0, z0), (y1, z1) in zip(outline, [*outline[1:], outline[0]]):
        if z0 != z1:
            within ^= ((z0 > z) != (z1 > z)) & (y < (y1 - y0) * (z - z0) / (z1 - z0) + y0)
    return within


def splinter(root, long, wide, thick, lean, aside, surfaces, seed, fibre=1.5, point=(0.05, 0.16), ragged=1.0):
    """A splinter held at `root`, `long` mm up (or down, if negative), its free end `lean` mm off the wood and `aside` mm along y.

    It is a bundle of fibres, side by side and in layers, each of which ends where it pleases. `surfaces`: what its outer side bears, then what its
    torn sides and its inside bear. `point`: over which share of the length each fibre thins to its tip; `ragged`: how unlike their lengths are.
    """
    chance = numpy.random.default_rng(seed)
    across, layers, steps = max(2, round(wide / fibre)), max(1, round(thick / 4)), 22
    spine, vertices, faces, bears = chance.uniform(-0.15, 0.3), [], [], []
    for i in range(across):
        u = (i + 0.5) / across - 0.5
        share = max(0.22, 1 - 0.75 * abs(u - spine) ** 1.3 - min(ragged * chance.exponential(0.07), 0.3 * ragged))
        nudge, shifted = chance.normal(0, 0.22), chance.normal(0, 0.16)
        for layer in range(layers):
            ends = share * max(0.35, 1 - 0.16 * layer - min(ragged * chance.exponential(0.05), 0.3))
            half_wide, half_thick = 0.63 * wide / across * chance.uniform(0.9, 1.25), 0.56 * thick / layers
            deep, runs_out = thick * (layer + 0.5) / layers + nudge * (1.4 if layer else 0.7), chance.uniform(*point)
            first = len(vertices)
            for k in range(steps):
                s = -0.05 + (ends + 0.05) * k / (steps - 1)
                taper = min(1, max(0.08, (ends - s) / runs_out)) ** 0.7
                lift, away = max(s, 0) ** 1.7, max(s, 0) ** 1.5
                x = root[0] - lean * lift + deep + 0.25 * numpy.sin(9 * s + i)
                y = root[1] + aside * away + u * wide * (1 + 0.25 * max(s, 0) ** 3) + shifted + 0.3 * numpy.sin(6 * s + seed)
                z, a, b = root[2] + long * s, half_wide * taper, half_thick * taper
                vertices += [(x - b, y - a, z), (x - b, y + a, z), (x + b, y + 0.9 * a, z), (x + b, y - 0.9 * a, z)]
            for k in range(steps - 1):
                at = first + 4 * k
                faces += [(at + q, at + (q + 1) % 4, at + 4 + (q + 1) % 4, at + 4 + q) for q in range(4)]
                # The old face; the post's own corner, if this is its outermost fibre.
                bears += [0 if layer == 0 else 1, 0 if i == across - 1 else 1, 1, 1]
            last = first + 4 * (steps - 1)
            faces += [(first, first + 1, first + 2, first + 3), (last, last + 1, last + 2, last + 3)]
            bears += [1, 1]
    thing = mesh("splinter", vertices, faces, smooth_below=25)
    for surface in surfaces:
        thing.data.materials.append(surface)
    thing.data.polygons.foreach_set("material_index", bears)
    return thing
