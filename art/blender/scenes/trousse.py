"""The tool roll, open on the bench: picks, tension tools and screwdrivers in stitched leather pockets."""
import math

from kit import materials, shapes, studio, tools

m = materials.workshop()
tools.bench(m)
shapes.box((-3000, 3000), (1200, 1210), (-400, 3000), m["wall"])
hide = materials.Surface("hide", (0.150, 0.052, 0.018), 0.50).mottled(0.2, (5, 5, 5)).uneven((20, 20, 20), 0.05, 0.12).relief(((60, 60, 60), 0.07, True), ((9, 9, 9), 0.25)).material
thread = materials.Surface("thread", (0.62, 0.47, 0.28), 0.8).material
roll = shapes.pivot((0, 0, 0), (0, 0, -7))

# Slots from left to right: how wide, and how thick what lies in it.
slots = [(36, 15), (36, 15), (20, 3), (20, 3), (20, 3), (20, 3), (24, 5), (24, 5), (30, 13), (34, 14)]
seams, x = [-158], -158
for wide, _ in slots:
    x += wide
    seams.append(x)
MOUTH, FOOT = 18, -72


def swell(x, y):
    """Height of the pocket's leather: up over what it holds, down to its seams and its foot."""
    for (wide, thick), left in zip(slots, seams):
        if left <= x <= left + wide:
            across = math.sin(math.pi * (x - left) / wide) ** 1.3
            along = min(1, max(0, (y - FOOT - 3) / 30)) ** 0.6
            return 4.4 + (thick * 0.95 + 1) * across * (0.45 + 0.55 * along) * min(1, max(0, (y - FOOT - 2) / 9))
    return 4.4


def pocket():
    wide = 220
    xs = [seams[0] - 6 + (seams[-1] - seams[0] + 12) * i / wide for i in range(wide + 1)]
    ys = [FOOT + (MOUTH - FOOT) * j / 40 for j in range(41)]
    vertices = [(x, y, swell(x, y)) for y in ys for x in xs]
    faces = [(j * (wide + 1) + i, j * (wide + 1) + i + 1, (j + 1) * (wide + 1) + i + 1, (j + 1) * (wide + 1) + i) for j in range(40) for i in range(wide)]
    thing = shapes.mesh("pocket", vertices, faces, hide, roll, 60)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 2 * shapes.MM, -1
    shapes.rounded(thing, 0.7, 3, 60)


def stitches(start, end, lift):
    """A row of saddle stitches from one point to another, each a short thread sunk at both ends."""
    long = math.dist(start, end)
    for i in range(int(long / 5.2)):
        t = (i + 0.5) * 5.2 / long
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        dx, dy = (end[0] - start[0]) / long * 1.7, (end[1] - start[1]) / long * 1.7
        z = lift(x, y) + 0.15
        shapes.tube([(x - dx, y - dy, z - 0.35), (x - dx * 0.6, y - dy * 0.6, z), (x + dx * 0.6, y + dy * 0.6, z), (x + dx, y + dy, z - 0.35)], 0.42, thread, roll, 3)


def screwdriver(x, grip, top):
    """Its handle out of the pocket: a waist for the fingers, six flats, a cap."""
    at, ring = shapes.pivot((x, 9, 9.6), parent=roll), 11.1
    outline = [(0, -8), (5.5, -8), (7, -4), (7.2, 6), (9, 16), (9.8, 34), (9.6, 58), (8.6, 70), (6, 75), (0, 76)]
    handle = shapes.lathe(outline, "y", material=grip, parent=at)
    angles = [math.radians(30 + 60 * i) for i in range(6)]
    flutes = [shapes.rod(3.2, (12, 90), 3, "y", (ring * math.cos(a), 0, ring * math.sin(a)), parent=at) for a in angles]
    shapes.rounded(shapes.cut(handle, *flutes), 0.4, 2, 40)
    shapes.rod(6.2, (66, 77.5), 1.5, "y", material=top, parent=at)


