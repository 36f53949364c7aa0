"""A digital peephole, inside: on its screen the landing as its lens sees it, and the parcel that was left there."""
from kit import doors, materials, shapes, studio

SEEN = OUT + "-seen.png"


def landing():
    """The stair landing outside: the neighbour's door, a floor of tiles, a lamp on the wall, a parcel."""
    m = materials.workshop()
    plaster = materials.Surface("plaster", (0.36, 0.35, 0.33), 0.8).relief(((5, 5, 5), 0.6)).material
    tile = materials.Surface("tile", (0.30, 0.26, 0.22), 0.3).mottled(0.2, (1, 1, 1)).material
    card = materials.Surface("card", (0.42, 0.26, 0.13), 0.75).mottled(0.1, (4, 4, 4)).material
    tape = materials.Surface("tape", (0.62, 0.50, 0.33), 0.35).material
    doors.panelled_leaf(m, shapes.pivot((425, 1950, 1010)))
    doors.lock_plate(m, shapes.pivot((361, 1950, 1010)))
    for x in ((-540, -430), (430, 540)):
        shapes.box(x, (1900, 2050), (0, 2230), m["paint"], 4)
    shapes.box((-540, 540), (1900, 2050), (2120, 2230), m["paint"], 4)
    for x, y, z in (((540, 1600), (1960, 2050), (0, 2600)), ((-1400, -540), (1960, 2050), (0, 2600)), ((-540, 540), (1960, 2050), (2230, 2600))):
        shapes.box(x, y, z, plaster)
    shapes.box((-1400, -1300), (-300, 2600), (0, 2600), plaster)
    shapes.box((1500, 1600), (-300, 2600), (0, 2600), plaster)
    shapes.box((-1400, 1600), (-300, 2600), (2600, 2640), plaster)
    for i in range(-5, 6):
        for j in range(-1, 9):
            shapes.box((i * 300 + 2, i * 300 + 298), (j * 300 + 2, j * 300 + 298), (-20, 0), tile, 2)
    shapes.box((-380, 380), (1480, 1840), (0, 16), m["black"], 4)
    parcel = shapes.pivot((60, 860, 0), (0, 0, 24))
    shapes.box((-190, 190), (-140, 140), (1, 190), card, 3, parcel)
    shapes.box((-191, 191), (-26, 26), (60, 191), tape, 1, parcel)
    shapes.rod(90, (2380, 2450), 20, "z", (-500, 1200, 0), materials.Surface("lamp", (1, 1, 1), 0.4, glow=(1, 0.72, 0.42), glow_strength=5).material)
    studio.bulb((-500, 1200, 2250), 3000, (1, 0.70, 0.42), 90)
    studio.bulb((900, 700, 2300), 1500, (0.75, 0.86, 1), 120)
    studio.surroundings("studio", 0.1)
    studio.fisheye((0, 0, 1450), (0, 1000, 1060), SEEN, 720, 450, SAMPLES * 3)


landing()
m = materials.workshop()
screen = materials.Surface("screen", (0.005, 0.005, 0.006), 0.08, coat=0.6).shows(SEEN, 0.9).material
glass = materials.Surface("glass", (0.004, 0.004, 0.005), 0.06, coat=1).material
oak = materials.Surface("old oak", (0.150, 0.066, 0.024), 0.38, coat=0.2).mottled(0.5, (30, 30, 1.1)).relief(((44, 44, 1.4), 0.10), edge=0.8).material
shapes.box((-150, 900), (0, 40), (-600, 600), oak, 2)
shapes.box((-900, -151), (0, 40), (-600, 600), oak, 2)
shapes.moulding((-700, -205), (-600, 600), doors.PANEL_MOULD, oak)

case = shapes.pivot()
bezel = shapes.prism(shapes.rounded_rectangle((-70, 70), (-46, 50), 10, 12), (-17, 0), "y", m["brushed"], 0, case)
well = shapes.prism(shapes.rounded_rectangle((-65.5, 65.5), (-41.5, 45.5), 6, 12), (-30, -13), "y", None, 0, case)
shapes.rounded(shapes.cut(bezel, well), 1.1, 4, 40)
shapes.prism(shapes.rounded_rectangle((-65.1, 65.1), (-41.1, 45.1), 5.8, 12), (-16, -6), "y", glass, 0.3, case)
shapes.box((-58, 58), (-16.15, -15.9), (-27.5, 41), screen, 0, case)
shapes.lathe([(0, -18.4), (5.2, -18.4), (6, -17.8), (6.4, -16.8), (6.4, -14), (0, -14)], "y", (0, 0, -36.4), m["brushed"], case)
studio.surroundings("studio", 0.14, 60, (1, 0.9, 0.78))
studio.soft_box((-400, -460, 420), (0, 0, 0), 240, 240, (1, 0.80, 0.56), 320)
studio.soft_box((420, -300, 100), (0, 0, 0), 160, 130, (1, 0.6, 0.3), 400)
studio.soft_box((400, -560, 40), (58, -16, 0), 60, 30, (0.85, 0.93, 1), 420)
studio.camera((-130, -330, 40), (4, 0, 1), 60, focus=(0, -16, 4), stop=8)
