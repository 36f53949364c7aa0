"""A European cylinder for the eye of a close camera: warded keyway, threaded hole, turned cam; and the long screw that holds it in a lock."""
import math

from .locks import KEYWAY, PLUG_RADIUS, euro_profile
from .shapes import MM, box, circle, cut, lathe, mesh, pivot, prism, rod, rounded

HOLE = -17.5
"""Height of the fixing hole."""


def thread(radius, span, pitch=0.8, deep=0.4):
    """A profile of (radius, place) in teeth."""
    turns = int((span[1] - span[0]) / pitch)
    return [(radius - (deep if k % 2 else 0), span[0] + pitch * k / 2) for k in range(2 * turns)]


def worn_slot(apart, softness):
    """The keyway after thousands of keys, in x and z: each side `apart` mm further out, its wards ground down and rounded over `softness` mm."""
    sides = [(0.82 * x + (0.34 + apart) * (1 if i < 10 else -1), z * (1.03 + 0.12 * apart)) for i, (x, z) in enumerate(KEYWAY)]
    long = [math.dist(a, b) for a, b in zip(sides, [*sides[1:], sides[0]])]
    count, points, reach, i = 260, [], 0.0, 0
    for k in range(count):
        there = sum(long) * k / count
        while there > reach + long[i]:
            reach, i = reach + long[i], i + 1
        part, (a, b), (c, d) = (there - reach) / long[i], sides[i], sides[(i + 1) % len(sides)]
        points.append((a + (c - a) * part, b + (d - b) * part))
    span = max(1, round(softness / (sum(long) / count)))
    for _ in range(2):
        points = [tuple(sum(points[(k + j) % count][axis] for j in range(-span, span + 1)) / (2 * span + 1) for axis in (0, 1)) for k in range(count)]
    return points


FLARE = ((-0.6, 0.74, 0.50), (0, 0.60, 0.46), (0.16, 0.42, 0.38), (0.5, 0.22, 0.30), (1.1, 0.08, 0.2), (2.2, 0, 0.12))
"""How a worn mouth opens: depth below the face, then what `worn_slot` takes."""


def mouth(face, side, material, parent):
    """A tool that cuts a worn keyway, its lips flared, into a plug whose face is at y = `face`, `side` pointing out of it."""
    layers = [*FLARE, (12, 0, 0.12)]
    vertices = [(x, face - side * deep, z) for deep, apart, soft in layers for x, z in worn_slot(apart, soft)]
    n = len(vertices) // len(layers)
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(layers) - 1) for i in range(n)]
    faces += [tuple(range(n)), tuple(range(len(vertices) - n, len(vertices)))]
    tool = mesh("mouth", vertices, faces, material["lip"], parent, 60)
    tool.data.materials.append(material["slot"])
    for facet in tool.data.polygons:
        # Where no light of the face comes down, the slot is dark.
        facet.material_index = int(all(abs(tool.data.vertices[v].co[1] / MM - face) > 1.05 for v in facet.vertices))
    return tool


def cylinder(m, parent=None, half=33, cam_turned=0, worn=False):
    """A double cylinder along y, centred on its cam, its plugs' axis at 0, its leg down. `worn`: whether keys have opened its mouths. Returns its pivot.

    `m`: body, end, plug, slot (or the plug's), lip (if worn), cam, bore, void.
    """
    at = pivot(parent=parent)
    body = prism(euro_profile(), (-half, half), "y", m["body"], 0, at)
    # Its ends are milled across: the brushing of its flanks would be dots there.
    body.data.materials.append(m["end"])
    for facet in body.data.polygons:
        facet.material_index = int(abs(facet.normal[1]) > 0.9)
    tools = [box((-20, 20), (-5, 5), (-9.4, 20), parent=at), rod(2.8, (-30, 30), 0.05, "x", (0, 0, HOLE), parent=at)]
    for side in (-1, 1):
        tools.append(prism(circle((0, 0), 6.9, 96), (side * half - 1.6, side * half + 1.6), "y", None, 0, at))
        # The hole's mouth, countersunk.
        tools.append(lathe([(0, side * 4.2), (2.7, side * 4.2), (3.6, side * 5.1), (3.6, side * 8), (0, side * 8)], "x", (0, 0, HOLE), parent=at))
    rounded(cut(body, *tools), 0.4, 4, 40)
    # Its thread: a lining of teeth, open at both ends.
    lathe(thread(2.75, (-4.2, 4.2)), "x", (0, 0, HOLE), m["bore"], at, caps=False)
    for side in (-1, 1):
        # The bore about the plug stays dark.
        lathe([(PLUG_RADIUS - 0.1, side * (half - 1.5)), (7.2, side * (half - 1.5)), (7.2, side * (half - 1.7)), (PLUG_RADIUS - 0.1, side * (half - 1.7))], "y", material=m["void"], parent=at)
        end = side * (half + 0.3)
        profile = [(0, end), (5.9, end), (6.2, end - side * 0.06), (6.5, end - side * 0.28), (PLUG_RADIUS, end - side * 0.7), (PLUG_RADIUS, side * 20), (0, side * 20)]
        plug = lathe(profile, "y", material=m["plug"], parent=at, steps=128)
        # The walls of the slot bear a surface of their own: no light of the face reaches down there.
        slot = mouth(end, side, m, at) if worn else prism(KEYWAY, (side * (half - 12), side * (half + 4)) if side > 0 else (-half - 4, 12 - half), "y", m.get("slot", m["plug"]), 0, at)
        rounded(cut(plug, slot), 0.14, 3, 50)
        prism([(x * 1.02, z * 1.01) for x, z in (worn_slot(0, 0.1) if worn else KEYWAY)], (side * (half - 11), side * (half - 10)) if side > 0 else (10 - half, 11 - half), "y", m["void"], 0, at)
    cam(m, pivot((0, 0, 0), (0, cam_turned, 0), at))
    return at