def pick(x, tip, long=58):
    """Spring steel: a flat grip, a thin shank, and the tip that gives it its name."""
    shank = [(-3.6, -60), (3.6, -60), (3.6, 24), (2.2, 32), (1.2, 36), (1.0, long), *[(a, long + b) for a, b in tip], (-0.9, long), (-1.2, 36), (-2.4, 32), (-3.6, 24)]
    shapes.prism(shank, (5.2, 6.3), "z", m["satin"], 0.3, shapes.pivot((x, 10, 0), parent=roll), 2)


hook = [(1.6, 5), (4.6, 8.5), (4.4, 10), (3, 10), (-0.3, 6)]
half_diamond = [(4.4, 5), (-0.6, 12), (-1, 12)]
rake = [(2.6, 3), (0.8, 6), (2.6, 9), (0.8, 12), (2.4, 15), (0.2, 18), (-1, 18)]
ball = [(0.6, 3), (2.8, 5), (3.2, 7.5), (1.6, 10), (-1, 10.4), (-1.6, 8), (-1.2, 4)]

shapes.box((-186, 152), (-78, 128), (0.2, 2.8), hide, 1.1, roll)
# What is still rolled up: a spiral of more than two turns, its start in line with the sheet.
turns = [(-0.052 * t, math.radians(-90 + t * 4)) for t in range(200)]
outer, inner = [[(152 + (r + d) * math.cos(a), 22.6 + (r + d) * math.sin(a)) for d, a in turns] for r in (22.4, 19.8)]
shapes.prism(outer + inner[::-1], (-78, 128), "y", hide, 0.7, roll, 2)
pocket()
for seam in seams:
    stitches((seam, FOOT + 2), (seam, MOUTH - 2), swell)
stitches((seams[0], FOOT + 2.4), (seams[-1], FOOT + 2.4), swell)
stitches((-182, 124), (148, 124), lambda x, y: 2.8)
stitches((-182, -70), (-182, 124), lambda x, y: 2.8)

middle = [left + wide / 2 for (wide, _), left in zip(slots, seams)]
screwdriver(middle[0], m["orange"], m["black"])
screwdriver(middle[1], m["black"], m["brushed"])
for x, tip, long in zip(middle[2:6], (hook, half_diamond, rake, ball), (60, 66, 56, 62)):
    pick(x, tip, long)
for x, reach in ((middle[6], 66), (middle[7], 54)):
    shapes.tube([(x, -50, 7), (x, reach, 7), (x + 1, reach + 3, 7), (x + 3, reach + 4.4, 7), (x + 15, reach + 5, 7)], 1.5, m["chrome"], roll, 8)
at = shapes.pivot((middle[8], 0, 9), parent=roll)
shapes.lathe([(0, -20), (5, -20), (5, 28), (5.6, 34), (7.4, 38), (7.4, 52), (6.4, 53), (6, 52), (0, 51)], "y", material=m["brushed"], parent=at)
shapes.rod(5.6, (-20, 84), 1, "y", (middle[9], 0, 10), m["brass"], roll)

studio.surroundings("studio", 0.06, 120, (0.5, 0.72, 1))
studio.soft_box((300, 100, 380), (20, 20, 0), 130, 190, studio.WARM, 130)
studio.soft_box((-40, 460, 360), (0, 30, 0), 380, 130, (1, 0.84, 0.66), 220)
studio.soft_box((-420, -40, 200), (0, 20, 0), 200, 70, studio.DUSK, 320)
studio.soft_box((60, -420, 330), (0, -20, 0), 240, 28, (1, 0.93, 0.84), 200)
studio.soft_box((700, 800, 500), (400, 1200, 100), 300, 300, studio.AMBER, 300)
studio.camera((-150, -340, 212), (-22, 12, 4), 49, focus=(-40, 20, 8), stop=7)
