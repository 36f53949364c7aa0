"""A landing of cut stone: the frame of its door, the wall, the flagstones, a doormat. What the pictures of one house share."""
import random

from . import materials, shapes

FLOOR = -1014


def landing(m, mat=True):
    """All but the door, which hangs between x = -852 and 0, its outer face at y = 0."""
    plaster = materials.Surface("plaster", (0.030, 0.040, 0.055), 0.75).mottled(0.12, (0.5, 0.5, 0.5)).relief(((1.5, 1.5, 1.5), 0.8), ((14, 14, 14), 0.25)).material
    slab = materials.Surface("slab", (0.16, 0.145, 0.13), 0.34).uneven((3, 3, 3), 0.06, 0.16).mottled(0.22, (1.2, 1.2, 1.2)).relief(((6, 6, 6), 0.25), edge=1.5).material
    coir = materials.Surface("coir", (0.36, 0.21, 0.09), 0.9).mottled(0.4, (5, 5, 5)).material

    # Frame and architrave on three sides, the wall, its skirting, and a bell push whose ring is brass.
    for x in ((-956, -854), (4, 106)):
        shapes.box(x, (-46, 60), (FLOOR, 1200), m["paint"], 3)
        shapes.box((x[0] + 14, x[1] - 14), (-54, -40), (FLOOR, 1200), m["paint"], 3)
    shapes.box((106, 2500), (-26, 60), (FLOOR, 1800), plaster)
    shapes.box((-4500, -956), (-26, 60), (FLOOR, 1800), plaster)
    for x in ((106.5, 2500), (-4500, -956.5)):
        shapes.box(x, (-44, -20), (FLOOR, FLOOR + 130), m["paint"], 4)
    shapes.lathe([(0, -31), (24, -31), (26, -29), (27, -26), (0, -26)], "y", (190, 0, 90), m["brass"])
    shapes.rod(9, (-37, -28), 2, "y", (190, 0, 90), m["black"])

    # Flagstones, laid by hand: no two quite level.
    chance = random.Random(4)
    for i in range(-9, 6):
        for j in range(0, 9):
            x, y, drop = i * 400 + (200 if j % 2 else 0) - 190, 60 - j * 400, chance.uniform(0, 1.2)
            shapes.box((x + 2, x + 398), (y - 398, y - 2), (FLOOR - 40, FLOOR - drop), slab, 2.5)
    shapes.box((-6000, 4000), (-5000, 60), (FLOOR - 40, FLOOR - 6), m["void"])

    if not mat:
        return
    # The doormat: tufts of coir, because a textured block looks like a block.
    vertices, faces = [], []
    for a in range(-800, -60, 6):
        for b in range(-500, -100, 6):
            x, y, n = a + chance.uniform(-2, 2), b + chance.uniform(-2, 2), len(vertices)
            tip = (x + chance.uniform(-4, 4), y + chance.uniform(-4, 4), FLOOR + chance.uniform(15, 21))
            vertices += [(x - 3.4, y - 3.4, FLOOR + 3), (x + 3.4, y - 3.4, FLOOR + 3), (x + 3.4, y + 3.4, FLOOR + 3), (x - 3.4, y + 3.4, FLOOR + 3), tip]
            faces += [(n, n + 1, n + 4), (n + 1, n + 2, n + 4), (n + 2, n + 3, n + 4), (n + 3, n, n + 4)]
    shapes.mesh("mat", vertices, faces, coir, smooth_below=10)
    shapes.box((-806, -54), (-506, -94), (FLOOR, FLOOR + 7), m["black"], 2)
