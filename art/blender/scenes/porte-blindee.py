"""An armoured pivot door ajar on a lit hall: three bolts thrown along its edge, the keys in the lock, night outside."""
import math

from kit import locks, materials, shapes, studio

m = materials.workshop()
leaf = shapes.pivot((880, 0, 0), parent=shapes.pivot((-880, 0, 0), (0, 0, -32)))
shapes.box((-880, 0), (0, 3), (-1020, 1120), m["paint"], 1, leaf)
shapes.box((-880, 0), (59, 62), (-1020, 1120), m["oak"], 1, leaf)
shapes.box((-880, -3), (3, 59), (-1020, 1120), m["satin"], 0.4, leaf)
for z in ((-960, -420), (-380, 460), (500, 1060)):
    shapes.moulding((-790, -150), z, [(0, 0.2), (0, -4), (3, -5), (7, -5), (10, -2), (12, 0.2)], m["paint"], leaf)
plate = shapes.prism(shapes.rounded_rectangle((20, 44), (-700, 820), 1.5, 4), (-1, 2.4), "x", m["brushed_up"], 0, leaf)
heights = (-84, 0, 84)
shapes.rounded(shapes.cut(plate, *[shapes.prism(shapes.circle((32, z), 9.8), (-20, 20), "x", parent=leaf) for z in heights]), 0.5, 3, 40)
for z in heights:
    locks.bolt(m, (2.2, 32, z), 36, leaf)
for z in (-240, -128, 128, 240):
    locks.screw(m, (0, 0, 0), shapes.pivot((2.7, 32, z), (0, 20, 90), leaf), 4.2, z % 90)

# The lock's rose and its lever; the key is in, and its ring and a second key hang from it.
front = shapes.pivot((-72, 0, 0), parent=leaf)
rose = [(0, 0), (27, 0), (27, -4), (26, -9), (22, -14.5), (19, -15.6), (12.5, -15.6), (12.3, -13)]
shapes.lathe(rose, "y", material=m["brushed_up"], parent=front, steps=128)
shapes.rod(12.2, (-15.2, 0), 0.5, "y", material=m["chrome"], parent=front)
core = shapes.rod(6.6, (-16.2, -10), 0.35, "y", material=m["brass"], parent=front)
shapes.cut(core, shapes.box((-1.35, 1.35), (-20, -9), (-4.6, 4.6), parent=front))
locks.key(m, shapes.pivot((0, -30, 0), (0, 0, 90), front))
locks.ring(m, shapes.pivot((0, -55, -13), (0, 0, 78), front))
hung = shapes.pivot((0, -55, -56), (0, 5, -114), front)
locks.key(m, shapes.pivot((0, 0, 0), (0, 90, 0), hung), cuts=(1, 4, 2, 5, 3, 1))
locks.lever(m, front, 110)

# The steel frame, and the jamb in cut stone: a grid pushed about, for a bump alone stays flat in a raking light.
shapes.box((30, 108), (-20, 90), (-1200, 1300), m["steel_paint"], 3)
shapes.box((30, 52), (-30, 0), (-1200, 1300), m["steel_paint"], 2)
stone = materials.Surface("cut stone", (0.34, 0.275, 0.20), 0.9).mottled(0.3, (1.6, 1.6, 1.6)).relief(((70, 70, 70), 0.5)).material
corner = [math.radians(a) for a in range(180, 271, 15)]
profile = [(108, 20 - 2 * i) for i in range(33)] + [(118 + 10 * math.cos(a), -50 + 10 * math.sin(a)) for a in corner]
profile += [(120 + 2 * i, -60) for i in range(190)]
vertices = []
levels = [-420 + 2 * i for i in range(410)]
for z in levels:
    # Joints of 6 mm every 310, sunk 7.
    sunk = 7 * max(0, 1 - max(0, abs((z + 131) % 310 - 155) - 3) / 4)
    vertices += [(x + (sunk if x < 118 else 0), y + (sunk if y < -45 else 0), z) for x, y in profile]
n = len(profile)
faces = [(j * n + i, j * n + i + 1, j * n + n + i + 1, j * n + n + i) for j in range(len(levels) - 1) for i in range(n - 1)]
jamb = shapes.mesh("jamb", vertices, faces, stone, smooth_below=180)
shapes.roughen(jamb, ((0.5, 3), (0.13, 3), (0.05, 1.6)))
# Behind the stone: no light of the hall comes through its joints.
shapes.box((125, 1200), (-45, 90), (-1200, 1300), m["void"])
shapes.box((104, 130), (-12, 88), (-1200, 1300), m["void"])
# Beyond the hinges: the front of the house, at night.
plaster = materials.Surface("plaster", (0.012, 0.018, 0.028), 0.8).mottled(0.12, (0.5, 0.5, 0.5)).relief(((14, 14, 14), 0.25)).material
shapes.box((-4000, -886), (-20, 90), (-1200, 1600), plaster)

