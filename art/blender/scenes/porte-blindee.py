"""An armoured pivot door ajar on a lit hall: three bolts thrown along its edge, the keys in the lock, night outside."""
from kit import lock_edge, locks, materials, shapes, studio
from kit.hall import hall

m = materials.workshop()
m["satin_paint"] = materials.Surface("satin paint", (0.006, 0.036, 0.075), 0.45).uneven((14, 14, 0.8), 0.04).relief(((20, 20, 0.35), 0.05), edge=1.2).material
leaf = shapes.pivot((880, 0, 0), parent=shapes.pivot((-880, 0, 0), (0, 0, -38)))
shapes.box((-880, 0), (0, 3), (-1020, 1120), m["paint"], 1, leaf)
shapes.box((-880, 0), (59, 62), (-1020, 1120), m["oak"], 1, leaf)
shapes.box((-880, -3), (3, 59), (-1020, 1120), m["satin"], 0.4, leaf)
for z in ((-960, -420), (-380, 460), (500, 1060)):
    shapes.moulding((-790, -150), z, [(0, 0.2), (0, -4), (3, -5), (7, -5), (10, -2), (12, 0.2)], m["paint"], leaf)
plate = shapes.prism(shapes.rounded_rectangle((20, 44), (-700, 820), 1.5, 4), (-1, 2.4), "x", m["brushed_up"], 0, leaf)
heights, LATCH = (-84, 0, 84), 133
mouth = shapes.prism(shapes.rounded_rectangle((24, 40), (LATCH - 18, LATCH + 18), 2, 6), (-20, 20), "x", parent=leaf)
shapes.rounded(shapes.cut(plate, mouth, *[shapes.prism(shapes.circle((32, z), 9.8), (-20, 20), "x", parent=leaf) for z in heights]), 0.5, 3, 40)
shapes.box((-30, 1), (23.6, 40.4), (LATCH - 18.4, LATCH + 18.4), m["void"], 0, leaf)
m["latch"] = materials.Surface("latch", (0.36, 0.35, 0.33), 0.28, 1).uneven((30, 30, 30), 0.02, 0.06).relief(edge=0.4).material
# What the lever draws back: without it the door would not stay shut.
lock_edge.latch_outwards(m, shapes.pivot((2.2, 32, LATCH), parent=leaf))
for z in heights:
    locks.bolt(m, (2.2, 32, z), 36, leaf)
for z in (-240, -128, 172, 240):
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

# The steel frame with its keeper, whose mouths wait for the bolts; the architrave over its joint with the wall; the wall, plain.
shapes.box((30, 108), (-20, 150), (-1200, 1300), m["steel_paint"], 3)
keeper = shapes.box((26.5, 31), (-4, 118), (-330, 330), m["brushed_up"], 0)
for z in heights:
    shapes.cut(keeper, shapes.prism(shapes.rounded_rectangle((8, 64), (z - 24, z + 24), 10, 6), (10, 60), "x"))
    shapes.box((29.6, 30.4), (6, 66), (z - 26, z + 26), m["void"])
shapes.cut(keeper, shapes.prism(shapes.rounded_rectangle((14, 58), (LATCH - 20, LATCH + 20), 4, 6), (10, 60), "x"))
shapes.box((29.6, 30.4), (12, 60), (LATCH - 22, LATCH + 22), m["void"])
shapes.rounded(keeper, 0.6, 3, 40)
for z in (-290, -170, 190, 290):
    locks.screw(m, (0, 0, 0), shapes.pivot((26.3, 36, z), (0, 20, -90)), 5, z % 90)
shapes.box((30, 52), (-30, 0), (-1200, 1300), m["steel_paint"], 2)
architrave = [(92, -10), (92, -31), (95, -34), (104, -34), (107, -31), (110, -31), (118, -44), (126, -50), (150, -50), (153, -47), (153, -44), (156, -41), (170, -41), (173, -38), (173, -10)]
shapes.rounded(shapes.prism(architrave, (-1200, 1300), "z", m["satin_paint"]), 1.2, 3, 25)
plaster = materials.Surface("plaster", (0.30, 0.265, 0.225), 0.85).mottled(0.07, (0.6, 0.6, 0.6)).relief(((1.6, 1.6, 1.6), 0.7), ((26, 26, 26), 0.12)).material
shapes.box((150, 2500), (-26, 90), (-1200, 1300), plaster)
# Behind: no light of the hall comes through.
shapes.box((104, 1200), (-12, 88), (-1200, 1300), m["void"])
# Beyond the hinges: the front of the house, at night.
night = materials.Surface("night", (0.012, 0.018, 0.028), 0.8).mottled(0.12, (0.5, 0.5, 0.5)).relief(((14, 14, 14), 0.25)).material
shapes.box((-4000, -886), (-20, 90), (-1200, 1600), night)

hall(m, lamp=(-44, 2080))
studio.bulb((300, 900, 1000), 900, (1, 0.60, 0.28), 120)
studio.soft_box((-500, 1300, 1300), (-500, 1900, -1000), 700, 1500, (1, 0.66, 0.34), 500)
studio.soft_box((247, -1076, 120), (-223, -546, -30), 130, 50, (1, 0.90, 0.78), 220)
studio.soft_box((197, -1006, -200), (-223, -556, -60), 240, 34, (1, 0.90, 0.78), 200)

studio.surroundings("city", 0.3, 200, (0.26, 0.52, 1))
studio.soft_box((-1500, -1100, 900), (-300, -250, 0), 1000, 1100, studio.DUSK, 1400)
studio.soft_box((587, -436, 40), (-168, -516, 0), 260, 110, (1, 0.88, 0.72), 700)
studio.soft_box((-353, -1376, 700), (-203, -496, 0), 340, 220, (0.86, 0.92, 1), 200)
studio.soft_box((-813, -776, 40), (-233, -496, -10), 160, 110, (1, 0.80, 0.58), 420)
# The lamp of the porch, out of sight: it runs down the wall, the architrave and the frame.
studio.soft_box((520, -330, 520), (200, -40, -40), 160, 900, (1, 0.72, 0.46), 160)
studio.soft_box((330, -900, 60), (130, -45, 40), 70, 130, (1, 0.78, 0.56), 1000)
# Along the bevel of the latch, which would mirror the night.
studio.soft_box((-700, -1150, 260), (-165, -526, 130), 220, 160, (1, 0.90, 0.78), 260)
studio.camera((-120, -1190, 190), (-120, -430, 190), 49, focus=(-165, -526, 0), stop=9, shift=(-0.045, -0.291))
