"""The same frame before its repair: the wood torn open along the keep, the keep bent out of it."""
import random

from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
chance = random.Random(23)
raw = materials.Surface("raw oak", (0.56, 0.36, 0.18), 0.75).mottled(0.4, (40, 40, 1.2)).relief(((60, 60, 1.6), 0.25)).material


def torn(z, deep, y):
    """Outline of a tear in the plane xz: ragged along the grain, its two ends running out in long points."""
    low, high = z
    points, steps = [(-4, low)], 26
    for i in range(1, steps):
        t = i / steps
        swell = min(1, t * 2.6, (1 - t) * 2.2)
        points.append((deep * swell * chance.uniform(0.55, 1) - 0.5 * (i % 2), low + (high - low) * (t + chance.uniform(-0.015, 0.015))))
    return shapes.prism([*points, (-4, high)], y, "y")


def splinter(x, y, z, long, wide, lean, material):
    """A sliver along the grain: a root, a waist, a point."""
    sx, sy = lean
    vertices = []
    for t, w in ((0, 1), (0.5, 0.7), (0.8, 0.35)):
        cx, cy, cz = x + sx * t * t, y + sy * t * t, z + long * t
        vertices += [(cx - wide * w / 2, cy - wide * w * 0.3, cz), (cx + wide * w / 2, cy - wide * w * 0.4, cz), (cx + wide * w * 0.4, cy + wide * w * 0.4, cz), (cx - wide * w * 0.5, cy + wide * w * 0.3, cz)]
    vertices.append((x + sx, y + sy, z + long))
    faces = [(r * 4 + k, r * 4 + (k + 1) % 4, r * 4 + 4 + (k + 1) % 4, r * 4 + 4 + k) for r in range(2) for k in range(4)]
    faces += [(8 + k, 8 + (k + 1) % 4, 12) for k in range(4)] + [(3, 2, 1, 0)]
    shapes.mesh("splinter", vertices, faces, material, smooth_below=20)


# Slices of the grain, each giving way at another height: the ends of the tear step like a broken plank.
tears = []
for i in range(13):
    y, reach = -64 + i * 4, 165 - abs(i - 4) * 5
    tears.append(torn((-chance.uniform(0.6, 1) * reach, chance.uniform(0.6, 1) * reach), 12 + 14 * min(1, i / 5), (y - 0.2, y + 4.2)))
tears.append(torn((-100, 120), 10, (-80, -60)))
old = doors.oak_frame(m, tears)
shapes.box((20.5, 60), (-58, 10), (-150, 160), raw)
for count, wide in ((46, (4, 11)), (70, (0.8, 3))):
    for _ in range(count):
        # Rooted in the two ends of the tear, they point inwards.
        end = chance.choice((-1, 1))
        z, long = end * chance.uniform(55, 132) + 8, -end * chance.uniform(18, 85)
        lean = (chance.uniform(-17, 2), chance.uniform(-12, 5))
        splinter(chance.uniform(6, 24), chance.uniform(-58, -16), z, long, chance.uniform(*wide), lean, raw)
for _ in range(16):
    # Some of them keep the varnish of the old face.
    end = chance.choice((-1, 1))
    splinter(chance.uniform(4, 22), -58.5, end * chance.uniform(80, 140) + 10, -end * chance.uniform(25, 80), chance.uniform(3, 8), (chance.uniform(-7, 2), chance.uniform(-16, -2)), old)

# The keep: a sheet of cells, its mortises left out, drawn off the wood from its lower screws upwards.
def bent(y, z):
    lift = max(0, z + 70)
    return (-3 - 0.00115 * lift * lift, y - 0.00018 * lift * lift + 0.02 * lift * (y + 24) / 20, z - 0.0006 * lift * lift)


# Above, its screws have been pulled through: small square holes are all that is seen of them.
torn_holes = {(y, z) for y in (-26, -24) for at in (16, 108, 126) for z in (at, at + 2)}
cells = {}
vertices, faces = [], []
for a in range(20):
    for b in range(137):
        y, z = -44 + a * 2, -132 + b * 2
        if -34 <= y < -12 and (-62 <= z < -8 or 44 <= z < 84) or (y, z) in torn_holes:
            continue
        corner = []
        for p in ((y, z), (y + 2, z), (y + 2, z + 2), (y, z + 2)):
            if p not in cells:
                cells[p] = len(vertices)
                vertices.append(bent(*p))
            corner.append(cells[p])
        faces.append(corner)
keep = shapes.mesh("keep", vertices, faces, m["brushed_up"], smooth_below=40)
thick = keep.modifiers.new("thick", "SOLIDIFY")
thick.thickness, thick.offset = 3 * shapes.MM, 0
shapes.rounded(keep, 0.6, 2, 50)
for z in (-112, -84):
    locks.screw(m, (0, 0, 0), shapes.pivot((bent(-24, z)[0] - 1.7, -24, z), (0, z % 70, -90)), 5.4, 30)

doors.lamp_in_hall(m)
studio.surroundings("studio", 0.14, 60, (0.5, 0.7, 1))
studio.soft_box((-520, 330, 120), (0, -20, 10), 260, 200, (1, 0.86, 0.68), 600)
studio.soft_box((-560, -460, 420), (0, -30, 0), 240, 170, (0.75, 0.88, 1), 300)
studio.soft_box((-500, 200, 560), (-30, -30, 60), 220, 110, (1, 0.86, 0.68), 220)
studio.soft_box((-60, -300, -420), (5, -40, 0), 160, 50, (1, 0.7, 0.4), 160)
studio.soft_box((260, -620, 260), (50, -60, 0), 300, 130, (1, 0.72, 0.45), 360)
studio.camera((-400, -480, 84), (-26, -10, 8), 42, focus=(-4, -30, 8), stop=8)