# The hall: boards, a panelled wall on its skirting, a console and its lamp.
FLOOR, BACK = -1050, 2300
cream = materials.Surface("cream", (0.66, 0.50, 0.33), 0.7).material
white = materials.Surface("white", (0.78, 0.68, 0.54), 0.4).material
board = materials.Surface("board", (0.30, 0.135, 0.048), 0.3).mottled(0.45, (26, 1.2, 26)).uneven((12, 2, 12), 0.05, 0.1).material
walnut = materials.Surface("walnut", (0.075, 0.032, 0.014), 0.35).mottled(0.3, (2, 20, 20)).material
for i in range(-14, 9):
    shapes.box((i * 140 + 1.5, i * 140 + 138.5), (60, BACK), (FLOOR - 20, FLOOR - (i % 3)), board, 1)
shapes.box((-2100, 1300), (60, BACK + 50), (FLOOR - 40, FLOOR - 8), m["void"])
shapes.box((-2100, 1300), (BACK, BACK + 20), (FLOOR, 1500), cream)
shapes.box((1250, 1300), (90, BACK), (FLOOR, 1500), cream)
shapes.box((-2100, -2050), (90, BACK), (FLOOR, 1500), cream)
shapes.box((-2100, 1300), (90, BACK), (1450, 1500), cream)
shapes.box((-2050, 1250), (BACK - 18, BACK), (FLOOR, FLOOR + 150), white, 4)
shapes.box((-2050, 1250), (BACK - 26, BACK), (FLOOR, FLOOR + 24), white, 6)
mould = [(0, 0.2), (0, -12), (8, -20), (22, -20), (30, -12), (36, -8), (40, 0.2)]
for x in ((-1960, -1290), (-1190, -160), (-60, 700)):
    shapes.moulding(x, (FLOOR + 240, 1100), mould, white, shapes.pivot((0, BACK, 0)))
LAMP = (-430, 2080)
TOP = -270
shapes.box((LAMP[0] - 380, LAMP[0] + 300), (1920, 2250), (TOP - 34, TOP), walnut, 4)
shapes.box((LAMP[0] - 350, LAMP[0] + 270), (1940, 2230), (TOP - 120, TOP - 34), walnut, 3)
for x in (LAMP[0] - 340, LAMP[0] + 222):
    for y in (1945, 2190):
        shapes.box((x, x + 36), (y, y + 36), (FLOOR, TOP - 100), walnut, 3)
shapes.lathe([(0, TOP), (62, TOP), (60, TOP + 12), (18, TOP + 22), (30, TOP + 60), (44, TOP + 100), (30, TOP + 150), (10, TOP + 175), (10, TOP + 230), (0, TOP + 230)], "z", (*LAMP, 0), m["brass"])
glow = materials.Surface("shade", (1, 0.8, 0.5), 0.6, glow=(1, 0.50, 0.17), glow_strength=3.2).material
turns = [2 * math.pi * i / 48 for i in range(48)]
shade = [(LAMP[0] + r * math.cos(a), LAMP[1] + r * math.sin(a), TOP + z) for r, z in ((128, 190), (88, 380)) for a in turns]
shapes.mesh("shade", shade, [(i, (i + 1) % 48, 48 + (i + 1) % 48, 48 + i) for i in range(48)], glow, smooth_below=80)
studio.bulb((*LAMP, TOP + 290), 900, (1, 0.56, 0.22), 25)
studio.bulb((LAMP[0], LAMP[1] - 260, TOP + 300), 420, (1, 0.56, 0.22), 90)
studio.bulb((300, 900, 1000), 900, (1, 0.60, 0.28), 120)
studio.soft_box((-500, 1300, 1300), (-500, 1900, -1000), 700, 1500, (1, 0.66, 0.34), 500)
studio.soft_box((300, -1000, 120), (-170, -470, -30), 130, 50, (1, 0.90, 0.78), 220)
studio.soft_box((250, -930, -200), (-170, -480, -60), 240, 34, (1, 0.90, 0.78), 200)

studio.surroundings("city", 0.3, 200, (0.26, 0.52, 1))
studio.soft_box((-1500, -1100, 900), (-300, -250, 0), 1000, 1100, studio.DUSK, 1400)
studio.soft_box((640, -360, 40), (-115, -440, 0), 260, 110, (1, 0.88, 0.72), 700)
studio.soft_box((-300, -1300, 700), (-150, -420, 0), 340, 220, (0.86, 0.92, 1), 200)
studio.soft_box((-760, -700, 40), (-180, -420, -10), 160, 110, (1, 0.80, 0.58), 420)
studio.soft_box((700, -260, 500), (200, -60, 0), 260, 260, (1, 0.72, 0.46), 500)
studio.camera((100, -1110, 170), (-85, -430, 170), 45, focus=(-112, -450, 0), stop=4, shift=(0, -0.22))
