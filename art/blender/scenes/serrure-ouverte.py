"""A mortice lock with its cover off: the case, the dead bolt and its levers, the latch, the follower and their springs."""
import math

from kit import locks, materials, shapes, studio, tools

m = materials.workshop()
tools.bench(m)
shapes.box((-3000, 3000), (1200, 1210), (-400, 3000), m["wall"])
zinc = materials.Surface("zinc", (0.30, 0.295, 0.285), 0.34, 1).uneven((30, 30, 30), 0.05, 0.12).mottled(0.12, (5, 5, 5)).relief(edge=0.4).material
# The lock lies on its back: x towards its face plate, y along its height, z out of the case.
lock = shapes.pivot((0, 0, 0.4), (0, 0, 14))


def sheet(outline, z, material, holes=(), round_by=0.35):
    thing = shapes.prism(outline, z, "z", material, 0, lock)
    return shapes.rounded(shapes.cut(thing, *holes), round_by, 2, 40)


def pin(x, y, radius, top, metal="chrome", low=2):
    shapes.rod(radius, (low, top), min(0.5, radius / 3), "z", (x, y, 0), m[metal], lock)


def spring(points, wire=0.55):
    shapes.tube(points, wire, m["chrome"], lock, 6)


def coil(start, end, radius, turns):
    steps = turns * 18
    spring([(start[0] + (end[0] - start[0]) * i / steps, start[1] + radius * math.cos(i * math.pi / 9), 9 + radius * math.sin(i * math.pi / 9)) for i in range(steps + 1)])


# Case: a back with four walls; the wall towards the face plate is pierced for latch and bolt.
profile = shapes.prism([(x, y - 30) for x, y in locks.euro_profile(0.5)], (-2, 30), "z", None, 0, lock)
sheet(shapes.rounded_rectangle((-62, 24), (-84, 84), 3, 5), (0, 2), zinc, [profile])
for x, y in (((-62, -60), (-84, 84)), ((-62, 24), (82, 84)), ((-62, 24), (-84, -82))):
    shapes.box(x, y, (1, 17), zinc, 0.6, lock)
for y in ((-84, -58), (-24, 34), (63, 84)):
    shapes.box((22, 24), y, (1, 17), zinc, 0.5, lock)
face = shapes.prism(shapes.rounded_rectangle((-112, 112), (-2, 20), 2, 5), (24, 27), "x", m["brushed"], 0, lock)
mouths = [shapes.prism(shapes.rounded_rectangle(y, (2.6, 15.4), 1, 4), (0, 60), "x", None, 0, lock) for y in ((-57.5, -24.5), (34.5, 62.5))]
shapes.rounded(shapes.cut(face, *mouths), 0.5, 3, 40)
for y in (-100, 100):
    locks.screw(m, (0, 0, 0), shapes.pivot((27.2, y, 9), (0, 25, 90), lock), 4, 30)

# Dead bolt: its head through the face, its tail slotted and guided by a pin.
shapes.box((2, 44), (-57, -25), (3.2, 14.8), m["satin"], 0.9, lock)
tail = [(-46, -50), (4, -50), (4, -31), (-20, -31), (-24, -36), (-30, -36), (-34, -31), (-46, -31)]
sheet(tail, (4, 8.5), m["brushed"], [shapes.prism(shapes.rounded_rectangle((-41, -12), (-47.6, -42.4), 2.6, 6), (0, 20), "z", None, 0, lock)])
pin(-36, -45, 2.5, 13)
shapes.lathe([(0, 8.8), (4.4, 8.8), (4.4, 10), (2.5, 10.4), (0, 10.4)], "z", (-36, -45, 0), m["brass"], lock)
# Three levers over the tail, turning on one pin, each pressed down by its leaf of spring.
for i, z in enumerate((9, 11, 13)):
    lift = shapes.pivot((-50, -12, 0), (0, 0, -5 + 4 * i), lock)
    arm = [*shapes.circle((0, 0), 6, 24, (70, 290)), (30, -9), (38, -6), (38, 2), (24, 5)]
    plate = shapes.prism(arm, (z, z + 1.5), "z", m["brass"], 0, lift)
    shapes.rounded(shapes.cut(plate, shapes.prism(shapes.rounded_rectangle((16, 30), (-4.4, -0.6), 0.8, 4), (0, 30), "z", None, 0, lift)), 0.25, 2, 40)
    spring([(-50 + 5 * t, -7 + 2.6 * t - 0.16 * t * t + i * 1.3, z + 0.8) for t in range(9)], 0.4)
