"""The hall of a flat at night: boards, a panelled wall on its skirting, a console and its lamp."""
import math

from . import materials, shapes, studio


def hall(m, floor=-1050, back=2300, lamp=(-430, 2080)):
    """Behind the wall of the door, from y = 60 to its far wall at `back`; its lamp is its light."""
    cream = materials.Surface("cream", (0.66, 0.50, 0.33), 0.7).material
    white = materials.Surface("white", (0.78, 0.68, 0.54), 0.4).material
    board = materials.Surface("board", (0.30, 0.135, 0.048), 0.3).mottled(0.45, (26, 1.2, 26)).uneven((12, 2, 12), 0.05, 0.1).material
    walnut = materials.Surface("walnut", (0.075, 0.032, 0.014), 0.35).mottled(0.3, (2, 20, 20)).material
    for i in range(-14, 9):
        shapes.box((i * 140 + 1.5, i * 140 + 138.5), (60, back), (floor - 20, floor - (i % 3)), board, 1)
    shapes.box((-2100, 1300), (60, back + 50), (floor - 40, floor - 8), m["void"])
    shapes.box((-2100, 1300), (back, back + 20), (floor, 1500), cream)
    shapes.box((1250, 1300), (90, back), (floor, 1500), cream)
    shapes.box((-2100, -2050), (90, back), (floor, 1500), cream)
    shapes.box((-2100, 1300), (90, back), (1450, 1500), cream)
    shapes.box((-2050, 1250), (back - 18, back), (floor, floor + 150), white, 4)
    shapes.box((-2050, 1250), (back - 26, back), (floor, floor + 24), white, 6)
    mould = [(0, 0.2), (0, -12), (8, -20), (22, -20), (30, -12), (36, -8), (40, 0.2)]
    for x in ((-1960, -1290), (-1190, -160), (-60, 700)):
        shapes.moulding(x, (floor + 240, 1100), mould, white, shapes.pivot((0, back, 0)))
    top = floor + 780
    shapes.box((lamp[0] - 380, lamp[0] + 300), (lamp[1] - 160, lamp[1] + 170), (top - 34, top), walnut, 4)
    shapes.box((lamp[0] - 350, lamp[0] + 270), (lamp[1] - 140, lamp[1] + 150), (top - 120, top - 34), walnut, 3)
    for x in (lamp[0] - 340, lamp[0] + 222):
        for y in (lamp[1] - 135, lamp[1] + 110):
            shapes.box((x, x + 36), (y, y + 36), (floor, top - 100), walnut, 3)
    shapes.lathe([(0, top), (62, top), (60, top + 12), (18, top + 22), (30, top + 60), (44, top + 100), (30, top + 150), (10, top + 175), (10, top + 230), (0, top + 230)], "z", (*lamp, 0), m["brass"])
    glow = materials.Surface("shade", (1, 0.8, 0.5), 0.6, glow=(1, 0.50, 0.17), glow_strength=3.2).material
    turns = [2 * math.pi * i / 48 for i in range(48)]
    shade = [(lamp[0] + r * math.cos(a), lamp[1] + r * math.sin(a), top + z) for r, z in ((128, 190), (88, 380)) for a in turns]
    shapes.mesh("shade", shade, [(i, (i + 1) % 48, 48 + (i + 1) % 48, 48 + i) for i in range(48)], glow, smooth_below=80)
    studio.bulb((*lamp, top + 290), 900, (1, 0.56, 0.22), 25)
    studio.bulb((lamp[0], lamp[1] - 260, top + 300), 420, (1, 0.56, 0.22), 90)
