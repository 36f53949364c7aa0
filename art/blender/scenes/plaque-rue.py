"""A house number in blue enamel on rough-cast stone, a letter box under it, a lantern out of sight. Words fit at the left."""
import math

from kit import locks, materials, shapes, studio

m = materials.workshop()
blue = materials.Surface("blue enamel", (0.006, 0.030, 0.16), 0.10, coat=1).uneven((8, 8, 8), 0.02, 0.05).relief(((5, 5, 5), 0.05)).material
white = materials.Surface("white enamel", (0.74, 0.73, 0.68), 0.12, coat=1).uneven((8, 8, 8), 0.02, 0.05).relief(((5, 5, 5), 0.05)).material
cast = materials.Surface("rough-cast", (0.20, 0.175, 0.15), 0.9).mottled(0.18, (2.5, 2.5, 2.5)).relief(((70, 70, 70), 0.5)).material


def wall(x, z, step):
    """Rough-cast: a fine grid pushed about by two clouds, for a bump alone stays flat in a raking light."""
    across, up = int((x[1] - x[0]) / step), int((z[1] - z[0]) / step)
    vertices = [(x[0] + i * step, 0, z[0] + j * step) for j in range(up + 1) for i in range(across + 1)]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(up) for i in range(across)]
    thing = shapes.mesh("wall", vertices, faces, cast, smooth_below=180)
    shapes.roughen(thing, ((0.9, 6), (0.17, 4.5), (0.06, 2)))


WIDE, HIGH, RISE = 84, 62, 9


def dome(x, z):
    """Depth of the plate's face: it swells towards the middle, as pressed sheet does."""
    return -7 - RISE * (1 - (x / WIDE) ** 2) * (1 - (z / HIGH) ** 2)


def plate(parent):
    rim = shapes.rounded_rectangle((-WIDE, WIDE), (-HIGH, HIGH), 9, 8)
    rings = [[(x * t / 24, dome(x * t / 24, z * t / 24), z * t / 24) for x, z in rim] for t in range(1, 25)]
    for grow, y in ((1.006, -6.7), (1.012, -6), (1.013, -3)):
        rings.append([(x * grow, y, z * grow) for x, z in rim])
    n = len(rim)
    vertices = [v for ring in rings for v in ring] + [(0, dome(0, 0), 0)]
    faces = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(len(rings) - 1) for i in range(n)]
    faces += [(len(vertices) - 1, (i + 1) % n, i) for i in range(n)]
    shapes.mesh("plate", vertices, faces, blue, parent, 70)


def ribbon(path, width, closed, parent):
    """A white line fired on to the plate, following its swell."""
    n, vertices, faces, across = len(path), [], [], 5
    for i, (x, z) in enumerate(path):
        before, after = (path[i - 1], path[(i + 1) % n]) if closed else (path[max(0, i - 1)], path[min(n - 1, i + 1)])
        dx, dz = after[0] - before[0], after[1] - before[1]
        long = math.hypot(dx, dz)
        for k in range(across):
            off = width * (k / (across - 1) - 0.5)
            px, pz = x - dz / long * off, z + dx / long * off
            vertices.append((px, dome(px, pz) - 0.22, pz))
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        faces += [(i * across + k, j * across + k, j * across + k + 1, i * across + k + 1) for k in range(across - 1)]
    shapes.mesh("ribbon", vertices, faces, white, parent, 180)


sign = shapes.pivot((175, -3, 92), (0, -0.6, 0))
sign.scale = (1.2, 1.2, 1.2)
plate(sign)
edge = shapes.rounded_rectangle((-WIDE + 7, WIDE - 7), (-HIGH + 7, HIGH - 7), 5, 8)
finer = [(a[0] + (b[0] - a[0]) * k / 12, a[1] + (b[1] - a[1]) * k / 12) for a, b in zip(edge, edge[1:] + edge[:1]) for k in range(12)]
ribbon(finer, 4.2, True, sign)
ribbon(shapes.circle((-25, 13.4), 12.6, 40, (150, -80)), 9.2, False, sign)
ribbon(shapes.circle((-25, -13.4), 14.6, 40, (82, -150)), 9.2, False, sign)
ribbon(shapes.circle((20.5, 13.4), 12.6, 64), 9.2, True, sign)
ribbon(shapes.circle((20.5, -13.4), 14.6, 64), 9.2, True, sign)
for x in (-64, 64):
    shapes.lathe([(0, 0), (5.6, 0), (5.6, -1), (5, -1.5), (0, -1.5)], "y", (x, dome(x, 0), 0), m["brass"], sign)
    locks.screw(m, (x, dome(x, 0) - 1.6, 0), sign, 4.0, 25 + x, "brass")

# The letter box let into the wall: a front, a flap with its seam, a small lock.
box = shapes.pivot((175, 0, -82))
shapes.box((-139.2, 139.2), (-8, 30), (-69.2, 69.2), m["void"], 0, box)
front = shapes.prism(shapes.rounded_rectangle((-138, 138), (-68, 68), 5, 8), (-14, 20), "y", m["paint"], 0, box)
shapes.rounded(shapes.cut(front, shapes.prism(shapes.rounded_rectangle((-117, 117), (8, 50), 3, 6), (-30, -7), "y", None, 0, box)), 1.2, 3, 40)
flap = shapes.pivot((0, -11, 48), (-7, 0, 0), box)
shapes.prism(shapes.rounded_rectangle((-115.5, 115.5), (-38, 0), 2, 6), (-2, 1), "y", m["brass"], 0.8, flap)
shapes.tube([(-115, -1, 0), (115, -1, 0)], 2.6, m["brass"], flap)
shapes.box((-60, 60), (-4, -1), (-37, -33), m["brass"], 1, flap)
shapes.lathe([(0, -14), (13, -14), (13, -16), (12, -17.5), (0, -17.5)], "y", (100, 0, -36), m["brushed"], box)
core = shapes.rod(7, (-19, -12), 0.5, "y", (100, 0, -36), m["brass"], box)
shapes.cut(core, shapes.box((99, 101), (-25, -17), (-40.5, -31.5), parent=box))
wall((-560, 420), (-320, 320), 1.7)

studio.surroundings("city", 0.10, 200, (0.26, 0.5, 1))
studio.soft_box((480, -170, 430), (210, 0, 20), 90, 330, studio.WARM, 90)
studio.soft_box((330, -560, 640), (170, 0, 60), 300, 230, (1, 0.84, 0.64), 90)
studio.soft_box((430, -900, 190), (175, 0, -60), 330, 55, (1, 0.62, 0.30), 200)
studio.soft_box((-900, -600, 500), (-200, 0, 0), 500, 190, studio.DUSK, 500)
studio.soft_box((600, -800, -300), (175, 0, 0), 300, 60, studio.DUSK, 500)
studio.camera((-60, -1000, -10), (-22, 0, 2), 50, focus=(160, -12, 40), stop=5.6)
