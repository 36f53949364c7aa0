"""The frame of effraction.py as the burglar left it: the old post torn along its grain, its short strike hanging from one screw."""
import math

import numpy
from kit import crushed, forced_frame, materials, shapes, torn
from kit.forced_frame import MIDDLE, POST, STOP, UPRIGHT

m = forced_frame.surfaces()
tones = torn.tones()
old = materials.Surface("old mortise", (0.13, 0.066, 0.028), 0.7).mottled(0.4, (30, 30, 0.9)).relief(((60, 60, 1.2), 0.15)).material
hollow = materials.Surface("hollow", (0.050, 0.025, 0.011), 0.8).mottled(0.4, (60, 60, 0.9)).relief(((60, 60, 1.2), 0.3)).material
steel = materials.Surface("old strike", (0.36, 0.335, 0.30), 0.40, 1).uneven((120, 120, 2.5), 0.1, 0.2).mottled(0.42, (9, 9, 6)).relief(((8, 8, 8), 0.22), ((60, 60, 60), 0.03), ((130, 130, 1.2), 0.008), edge=0.3).material
forced_frame.surrounds(m)
leaf, timbers = forced_frame.leaf_ajar(m, droop=12)
forced_frame.light_and_camera()


def upright(fine):
    """Heights of an upright in steps of 0.8 mm over the middle, `fine` = (below, above); long steps beyond."""
    return [UPRIGHT[0], *(MIDDLE + fine[0] + 0.8 * i for i in range(int((fine[1] - fine[0]) / 0.8))), UPRIGHT[1]]


def fine(start, end, step):
    return [start + (end - start) * i / round(abs(end - start) / step) for i in range(round(abs(end - start) / step))]


# The post. The bolt went into the room and took the wood on its way: all that stood between its mortise and the hall's edge.
# The landing's side is almost sound.
TOP = ((-6, 0), (28, 2), (36, 56), (46, 100), (58, 126), (74, 144), (92, 138), (108, 156), (124, 150), (134, 168))
FOOT = ((-6, 0), (28, 2), (36, 50), (46, 84), (58, 122), (74, 118), (90, 142), (106, 132), (120, 150), (134, 144))
DEEP = ((-6, 1), (32, 3), (37, 20), (46, 33), (60, 38), (80, 38), (104, 40), (120, 46), (134, 54))
# What ran on in the post, above and below the break: outlines of (y, height over the middle).
CRACKS = (
    [(46, 108), (50, 106), (53.5, 124), (51.5, 142), (55, 168), (53.8, 168), (48.6, 143), (50, 124)],
    [(72, 126), (75, 124), (77.5, 139), (75.4, 152), (76.6, 171), (75.6, 171), (72.6, 152), (74.6, 139)],
    [(38, -76), (42, -78), (39, -98), (43.6, -124), (41.4, -146), (40.6, -146), (41, -124), (35.6, -98)],
    [(64, -124), (66.4, -123), (68.4, -138), (66, -153), (65, -153), (66, -138)],
)
(FACE, BACK), (LANDING, HALL) = POST


def wounds(y, z):
    """Depth below the post's face where it is torn, older than the break, cracked; the tone of each fibre."""
    t = z - MIDDLE
    depth, tone = torn.gouge(y, t, TOP, FOOT, DEEP, 5)
    # Wood is left about the lower screw: it holds there still.
    depth = depth * (1 - 0.85 * numpy.exp(-(((y - 45) / 8) ** 4) - ((t + 44) / 13) ** 4))
    recess = numpy.where((abs(y - 46) < 13.4) & (abs(t) < 50.4), 2.2, 0)
    for low, high in ((-33, -5), (7, 34)):
        recess = numpy.where((abs(y - 46) < 8) & (t > low) & (t < high), 30, recess)
    cracked = numpy.zeros(y.shape)
    for crack in CRACKS:
        # Each begins in the middle of the break.
        whole = [(a, b * 0.3) for a, b in crack[:2]] + crack[2:]
        cracked = numpy.where(torn.inside(whole, y, t), 8, cracked)
    return depth, recess, cracked, tone


def tear(x, y, z):
    """Nothing stands nearer than the floor of the wound: neither the face nor the hall's side of the post."""
    return numpy.maximum(x, numpy.where(x < BACK - 1, FACE + numpy.maximum.reduce(wounds(y, z)[:3]), x)), y, z


def bare(x, y, z):
    depth, recess, cracked, tone = wounds(y, z)
    seen = numpy.where(depth > 0.25, tone + 1, numpy.where(cracked, 3, 0))
    # The heart of the post is darker than what was torn near its face, fibre by fibre; at the bottom of the wound no fresh wood is left to see.
    heart = 16 + 3 * (2 - tone) + 3 * numpy.sin(z / 30 + y / 5)
    seen = numpy.where(depth > heart, 3, seen)
    seen = numpy.where(depth > heart + numpy.where(tone, 7, 3), 4, seen)
    seen = numpy.where(depth > heart + numpy.where(tone, 17, 11), 5, seen)
    seen = numpy.where(recess > depth, 4, seen)
    return numpy.where(x > FACE + numpy.maximum(depth, 0.01), 0, seen)


