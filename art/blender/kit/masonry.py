"""A wall of cut stone, block by block: a bump alone stays flat in a raking light."""
import random

from mathutils import Vector, noise

from .materials import Surface
from .shapes import box, mesh

COURSES = (96, 118, 104, 128, 92, 116, 108, 124)


def block(x, z, material, seed, fine=2.0, chipped=3.0, hewn=2.6):
    """One block between the pairs x and z, its face near y = 0: hewn by so many mm, its edges worn back by some `chipped`."""
    across, up = int((x[1] - x[0]) / fine) + 1, int((z[1] - z[0]) / fine) + 1
    own = Vector((seed * 3.1, seed * 1.7, seed * 0.9))
    vertices = []
    for j in range(up + 1):
        for i in range(across + 1):
            a, b = x[0] + (x[1] - x[0]) * i / across, z[0] + (z[1] - z[0]) * j / up
            at = Vector((a, b, 0))
            broad = noise.fractal(at / 55 + own, 0.9, 2.1, 3)
            grit = noise.fractal(at / 7 + own, 0.55, 2.2, 4)
            # The chisel went down the block in slanting strokes, side by side.
            stroke = abs(noise.noise(Vector(((a + 0.55 * b) / 6.5, (b - 0.4 * a) / 46, 0)) + own))
            worn = chipped * (1 + 0.8 * noise.noise(at / 26 + own))
            near = min(a - x[0], x[1] - a, b - z[0], z[1] - b)
            back = max(0.0, 1 - near / max(1.5, worn)) ** 2 * 10
            pit = max(0.0, noise.noise(at / 5 - own) - 0.42) * 7
            vertices.append((a, -hewn * broad - 1.0 * grit - 1.5 * stroke + back + pit, b))
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(up) for i in range(across)]
    return mesh("block", vertices, faces, material, smooth_below=180)


def stone_wall(x, z, seed=3, tones=((0.20, 0.175, 0.145), (0.165, 0.150, 0.130), (0.23, 0.195, 0.155), (0.185, 0.160, 0.130)), joint=7):
    """Courses of blocks over the pairs x and z, in lime mortar."""
    chance = random.Random(seed)
    stones = [Surface("stone", tone, 0.85).mottled(0.34, (5, 5, 5)).relief(((34, 34, 34), 0.5), ((110, 110, 110), 0.2)).material for tone in tones]
    mortar = Surface("mortar", (0.17, 0.155, 0.135), 0.95).mottled(0.3, (9, 9, 9)).relief(((40, 40, 40), 0.5), ((120, 120, 120), 0.25)).material
    box(x, (6, 60), z, mortar)
    low, course = z[0], 0
    while low < z[1]:
        high, left = low + COURSES[course % len(COURSES)], x[0] - chance.uniform(0, 180)
        while left < x[1]:
            right = left + chance.uniform(150, 300)
            block((left + joint / 2, right - joint / 2), (low + joint / 2, high - joint / 2), chance.choice(stones), chance.uniform(0, 90))
            left = right
        low, course = high, course + 1
