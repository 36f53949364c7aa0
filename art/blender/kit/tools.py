"""The locksmith's bench and what lies on it."""

from .materials import Surface
from .shapes import box


def bench(m, width=1200, depth=(-500, 900), plank=118):
    """A bench of dark planks along x, its top at z = 0."""
    wood = Surface("bench", (0.040, 0.021, 0.011), 0.40).mottled(0.45, (1.1, 24, 24)).uneven((2, 30, 30), 0.05, 0.12).relief(((1.4, 38, 38), 0.09), edge=0.9)
    y, row = depth[0], 0
    while y < depth[1]:
        joint = (-0.31, 0.24, -0.05, 0.42)[row % 4] * width
        for x in ((-width, joint - 0.4), (joint + 0.4, width)):
            box(x, (y + 0.5, y + plank - 0.5), (-30, -(row % 3) * 0.15), wood.material, 0.9)
        y, row = y + plank, row + 1
    box((-width, width), depth, (-34, -4), m["void"])
