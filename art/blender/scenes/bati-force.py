"""The frame of effraction.py as the burglar left it: the old post torn along its grain, its short strike hanging from one screw."""
import math

import numpy
from kit import forced_frame, materials, shapes, torn
from kit.forced_frame import CRACKS, MIDDLE, POST, STOP, UPRIGHT

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


# The post. The bolt dragged its strike towards the hall; the crowbar had opened the way on the landing side.
TOP = ((-6, 70), (12, 108), (30, 140), (48, 164), (57, 132), (74, 150), (80, 96), (88, 44), (93, 12), (95, 0))
FOOT = ((-6, 55), (14, 92), (38, 164), (46, 124), (54, 102), (65, 156), (74, 92), (84, 40), (92, 10), (95, 0))
DEEP = ((-6, 10), (14, 13), (34, 17), (48, 21), (62, 17), (76, 11), (93, 4))
(FACE, BACK), (LANDING, HALL) = POST


def wounds(y, z):
    """Depth below the post's face where it is torn, older than the break, cracked; the tone of each fibre."""
    t = z - MIDDLE
    depth, tone = torn.gouge(y, t, TOP, FOOT, DEEP, 5)
    # Wood is left about the lower screw: it holds there still.
    depth = depth * (1 - 0.8 * numpy.exp(-(((y - 47) / 7) ** 4) - ((t + 44) / 15) ** 4))
    recess = numpy.where((abs(y - 46) < 13.4) & (abs(t) < 50.4), 2.2, 0)
    for low, high in ((-33, -5), (7, 34)):
        recess = numpy.where((abs(y - 46) < 8) & (t > low) & (t < high), 30, recess)
    cracked = numpy.zeros(y.shape)
    for crack in CRACKS:
        # The glue begins at the new wood; the crack, in the middle of the break.
        whole = [(a, b * 0.6) for a, b in crack[:2]] + crack[2:]
        cracked = numpy.where(torn.inside(whole, y, t), 8, cracked)
    return depth, recess, cracked, tone


def tear(x, y, z):
    return x + numpy.where(x < FACE + 0.01, numpy.maximum.reduce(wounds(y, z)[:3]), 0), y, z


def bare(x, y, z):
    depth, recess, cracked, tone = wounds(y, z)
    seen = numpy.where(depth > 0.25, tone + 1, numpy.where(cracked, 3, 0))
    return numpy.where(x > FACE + 0.01, 0, numpy.where(recess > depth, 4, seen))


face = [(FACE, y) for y in fine(HALL - 1, LANDING, 0.35)]
outline = [*face, (FACE, LANDING), (BACK, LANDING), (BACK, HALL), (FACE + 1.5, HALL), (FACE + 0.4, HALL - 0.3)]
shapes.sculpted(outline, upright((-232, 272)), tear, [m["aged"], *tones, old], bare)