face = [(FACE, y) for y in fine(HALL - 1, LANDING, 0.35)]
flank = [(x, HALL) for x in fine(FACE + 52, FACE + 1.5, 1.2)]
outline = [*face, (FACE, LANDING), (BACK, LANDING), (BACK, HALL), *flank, (FACE + 0.4, HALL - 0.3)]
shapes.sculpted(outline, upright((-232, 272)), tear, [m["aged"], *tones, old, hollow], bare)

# Splinters: the root's place on the face (y, height over the middle), its depth, length, width, thickness, lean, drift. The
# first is the piece that the strike tore out: it hangs by its foot and leans into the room.
for seed, (y, t, deep, long, wide, thick, lean, aside, skin) in enumerate((
    (118, -112, 2, 232, 27, 14, 6, 54, "aged"),
    (97, -100, 10, 132, 9.0, 7.0, 15, 20, "torn"),
    (84, -84, 15, 84, 6.0, 4.4, 18, 10, "torn"),
    (64, -92, 7, 78, 5.5, 4.0, 15, 5, "aged"),
    (126, 146, 3, -104, 13, 8.0, 7, 20, "aged"),
    (107, 128, 8, -92, 8.0, 5.0, 15, 12, "torn"),
    (90, 108, 9, -78, 6.5, 4.4, 19, 8, "torn"),
    (74, 118, 3, -84, 6.0, 4.0, 16, 6, "aged"),
    (58, 98, 3, -58, 4.6, 3.0, 11, 3, "aged"),
    (45, 72, 3, -44, 3.4, 2.6, 8, 2, "torn"),
    (113, -76, 20, 60, 4.0, 3.4, 11, 9, "torn"),
    (100, -92, 3, 46, 6.0, 3.6, 8, 6, "aged"),
)):
    surface = m["aged"] if skin == "aged" else tones[seed % 2]
    torn.splinter((FACE + deep, y, MIDDLE + t), long, wide, thick, lean, aside, (surface, tones[seed % 2]), seed + 3, 1.2, (0.2, 0.55), 2)
# Single fibres that let go last: they stand off both ends of the break, no two alike.
chance = numpy.random.default_rng(8)
for k in range(46):
    y, foot = chance.uniform(34, 131), k % 5 > 1
    ends = numpy.interp(y, *zip(*(FOOT if foot else TOP)))
    root = chance.uniform(0.4, 0.66) * ends
    long = min(14 + chance.exponential(20), 74)
    where = (FACE + chance.uniform(-0.3, 3.5), y, MIDDLE + (-root if foot else root))
    torn.splinter(where, long if foot else -long, chance.uniform(1.2, 3.4), chance.uniform(1, 2.2), long * chance.uniform(0.02, 0.2), chance.normal(1.5, 3), (tones[k % 2], tones[(k + 1) % 2]), 60 + k, 0.9, (0.5, 1), 2)

# The old strike, 2.6 mm of steel: its upper screw has torn out, its lower one holds by half.
hung = shapes.pivot((-5.5, 47, MIDDLE - 43), (-13, -5, 0))
plate = shapes.prism(shapes.rounded_rectangle((-13, 13), (-7, 93), 4, 6), (0, 2.6), "x", steel, 0, hung)
for low, high in ((10, 37), (50, 76)):
    shapes.cut(plate, shapes.prism(shapes.rounded_rectangle((-7, 6.5), (low, high), 1, 3), (-5, 5), "x", None, 0, hung))
shapes.cut(plate, shapes.rod(2.7, (-5, 5), 0.1, "x", material=None, parent=hung))
hole = [(0.6 * math.sin(9 * a) + 2.7 * math.cos(a), 86 + 2.7 * math.sin(a)) for a in (math.radians(a) for a in range(120, 421, 12))]
shapes.cut(plate, shapes.prism([*hole, (2.2, 95), (0.9, 95.5), (-0.6, 91)], (-5, 5), "x", None, 0, hung))


KINK = 43.5


def bend(x, y, z):
    """One sharp kink across its middle, where its mouths leave the least steel; above it, a twist."""
    past = max(z - KINK, 0)
    twist = math.radians(-24) * past / (93 - KINK)
    x, y = x * math.cos(twist) - y * math.sin(twist), x * math.sin(twist) + y * math.cos(twist)
    # Its corner is 3 mm long; beyond, it stays straight.
    folded = math.radians(36) * min(past / 3, 1)
    return x * math.cos(folded) - past * math.sin(folded), y, min(z, KINK) + past * math.cos(folded) + x * math.sin(folded)


shapes.rounded(shapes.bent(plate, 1.5, bend), 0.3, 2, 50)
pulled = shapes.pivot((-8.2, 47, MIDDLE - 43.6), (0, 9, -94))
thread = [(2.1 if k % 2 else 1.55, 3.4 + 0.65 * k) for k in range(34)]
head = shapes.lathe([(0, 0), (3.9, 0), (4.3, 0.4), (4.2, 0.8), *thread, (0, 27)], "y", material=steel, parent=pulled, steps=48, smooth_below=30)
shapes.cut(head, shapes.box((-6, 6), (-3, 1.1), (-0.55, 0.55), parent=shapes.pivot((0, 0, 0), (0, 34, 0), pulled)))

shapes.box(*STOP, UPRIGHT, m["paint"], 2.5)

# The leaf's edge beside its lock: where the bar went in.
crushed.crush(timbers, leaf, m["satin_paint"], tones)