pin(-50, -12, 2.6, 15.6)

# Latch: its wedge through the face, a stem, a coil round it, a yoke that the follower draws.
wedge = [(4, 3.2), (38, 3.2), (44, 6.6), (30, 14.8), (4, 14.8)]
shapes.rounded(shapes.prism(wedge, (35, 62), "y", m["satin"], 0, lock), 0.9)
shapes.rod(3, (6, -46), 0.6, "x", (0, 48.5, 9), m["chrome"], lock)
coil((-26, 48.5), (3.5, 48.5), 5.2, 8)
shapes.box((-30, -26.5), (39, 58), (3, 15), m["brushed"], 0.7, lock)
shapes.box((-48, -44), (40, 60), (2, 15), zinc, 0.7, lock)

# The follower: a cam with its square, on a collar; its arm pulls the yoke back.
cam = [*shapes.circle((-24, 14), 12.5, 48, (-230, 96)), (-28, 40), (-35, 40), (-36.5, 34)]
square = shapes.pivot((-24, 14, 0), (0, 0, 45), lock)
sheet(cam, (4, 12), m["satin"], [shapes.box((-4.1, 4.1), (-4.1, 4.1), (-5, 40), None, 0, square)], 0.6)
sheet(shapes.circle((-24, 14), 9.4, 64), (11, 14.2), m["brass"], [shapes.box((-4.1, 4.1), (-4.1, 4.1), (-5, 40), None, 0, square)], 0.5)
shapes.box((-4, 4), (-4, 4), (2.1, 2.6), m["void"], 0, square)
spring([(-12 + 9 * math.cos(math.radians(t)) * (1 - t / 2400), 70 + 6 * math.sin(math.radians(t)), 6 + t / 300) for t in range(0, 1081, 15)], 0.5)
for x, y in ((-52, 74), (12, 74), (-52, -74), (12, -74), (10, 12)):
    pin(x, y, 4, 17)
    shapes.rod(1.9, (17.05, 16), 0.1, "z", (x, y, 0), m["void"], lock)

# The cover beside it, and its screws.
cover = shapes.pivot((-140, 56, 0), (0, 0, 29))
lid = shapes.prism(shapes.rounded_rectangle((-43, 43), (-84, 84), 3, 5), (0.2, 2), "z", m["brushed"], 0, cover)
cuts = [shapes.prism([(x + 4, y - 30) for x, y in locks.euro_profile(0.5)], (-9, 9), "z", None, 0, cover), shapes.rod(9.8, (-9, 9), 0.1, "z", (-5, 14, 0), None, cover)]
cuts += [shapes.rod(2.2, (-9, 9), 0.1, "z", (x, y, 0), None, cover) for x in (-33, 31) for y in (-74, 74)]
shapes.rounded(shapes.cut(lid, *cuts), 0.4, 2, 40)

studio.surroundings("studio", 0.10, 120, (0.6, 0.78, 1))
studio.soft_box((300, 160, 380), (0, 0, 0), 130, 135, studio.WARM, 150)
studio.soft_box((-20, 360, 420), (0, 0, 0), 300, 70, (1, 0.86, 0.78), 260)
studio.soft_box((-380, 0, 260), (0, 0, 0), 200, 48, (0.6, 0.85, 1), 320)
studio.soft_box((120, -400, 300), (0, -20, 0), 240, 24, (1, 0.95, 0.88), 200)
studio.soft_box((420, -120, 110), (20, 0, 10), 160, 80, studio.AMBER, 240)
studio.camera((50, -290, 262), (-20, -5, 4), 52, focus=(-10, -16, 12), stop=11)
