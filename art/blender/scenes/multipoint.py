"""A multipoint lock: down the edge of an open leaf its hooks, latch and bolt stand out, on the lit boards of the hall."""
from kit import doors, locks, materials, multipoint, shapes, studio
from kit.hall import hall
from kit.landing import FLOOR, landing

m = {**materials.workshop(), **multipoint.surfaces()}
m["satin_paint"] = materials.Surface("satin paint", (0.006, 0.036, 0.075), 0.45).uneven((14, 14, 0.8), 0.04).relief(((20, 20, 0.35), 0.05), edge=1.2).material
landing(m, mat=False)
hall(m, floor=FLOOR - 4, back=2300, lamp=(-300, 2080))

# The leaf has swung out over the landing; its edge faces us.
OPEN = 48
leaf = shapes.pivot((852, 0, 0), parent=shapes.pivot((-852, 0, 0), (0, 0, -OPEN)))
doors.panelled_leaf(m, leaf, surface="satin_paint")
plug = doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))
locks.key(m, shapes.pivot((0, -28, 0), (0, 0, 90), plug))

FAR = 205
edge = shapes.pivot((0.8, 26, 0), parent=leaf)
mouths = [(9, h - 37, h + 37) for h in (FAR, -FAR)] + [(8.2, 79.5, 108.5), (8.6, -8.5, 26.5)]
screws = [FAR + 58, 132, -38, -120, -58 - FAR, 640, -640]
multipoint.forend(m, edge, -930, 1000, mouths, screws)
for height in (FAR, -FAR):
    multipoint.hook(m, edge, height)
multipoint.latch(m, edge, (80, 108))
multipoint.dead_bolt(m, edge, (-8, 26))

# The light of the hall on the threshold; what the forend mirrors; the side of the hooks; their backs.
x, y = EDGE = (-282, -633)
studio.soft_box((-150, 1250, 900), (-250, -700, FLOOR), 120, 20000, (1, 0.42, 0.12))
studio.bulb((-330, 1100, 900), 700, (1, 0.58, 0.26), 120)
studio.soft_box((x + 310, y - 60, -420), (x, y, -80), 110, 46, (1, 0.86, 0.68), 130)
studio.soft_box((x + 560, y - 110, -240), (x, y, 330), 120, 36, (0.72, 0.85, 1), 300)
studio.soft_box((x - 330, y - 70, -100), (x, y, 330), 70, 11, (1, 0.92, 0.82), 60)
studio.soft_box((x - 235, y - 55, -760), (x, y, -160), 90, 14, (1, 0.86, 0.70), 420)
studio.soft_box((x - 300, y - 260, 160), (x - 40, y - 20, 0), 90, 26, (1, 0.8, 0.58), 200)
studio.soft_box((x + 100, y + 620, 1100), (x, y, 0), 500, 500, (1, 0.70, 0.42), 300)

studio.surroundings("city", 0.2, 200, (0.26, 0.52, 1))
studio.soft_box((-1700, -2200, 1500), (-500, -500, 0), 900, 2100, studio.DUSK, 900)
studio.soft_box((1500, -1500, 500), (500, 0, -400), 700, 900, studio.DUSK, 900)
studio.camera((x - 10, y - 640, 280), (x + 45, y, 34), 33, focus=(x, y, 60), stop=11)