# Splinters: the root's place on the face (y, height over the middle), length, width, thickness, lean, drift.
for seed, (y, t, long, wide, thick, lean, aside, skin) in enumerate((
    (84, 66, -118, 7.5, 4.0, 15, 9, "aged"),
    (67, 112, -92, 5.0, 3.0, 22, 5, "aged"),
    (58, 118, -70, 3.0, 2.2, 12, -3, "torn"),
    (40, 124, -84, 4.2, 2.6, 17, -5, "aged"),
    (26, 96, -58, 3.0, 2.0, 9, 2, "torn"),
    (79, -58, 74, 5.5, 3.2, 19, 8, "aged"),
    (64, -122, 88, 4.0, 2.6, 13, 4, "torn"),
    (36, -128, 62, 4.4, 2.6, 15, -4, "aged"),
    (24, -74, 66, 3.2, 2.0, 12, 3, "aged"),
    (50, -100, 44, 2.0, 1.4, 10, 3, "torn"),
    (71, -96, 52, 1.8, 1.2, 17, 7, "torn"),
    (74, 98, -46, 1.6, 1.2, 16, 6, "torn"),
    (33, 106, -40, 1.4, 1.0, 13, -2, "torn"),
)):
    surface = m["aged"] if skin == "aged" else tones[seed % 2]
    torn.splinter((FACE + (0.1 if skin == "aged" else 2.5), y, MIDDLE + t), long, wide, thick, lean, aside, (surface, tones[seed % 3 // 2]), seed + 3)

# The old strike, 2 mm of steel: its upper screw has torn out, its lower one holds by half.
hung = shapes.pivot((-5.5, 47, MIDDLE - 43), (-13, -5, 0))
plate = shapes.prism(shapes.rounded_rectangle((-13, 13), (-7, 93), 4, 6), (0, 2), "x", steel, 0, hung)
for low, high in ((10, 37), (50, 76)):
    shapes.cut(plate, shapes.prism(shapes.rounded_rectangle((-7, 6.5), (low, high), 1, 3), (-5, 5), "x", None, 0, hung))
shapes.cut(plate, shapes.rod(2.7, (-5, 5), 0.1, "x", material=None, parent=hung))
hole = [(0.6 * math.sin(9 * a) + 2.7 * math.cos(a), 86 + 2.7 * math.sin(a)) for a in (math.radians(a) for a in range(120, 421, 12))]
shapes.cut(plate, shapes.prism([*hole, (2.2, 95), (0.9, 95.5), (-0.6, 91)], (-5, 5), "x", None, 0, hung))


def bend(x, y, z):
    """Twisted along its length, its head curled off the wood, its rib on the hall side pulled out by the bolt."""
    twist = math.radians(-20) * max(z / 93, 0) ** 1.4
    # It has folded where its mouths leave the least steel.
    folded = 0.20 * math.log1p(math.exp((z - 26) / 2.5)) * 2.5 + 0.24 * math.log1p(math.exp((z - 63) / 2)) * 2
    pulled = max(0, (y - 4) / 9) * math.exp(-(((z - 23) / 9) ** 2))
    x, y = x - 6 * pulled, y + 5 * pulled
    x, y = x * math.cos(twist) - y * math.sin(twist), x * math.sin(twist) + y * math.cos(twist)
    return x - folded, y, z


shapes.rounded(shapes.bent(plate, 2.2, bend), 0.3, 2, 50)
pulled = shapes.pivot((-8.2, 47, MIDDLE - 43.6), (0, 9, -94))
thread = [(2.1 if k % 2 else 1.55, 3.4 + 0.65 * k) for k in range(34)]
head = shapes.lathe([(0, 0), (3.9, 0), (4.3, 0.4), (4.2, 0.8), *thread, (0, 27)], "y", material=steel, parent=pulled, steps=48, smooth_below=30)
shapes.cut(head, shapes.box((-6, 6), (-3, 1.1), (-0.55, 0.55), parent=shapes.pivot((0, 0, 0), (0, 34, 0), pulled)))

# The stop's edge, where the bar leant: paint chipped off pale wood.
(NEAR, FAR), (OUT, IN) = STOP
MARKS = ((20, 13, 17, 9.0), (-17, 8, 11, 6.0), (57, 5, 8, 4.0), (-62, 4, 5, 2.5))


def bruise(y, z):
    chance = numpy.random.default_rng(4)
    t, edge = z - MIDDLE, IN - y
    depth = torn.crushed(t, edge, MARKS, chance)
    near = torn.crushed(t, edge, [(p, h * 1.35 + 2, r * 1.25 + 1, 1) for p, h, r, _ in MARKS], chance)
    chips = near + 0.36 * torn.cloud(t, edge, (8, 3), chance) + 0.2 * torn.cloud(t, edge, (2.6, 1.1), chance)
    return depth, chips > 0.62


def crush(x, y, z):
    depth, chipped = bruise(y, z)
    depth = numpy.where(x < NEAR + 14, depth + 0.25 * chipped, 0)
    return x + 0.8 * depth, y - 0.5 * depth * (y > IN - 6), z


round_edge = [(NEAR + 2.5 - 2.5 * math.sin(a), IN - 2.5 + 2.5 * math.cos(a)) for a in (math.radians(15 * k) for k in range(7))]
outline = [(FAR, OUT), (FAR, IN), *((x, IN) for x in fine(20, NEAR + 2.9, 0.6)), *round_edge]
outline += [*((NEAR, y) for y in fine(IN - 2.9, OUT + 2.5, 0.4)), (NEAR, OUT + 2.5), (NEAR + 0.7, OUT + 0.7), (NEAR + 2.5, OUT)]
shapes.sculpted(outline, upright((-100, 110)), crush, [m["paint"], tones[0], tones[1]], lambda x, y, z: numpy.where((x < NEAR + 14) & bruise(y, z)[1], 1 + (y < IN - 5), 0))

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
