"""A wall of cut stone, block by block: a bump alone stays flat in a raking light."""
import random

import numpy

from .materials import Surface
from .shapes import mesh
from .torn import cloud
from .wear import maths, step

COURSES = (96, 118, 104, 128, 92, 116, 108, 124)

TONES = ((0.205, 0.180, 0.148), (0.150, 0.140, 0.126), (0.245, 0.200, 0.150), (0.180, 0.150, 0.112), (0.215, 0.200, 0.180), (0.130, 0.116, 0.098))
"""From the same quarry, and never twice the same bed: grey, ochre, pale, brown."""


def grid(x, z, fine):
    """Two grids of places, x and z, about `fine` mm apart, and the quads between them."""
    columns, rows = int((x[1] - x[0]) / fine) + 2, int((z[1] - z[0]) / fine) + 2
    a, b = numpy.meshgrid(numpy.linspace(*x, columns), numpy.linspace(*z, rows))
    j, i = numpy.meshgrid(numpy.arange(rows - 1), numpy.arange(columns - 1), indexing="ij")
    n = j * columns + i
    return a, b, numpy.stack([n, n + 1, n + columns + 1, n + columns], -1).reshape(-1, 4).tolist()


def laid(a, y, b, quads, material):
    return mesh("stone", numpy.stack([a, y, b], -1).reshape(-1, 3).tolist(), quads, material, smooth_below=180)


def furrows(a, b, lean, pitch, long, chance):
    """How deep a broad chisel has gone, 0 … 1: strokes side by side, each hollow, each as long as one blow carried."""
    u, v = a * numpy.cos(lean) + b * numpy.sin(lean), b * numpy.cos(lean) - a * numpy.sin(lean)
    u = u / pitch + 0.45 * cloud(v, u, (48, 30), chance)
    blow = chance.uniform(0, 1, 4096)
    k = numpy.floor(u).astype(int)
    stroke = v / (long * (0.7 + 0.6 * blow[k * 29 % 4096])) + 3 * blow[k * 53 % 4096]
    p = numpy.floor(stroke).astype(int)
    across, along = 1 - (2 * (u - k) - 1) ** 2, (stroke - p).clip(0, 1)
    # Each blow bites at its start and comes out slowly.
    return across * (0.35 + 0.65 * blow[(k * 71 + p * 137) % 4096]) * numpy.minimum(1, along * 6) * (1 - 0.55 * along)


def chips(a, b, x, z, chance):
    """What has been knocked off the edges: shallow scoops, small ones often, a corner now and then."""
    lost = numpy.zeros(a.shape)
    for _ in range(chance.integers(5, 11)):
        on, at = chance.integers(4), chance.uniform(0, 1) if chance.uniform() > 0.22 else chance.choice([0.01, 0.99])
        wide = 3 + min(chance.exponential(3.4), 9)
        px, pz = ((x[0] + at * (x[1] - x[0]), z[on % 2]) if on < 2 else (x[on % 2], z[0] + at * (z[1] - z[0])))
        along, inwards = (1.7, 1.0) if on < 2 else (1.0, 1.7)
        far = numpy.hypot((a - px) / along, (b - pz) / inwards) / wide
        far = far * (1 + 0.30 * cloud(a, b, (wide * 0.7, wide * 0.7), chance))
        lost = numpy.maximum(lost, 0.55 * wide * (1 - far**2).clip(0))
    return lost


