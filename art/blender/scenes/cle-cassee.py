"""A key broken off in its cylinder: the stump stands out of the plug, bright where it broke; the head lies below, on its ring."""
import math
import random
import bpy

from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
leaf = shapes.pivot()
doors.panelled_leaf(m, leaf)
plug = doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf), turned=-16)
doors.jamb(m)


def tear(z):
    """How far the break falls back at the height z: it leans to the light, in a wave."""
    return 0.35 * math.sin(z * 0.9 + 0.4) - 0.13 * z


def stump(parent, face=-12.5, out=1.7):
    """What is left of the key: its milled sides, and a torn, bright end that is nowhere flat."""
    chance = random.Random(5)
    torn = materials.Surface("torn", (0.93, 0.84, 0.68), 0.36, 1).relief(((150, 150, 150), 0.05), ((60, 60, 60), 0.05)).material
    # The section of the blade, with its two grooves, from the bitting's side round.
    section = [(-1.1, -4.2), (1.1, -4.2), (1.1, -2.3), (0.5, -2.1), (0.5, -1.0), (1.1, -0.8), (1.1, 4.2), (-1.1, 4.2)]
    section += [(-1.1, 1.6), (-0.45, 1.4), (-0.45, 0.3), (-1.1, 0.1)]
    edge = [(x, face - out - tear(z) - chance.uniform(-0.16, 0.16) + 0.25 * x, z) for x, z in section]
    n = len(section)
    sides = [*edge, *[(x, face + 4, z) for x, z in section]]
    shapes.mesh("stump", sides, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], m["nickel"], parent, 20)
    vertices, faces, rows, across = [], [], 34, 9
    for j in range(rows + 1):
        z = -4.2 + 8.4 * j / rows
        left = -0.45 if 0.3 < z < 1.4 else -1.1
        right = 0.5 if -2.1 < z < -1.0 else 1.1
        for i in range(across + 1):
            x = left + (right - left) * i / across
            rough = 0 if i in (0, across) else chance.uniform(-0.13, 0.13)
            vertices.append((x, face - out - tear(z) + 0.25 * x + rough, z))
    w = across + 1
    faces = [(j * w + i, j * w + i + 1, j * w + w + i + 1, j * w + w + i) for j in range(rows) for i in range(across)]
    shapes.mesh("break", vertices, faces, torn, parent, 12)


stump(plug)
for thing in bpy.data.objects:
    # This close, the hole cut in the plate leaves a crease across its face: a dark seam laid on the whole plate does not.
    if thing.type == "MESH" and m["brushed_up"].name in thing.data.materials and "cut" in thing.modifiers:
        thing.modifiers.remove(thing.modifiers["cut"])
shapes.prism(locks.euro_profile(0.4), (-9.06, -8), "y", m["void"], 0, shapes.pivot((-64, 0, 0)))
ledge = -31
shapes.box((-900, 800), (-300, -16), (ledge - 40, ledge), m["slate"], 2)
broken = locks.key(m, shapes.pivot((-55, -36, ledge + 2.8), (90, 0, 154)))
blade = max((part for part in broken.children if part.data and m["nickel"].name in part.data.materials), key=lambda part: part.dimensions.x)
shapes.cut(blade, shapes.box((0, 60), (-9, 9), (-20, 20), parent=shapes.pivot((9.5, 0, 0), (0, 9, 12), broken)))
locks.ring(m, shapes.pivot((-88, -27.5, ledge + 1.4), (0, 90, 20)), 10.8)
studio.surroundings("studio", 0.18, 200, (0.5, 0.7, 1))
studio.soft_box((-900, -900, 900), (-64, 0, -40), 700, 600, studio.DUSK)
studio.soft_box((-420, -460, 360), (-64, -30, -10), 200, 70, (0.9, 0.95, 1), 160)
studio.soft_box((360, -560, 40), (-64, -20, -10), 300, 110, (1, 0.75, 0.5), 420)
studio.soft_box((60, -130, 70), (-64, -14, 0), 22, 14, (1, 0.86, 0.66))
studio.soft_box((75, -290, 12), (-64, -14, 0), 30, 13, (1, 0.93, 0.82))
studio.soft_box((160, -260, 20), (-60, -60, ledge), 120, 40, studio.WARM, 120)
studio.soft_box((-90, -300, 330), (-64, -40, -20), 240, 60, (1, 0.96, 0.9), 240)
studio.soft_box((120, 60, 160), (-40, -50, ledge), 120, 20, studio.WARM, 60)
studio.camera((-152, -190, 48), (-62, -16, -8.5), 64, focus=(-64, -13.5, 0), stop=4.5)
