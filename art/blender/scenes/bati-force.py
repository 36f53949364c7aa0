"""The frame of effraction.py as the burglar left it: the old post torn along its grain, its short strike hanging from one screw."""
import math

import numpy
from kit import forced_frame, materials, shapes, torn
from kit.forced_frame import MIDDLE, POST, STOP, UPRIGHT

m = forced_frame.surfaces()
tones = torn.tones()
old = materials.Surface("old mortise", (0.13, 0.066, 0.028), 0.7).mottled(0.4, (30, 30, 0.9)).relief(((60, 60, 1.2), 0.15)).material
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
TOP = ((-6, 0), (28, 2), (36, 44), (46, 92), (58, 128), (74, 156), (92, 132), (108, 168), (124, 150), (134, 182))
FOOT = ((-6, 0), (28, 2), (36, 40), (46, 78), (58, 132), (74, 112), (90, 150), (106, 126), (120, 158), (134, 140))
DEEP = ((-6, 1), (34, 3), (39, 20), (46, 27), (60, 29), (80, 31), (104, 33), (134, 36))
# What ran on in the post, above and below the break: outlines of (y, height over the middle).
CRACKS = (
    [(46, 149), (50, 147), (52.5, 176), (51, 215), (55, 262), (53.6, 262), (47, 216), (49, 177)],
    [(72, 136), (75, 134), (76, 158), (73.4, 188), (72.4, 188), (74, 159)],
    [(38, -147), (42, -149), (41, -176), (45.6, -222), (44, -222), (36.6, -177)],
    [(64, -140), (66.4, -139), (67.4, -160), (66, -182), (65, -182), (65.6, -161)],
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
    # The heart of the post is darker than what was torn near its face.
    seen = numpy.where(depth > 27 + 4 * numpy.sin(z / 9 + y / 5), 3, seen)
    seen = numpy.where(recess > depth, 4, seen)
    return numpy.where(x > FACE + numpy.maximum(depth, 0.01), 0, seen)


face = [(FACE, y) for y in fine(HALL - 1, LANDING, 0.35)]
flank = [(x, HALL) for x in fine(FACE + 52, FACE + 1.5, 1.2)]
outline = [*face, (FACE, LANDING), (BACK, LANDING), (BACK, HALL), *flank, (FACE + 0.4, HALL - 0.3)]
shapes.sculpted(outline, upright((-232, 272)), tear, [m["aged"], *tones, old], bare)

# Splinters: the root's place on the face (y, height over the middle), its depth, length, width, thickness, lean, drift. The
# first is the piece that the strike tore out: it hangs by its foot and leans into the room.
for seed, (y, t, deep, long, wide, thick, lean, aside, skin) in enumerate((
    (121, -118, 3, 236, 26, 13, 4, 62, "aged"),
    (96, -112, 9, 150, 9.0, 5.0, 12, 26, "torn"),
    (84, -88, 14, 96, 5.0, 3.4, 16, 14, "torn"),
    (62, -96, 8, 88, 4.4, 3.0, 14, 8, "aged"),
    (128, 168, 4, -128, 10, 5.0, 6, 24, "aged"),
    (106, 142, 8, -116, 6.5, 4.0, 15, 17, "torn"),
    (88, 118, 10, -92, 5.0, 3.2, 18, 12, "torn"),
    (70, 134, 4, -104, 5.0, 3.0, 20, 9, "aged"),
    (56, 108, 4, -76, 3.6, 2.4, 13, 5, "aged"),
    (44, 76, 3, -52, 2.6, 1.8, 9, 3, "torn"),
    (112, -70, 20, 74, 3.0, 2.2, 10, 12, "torn"),
    (78, 84, 18, -62, 2.4, 1.8, 16, 8, "torn"),
)):
    surface = m["aged"] if skin == "aged" else tones[seed % 2]
    torn.splinter((FACE + deep, y, MIDDLE + t), long, wide, thick, lean, aside, (surface, tones[seed % 3 // 2]), seed + 3)

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

# The leaf's edge: what the bar bit beside the lock, seen against the hall; below it, dents, chips and scratches in the paint.
chance = numpy.random.default_rng(8)


def ragged(z, high, wide):
    """Outline of a bite of (x, z) into the leaf's edge."""
    steps = [(-wide * math.sin(math.pi * (k + 0.5) / 24) ** 0.6 * (1 + chance.normal(0, 0.13)), z - high / 2 + high * k / 23) for k in range(24)]
    return [(2, z - high / 2 - 1), *steps, (2, z + high / 2 + 1)]


for timber in timbers:
    timber.data.materials.append(tones[0])
for z, high, wide, deep in ((22, 24, 5, 13), (-10, 14, 3, 12), (-106, 30, 16, 1.6), (-108, 22, 8, 4), (-150, 13, 8, 1.3)):
    bite = shapes.prism(ragged(z, high, wide), (-3, deep), "y", tones[0], 0, leaf)
    for timber in timbers[0 if deep > 8 else 1 :]:
        shapes.cut(timber, bite)
for _ in range(10):
    x, z, turn, long = chance.uniform(-34, -12), chance.normal(-108, 11), chance.normal(10, 5), chance.uniform(6, 24)
    shapes.box((-long / 2, long / 2), (-0.05, 0.05), (-0.14, 0.14), tones[1], 0, shapes.pivot((x, 0, z), (0, turn, 0), leaf))
