"""The forced frame after its repair: new oak let into the old post, a long strike recessed in it; the door ajar on the lit hall."""
from kit import doors, locks, materials, shapes, studio
from kit.hall import hall

m = materials.workshop()
aged = materials.Surface("aged oak", (0.085, 0.036, 0.014), 0.38).mottled(0.5, (30, 30, 0.9)).uneven((40, 40, 1), 0.06, 0.1).relief(((55, 55, 1.0), 0.12), ((9, 9, 0.5), 0.3), edge=1.5).material
fresh = materials.Surface("fresh oak", (0.60, 0.385, 0.19), 0.5).mottled(0.24, (26, 26, 0.7)).relief(((60, 60, 1.2), 0.06), edge=0.5).material
glue = materials.Surface("glue", (0.05, 0.022, 0.008), 0.6).material
plaster = materials.Surface("plaster", (0.030, 0.040, 0.055), 0.75).mottled(0.12, (0.5, 0.5, 0.5)).relief(((1.5, 1.5, 1.5), 0.8), ((14, 14, 14), 0.25)).material
MIDDLE = 36

# The frame on the lock side: a painted stop on the landing, the old post behind it, the wall.
stop = shapes.box((-9, 44), (-46, -3), (-900, 1300), m["paint"])
shapes.box((20, 104), (-54, -40), (-900, 1300), m["paint"], 3)
shapes.box((30, 94), (-60, -50), (-900, 1300), m["paint"], 4)
post = shapes.box((5, 106), (-6, 134), (-900, 1300), aged)
shapes.box((104, 2500), (-26, 100), (-1100, 1800), plaster)


def graft(outline, axis, depth, thing, parent=None):
    """A piece let into `thing`: its bed a hair larger than itself, so that the glue shows as a line. Returns both."""
    swollen = [(a + (0.45 if a > 0 else -0.45 if a < -8 else 0), MIDDLE + (b - MIDDLE) * 1.004) for a, b in outline]
    shapes.cut(thing, shapes.prism(swollen, (depth[0] - 9, depth[1]), axis, None, 0, parent))
    line = shapes.prism(swollen, (depth[0] + 0.8, depth[1] + 4), axis, glue, 0, parent)
    return shapes.prism(outline, depth, axis, fresh, 0, parent), line


# In the post, scarfed at both ends; in the stop, where the crowbar went in.
bed = [(-8, MIDDLE - 122), (44, MIDDLE - 148), (92, MIDDLE - 122), (92, MIDDLE + 122), (44, MIDDLE + 148), (-8, MIDDLE + 122)]
patch, line = graft(bed, "x", (4.9, 30), post)
shapes.rounded(stop, 2.5, 3, 40)
shapes.rounded(post, 1.5, 3, 40)

# The strike: 3 mm of steel, flush in the new wood, its two mouths, its screws.
at = shapes.pivot((4.6, 46, MIDDLE))
outline = shapes.rounded_rectangle((-15, 15), (-94, 94), 5, 8)
pocket = shapes.prism(shapes.rounded_rectangle((-15.35, 15.35), (-94.35, 94.35), 5.3, 8), (-5, 3.2), "x", None, 0, at)
for part in (patch, line):
    shapes.cut(part, pocket)
plate = shapes.prism(outline, (-0.1, 3), "x", m["brushed_up"], 0, at)
for low, high in ((14, 48), (-46, 0)):
    mouth = shapes.prism(shapes.rounded_rectangle((-8.5, 8.5), (low, high), 1.2, 4), (-9, 22), "x", None, 0, at)
    for part in (plate, patch, line):
        shapes.cut(part, mouth)
    shapes.box((20, 24), (-9, 9), (low - 2, high + 2), m["void"], 0, at)
for z in (-76, 7, 68):
    locks.countersunk(m, plate, (0, 0, 0), shapes.pivot((-0.1, 0, z), (0, 0, -90), at), 5, z % 60)
shapes.rounded(plate, 0.45, 3, 40)
for z in (-112, 112):
    shapes.rod(4.6, (4.75, 12), 0.2, "x", (0, 45, MIDDLE + z), materials.Surface("peg", (0.36, 0.20, 0.085), 0.55).mottled(0.3, (60, 60, 60)).material)

# What the break left in the old post, closed with glue.
for crack in (
    [(46, 149), (50, 147), (52.5, 176), (51, 215), (55, 262), (53.6, 262), (47, 216), (49, 177)],
    [(72, 136), (75, 134), (76, 158), (73.4, 188), (72.4, 188), (74, 159)],
    [(38, -147), (42, -149), (41, -176), (45.6, -222), (44, -222), (36.6, -177)],
    [(64, -140), (66.4, -139), (67.4, -160), (66, -182), (65, -182), (65.6, -161)],
):
    shapes.prism([(y, MIDDLE + z) for y, z in crack], (4.9, 8), "x", m["void"])

# The leaf, ajar: its face stays in the night.
leaf = shapes.pivot((850, 0, 0), parent=shapes.pivot((-852, 0, 0), (0, 0, 15)))
m["satin_paint"] = materials.Surface("satin paint", (0.006, 0.036, 0.075), 0.50).uneven((14, 14, 0.8), 0.04).relief(((20, 20, 0.35), 0.05), edge=1.2).material
doors.panelled_leaf(m, leaf, surface="satin_paint")
doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))

hall(m, floor=-1018, back=2100, lamp=(860, 1700))
# What the hall throws on the reveal, and the craftsman's lamp on the landing.
studio.soft_box((-150, 900, 200), (5, 40, MIDDLE), 260, 1100, (1, 0.56, 0.24), 1900)
studio.soft_box((-330, -20, 190), (5, 40, MIDDLE), 110, 60, (1, 0.84, 0.64), 320)
studio.soft_box((-420, -500, 420), (5, 0, MIDDLE), 160, 160, (1, 0.88, 0.74), 160)
# What the strike mirrors, over its upper part.
studio.soft_box((-96, 146, 62), (5, 46, 50), 46, 11, (1, 0.90, 0.76), 90)
studio.bulb((500, 1100, 1000), 900, (1, 0.60, 0.28), 120)

studio.surroundings("city", 0.3, 200, (0.26, 0.52, 1))
studio.soft_box((-2400, -2600, 900), (-300, 100, 0), 900, 2300, studio.DUSK, 900)
studio.soft_box((900, -1300, 700), (60, -50, 40), 500, 800, studio.DUSK, 900)
studio.camera((-640, -610, 150), (-112, 26, 30), 58, focus=(3, 30, MIDDLE), stop=6)