def cam(m, parent):
    """The cam: a ring, and the lobe that drives the lock."""
    flank = math.radians(52)
    lobe = [(8.3 * math.sin(-flank), 8.3 * math.cos(flank)), (-3.9, 11.2), (-3.5, 14.4), (-3.0, 14.9), (3.0, 14.9), (3.5, 14.4), (3.9, 11.2), (8.3 * math.sin(flank), 8.3 * math.cos(flank))]
    ring = circle((0, 0), 8.3, 72, (90 - 52, 90 - 52 - 256))
    rounded(prism([*lobe[1:-1], *ring], (-4.5, 4.5), "y", m["cam"], 0, parent), 0.45, 3, 35)


def helix(radius, span, material, parent, pitch=0.8, deep=0.42, around=72):
    """A thread cut round the x axis: four edges (crest, crest, root, root) that climb one pitch a turn and run out at both ends."""
    steps = int((span[1] - span[0]) / pitch * around)
    vertices, faces = [], []
    for i in range(steps + around):
        angle, x = 2 * math.pi * i / around, span[0] + pitch * i / around
        # The crest rises out of the core over one turn, and sinks back into the chamfer of the end.
        high = min(1, i / around, max(0, (steps - i) / around * 0.8))
        for along, share in ((0, high), (0.14, high), (0.46, 0), (0.68, 0)):
            r = radius - deep * (1 - share)
            vertices.append((min(x + along * pitch, span[1]), r * math.cos(angle), r * math.sin(angle)))
    for i in range(steps + around - 1):
        k = 4 * i
        faces += [(k + q, k + q + 1, k + q + 5, k + q + 4) for q in range(3)]
        if i < steps - 1:
            # The last root goes on into the first crest of the next turn.
            n = k + 4 * around
            faces.append((k + 3, n, n + 4, k + 7))
    return mesh("thread", vertices, faces, material, parent, smooth_below=22)


def cruciform(wide, deep, parent):
    """The point of a cross-head driver, to be cut out of a head whose face is x = 0: two wings that taper inwards, a blunt cone in their middle."""
    parts = []
    for turned in (0, 90):
        here = pivot((0, 0, 0), (turned, 0, 0), parent)
        corners = [(x, side * half, up * thick) for x, half, thick in ((-0.6, wide * 1.12, 0.66), (deep, wide * 0.34, 0.40)) for side, up in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        parts.append(mesh("wing", corners, [(0, 1, 2, 3), (4, 5, 6, 7), *[(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]], parent=here))
    parts.append(lathe([(0, -0.6), (wide * 0.42, -0.6), (wide * 0.24, deep + 0.25), (0, deep + 0.45)], "x", parent=parent, steps=48))
    return parts


def fixing_screw(m, parent=None, length=58):
    """The long screw that holds a cylinder through the forend, along +x from its head at 0. Its axis lies at 0."""
    outline = [(0, 0.12), (2.9, 0.04), (4.45, 0), (4.7, 0.14), (4.75, 0.4), (4.7, 0.7), (2.5, 3.0), (2.46, 4.4), (0, 4.4)]
    head = lathe(outline, "x", material=m["screw"], parent=parent, steps=96, smooth_below=25)
    rounded(cut(head, *cruciform(3.0, 2.4, parent)), 0.10, 2, 40)
    helix(2.5, (3.9, length - 0.9), m["screw"], parent)
    # The core, and the end: chamfered, flat.
    lathe([(0, 4), (2.09, 4), (2.09, length - 0.9), (1.55, length), (0, length + 0.02)], "x", material=m["screw"], parent=parent, steps=64, smooth_below=25)
    return head