def block(x, z, material, seed, fine=1.5, quiet=False):
    """One block between the pairs x and z, its face near y = 0: dressed with the chisel, some with a smooth margin, none quite flush with its neighbours."""
    chance = numpy.random.default_rng(seed)
    a, b, quads = grid(x, z, fine)
    near = numpy.minimum(numpy.minimum(a - x[0], x[1] - a), numpy.minimum(b - z[0], z[1] - b))
    bold, lean, pitch = chance.uniform(0.7, 1.6), chance.uniform(0.2, 1.15) * chance.choice([-1, 1]), chance.uniform(5.5, 9)
    strokes = furrows(a, b, lean, pitch, chance.uniform(22, 40), chance)
    if quiet:
        # Rubbed down since: only the deepest blows are left, none beside another, or they read as a ripple.
        strokes = 0.9 * (strokes - 0.38).clip(0)
    face = bold * strokes - 0.9 * chance.uniform(0.4, 1) * cloud(a, b, (70, 45), chance)
    # Where the weather has been at it, the strokes are gone.
    face *= 1 - 0.75 * (cloud(a, b, (55, 38), chance) * 1.7 + chance.uniform(-0.3, 0.35)).clip(0, 1)
    if chance.uniform() < 0.45:
        # A margin struck along the edges first, to true the block: the field stands a little proud of it.
        margin = chance.uniform(9, 13) + 1.7 * cloud(a, b, (30, 30), chance) + 0.9 * cloud(a, b, (7, 7), chance)
        field = ((near - margin) / 3.2).clip(0, 1)
        face = field * (face - 1.0) + (1 - field) * (0.2 if quiet else 0.5) * furrows(a, b, lean + 0.5, 4.5, 12, chance)
    grit = 0.16 * cloud(a, b, (3.2, 3.2), chance) + 0.12 * cloud(a, b, (1.9, 1.9), chance)
    if quiet:
        grit *= 1.7
    pits = 1.5 * (cloud(a, b, (4.2, 3.4), chance) - 0.62).clip(0) * (cloud(a, b, (60, 60), chance) > -0.2)
    worn = (1.7 + 0.9 * cloud(a, b, (16, 16), chance)).clip(0.7)
    back = (1 - near / worn).clip(0) ** 1.6 * 9
    # Out of true with the wall, as hands left it.
    tilt = chance.uniform(-1, 1, 3) * (1.6, 0.010, 0.012)
    lie = tilt[0] + tilt[1] * (a - sum(x) / 2) + tilt[2] * (b - sum(z) / 2)
    return laid(a, lie + face + grit + pits + back + chips(a, b, x, z, chance), b, quads, material)


def speckled(surface, by):
    """Pores and grains too small for the mesh, in colour: `by` how much darker the darkest are."""
    tint = surface.tree.nodes.new("ShaderNodeMixRGB")
    tint.blend_type, tint.inputs[0].default_value = "MULTIPLY", 1
    surface.link(surface.shader.inputs["Base Color"].links[0].from_socket, tint.inputs[1])
    grains = surface.spread(surface.noise((62, 62, 62), 2, seed=7), 1 - by, 1 + by / 2)
    # Here and there, in beds of the stone, and no two of one size.
    rare = surface.spread(surface.noise((3.5, 3.5, 7), 2, seed=31), -0.07, 0.07)
    coarse = step(surface, maths(surface, "ADD", surface.noise((24, 24, 40), 4, seed=21), rare), 0.36, 0.30)
    fine = step(surface, maths(surface, "ADD", surface.noise((70, 70, 90), 3, seed=41), rare), 0.38, 0.32)
    pores = maths(surface, "MULTIPLY", coarse, fine)
    surface.link(maths(surface, "MULTIPLY", grains, maths(surface, "MULTIPLY_ADD", pores, 0.45, 0.55)), tint.inputs[2])
    surface.link(tint.outputs[0], surface.shader.inputs["Base Color"])
    return surface


def stone_wall(x, z, seed=3, joint=7, seen=((-600, 340), (-300, 300)), quiet=False):
    """Courses of blocks over the pairs x and z, in lime mortar; fine where they are `seen`; `quiet` where the tooling has been rubbed down."""
    chance = random.Random(seed)
    stones = [speckled(Surface("stone", tone, 0.86).mottled(0.22, (5, 5, 8)).relief(((48, 48, 48), 0.42), ((110, 110, 110), 0.34)), 0.34).material for tone in TONES]
    # Sand in lime, here finer, there coarser: grains that stand out, and as many that have fallen.
    sand = speckled(Surface("mortar", (0.235, 0.200, 0.152), 0.96).mottled(0.26, (9, 9, 9)).relief(((100, 100, 100), 0.6, True), ((30, 30, 30), 0.8)), 0.22).material
    shared = numpy.random.default_rng(seed)
    a, b, quads = grid(x, z, 2.4)
    bed = 4.4 + 1.5 * cloud(a, b, (26, 22), shared) + 0.7 * cloud(a, b, (5, 5), shared)
    low, course = z[0], 0
    while low < z[1]:
        high, left = low + COURSES[course % len(COURSES)], x[0] - chance.uniform(0, 180)
        while left < x[1]:
            right = left + chance.uniform(150, 300)
            near = right > seen[0][0] and left < seen[0][1] and high > seen[1][0] and low < seen[1][1]
            # Behind a block the bed lies back: it must not come through a hollow of its face.
            bed += 14 * (numpy.minimum(numpy.minimum(a - left, right - a), numpy.minimum(b - low, high - b)) > joint / 2 + 5)
            block((left + joint / 2, right - joint / 2), (low + joint / 2, high - joint / 2), chance.choice(stones), chance.randrange(10**6), 1.5 if near else 8, quiet)
            left = right
        low, course = high, course + 1
    laid(a, bed, b, quads, sand)
