"""A three-point surface lock, inside a flat: its box on the door, its keep on the frame, two rods that run up and down the leaf."""
from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
m["varnish"] = materials.Surface("varnish", (0.120, 0.052, 0.020), 0.36, coat=0.25).mottled(0.45, (30, 30, 1.1)).uneven((40, 40, 2), 0.06, 0.1).relief(((44, 44, 1.4), 0.08), edge=0.8).material
enamel = materials.Surface("enamel", (0.035, 0.038, 0.043), 0.34, 0.3, coat=0.3).uneven((60, 60, 60), 0.05).relief(((200, 200, 200), 0.012), edge=0.8).material
doors.panelled_leaf(m, shapes.pivot(), surface="varnish")
shapes.box((4, 96), (-6, 60), (-1000, 1100), m["varnish"], 3)
shapes.moulding((97, 900), (-1600, 1600), [(0, 20), (0, -14), (3, -17), (12, -17), (16, -12), (22, -10), (30, -10), (30, 20)], m["varnish"])
shapes.box((120, 900), (2, 60), (-1000, 1100), m["wall"])


def cased(x, z, deep, parent=None):
    """A drawn steel cover with a chamfer all round, on a seam of shadow."""
    shapes.box((x[0] + 0.6, x[1] - 0.6), (-3, 1), (z[0] + 0.6, z[1] - 0.6), m["void"], 0, parent)
    shapes.prism(shapes.rounded_rectangle(x, z, 4, 6), (-deep, -0.5), "y", enamel, 3.2, parent, 4)


# The box, with a brushed plate let into its face for the cylinder; the bolts cross to the keep.
cased((-142, -5), (-62, 62), 34)
cased((9, 44), (-52, 52), 34)
shapes.prism(shapes.rounded_rectangle((-134, -13), (-54, 54), 2, 6), (-35, -33), "y", m["brushed"], 0.5)
for z in (-26, 0, 26):
    shapes.rod(7, (-10, 14), 0.4, "x", (0, -18, z), m["chrome"])
for x, z in ((-127, -47), (-20, -47), (-127, 47), (-20, 47)):
    locks.screw(m, (x, -35.2, z), radius=3.6, turn=(x * z) % 70, slot="hex")
for z in (-40, 40):
    locks.screw(m, (27, -34.2, z), radius=4, turn=z % 60, slot="hex")
at = shapes.pivot((-48, -35, 0))
shapes.lathe([(0, 0), (17, 0), (17, -2), (15, -6), (13.4, -7), (9, -7), (8.7, -6), (0, -6)], "y", material=m["satin"], parent=at)
plug = shapes.pivot((0, 0, 0), (0, 0, 0), at)
core = shapes.rod(7, (-7.6, 0), 0.4, "y", material=m["brass"], parent=plug)
shapes.cut(core, shapes.box((-1.35, 1.35), (-20, -3), (-4.6, 4.6), parent=plug))
locks.key(m, shapes.pivot((0, -9, 0), (0, 0, 90), plug))
# The latch's button in its slot, at the other end of the plate.
shapes.prism(shapes.rounded_rectangle((-120, -86), (-5, 5), 4.9, 8), (-35.15, -34), "y", m["void"])
shapes.lathe([(0, -43), (5, -43), (6.2, -42), (6.2, -40), (4.4, -38), (4.4, -34), (0, -34)], "y", (-94, 0, 0), m["brushed"])

# The two rods: flat steel, out of the box, each through its guide.
for way in (-1, 1):
    low, high = sorted((way * 60, way * 1000))
    shapes.box((-89, -67), (-22, -12), (low, high), m["brushed_up"], 1)
    collar = sorted((way * 61.5, way * 70))
    shapes.box((-95, -61), (-27, -7), collar, enamel, 1.6)
    guide = sorted((way * 150, way * 178))
    shapes.box((-96, -60), (-28, -6), guide, enamel, 2.4)
    shapes.box((-116, -40), (-9, -0.2), guide, enamel, 2)
    for x in (-107, -49):
        locks.screw(m, (x, -9.3, way * 164), radius=4, turn=x % 50)

studio.surroundings("studio", 0.12, 60, (0.6, 0.76, 1))
studio.soft_box((-420, -460, 420), (-60, -20, 0), 240, 170, (1, 0.84, 0.62), 300)
studio.soft_box((420, -520, 120), (-40, -20, 0), 220, 190, (1, 0.62, 0.36), 520)
studio.soft_box((-800, -500, -60), (-70, -20, 0), 240, 110, studio.DUSK, 700)
studio.soft_box((60, -300, 460), (-40, -30, 20), 160, 40, (1, 0.95, 0.88), 120)
studio.soft_box((170, -620, -130), (-60, -30, 0), 300, 48, (1, 0.88, 0.72), 260)
studio.camera((-250, -510, 120), (-62, -10, 4), 36, focus=(-60, -35, 6), stop=8)
