"""A house at night: its enamelled number on a wall of cut stone under a lantern, the letter box below it."""
import math
import os

import bmesh
import bpy
from kit import locks, materials, shapes, studio, wear
from kit.masonry import stone_wall

m = materials.workshop()
enamel = materials.Surface("enamel", (0.010, 0.045, 0.21), 0.16, coat=0.6).relief(((3, 3, 3), 0.05), ((30, 30, 30), 0.006)).material
white = materials.Surface("white enamel", (0.78, 0.75, 0.68), 0.18, coat=0.5).relief(((3, 3, 3), 0.05)).material
iron = materials.Surface("iron", (0.010, 0.011, 0.013), 0.40, coat=0.1).uneven((40, 40, 40), 0.08, 0.12).relief(((25, 25, 25), 0.10), edge=0.8).material
# Right under the lamp, the iron of the rest would shine like bone.
dull = materials.Surface("dull iron", (0.010, 0.011, 0.013), 0.66).relief(((25, 25, 25), 0.10), edge=0.8).material
# Frosted by hand: white-hot before the bulb, then amber, deep and dim towards its lead and its lower corners, and nowhere quite even.
pane = materials.Surface("frosted", (0.30, 0.15, 0.05), 0.4, glow=(1, 0.47, 0.14), glow_strength=1.6).relief(((7, 7, 7), 0.5), ((40, 40, 40), 0.05))
x, y, z = wear.place_of(pane)
up = wear.maths(pane, "SUBTRACT", z, 58)
beside = wear.maths(pane, "MINIMUM", wear.maths(pane, "ABSOLUTE", x), wear.maths(pane, "ABSOLUTE", y))
far = wear.maths(pane, "SQRT", wear.maths(pane, "ADD", wear.maths(pane, "MULTIPLY", up, up), wear.maths(pane, "MULTIPLY", beside, beside)))
halo = wear.maths(pane, "POWER", wear.step(pane, far, 0, 76), 1.6)
core = wear.maths(pane, "POWER", wear.step(pane, far, 4, 34), 2)
bright = wear.maths(pane, "MULTIPLY_ADD", core, 7.0, wear.maths(pane, "MULTIPLY_ADD", halo, 1.0, 0.09))
pane.link(wear.maths(pane, "MULTIPLY", bright, pane.spread(pane.noise((5, 5, 9), 5, seed=4), 0.78, 1.15)), pane.shader.inputs["Emission Strength"])
amber = pane.tree.nodes.new("ShaderNodeMixRGB")
amber.inputs[1].default_value, amber.inputs[2].default_value = (1, 0.27, 0.045, 1), (1, 0.52, 0.18, 1)
pane.link(halo, amber.inputs[0])
pane.link(amber.outputs[0], pane.shader.inputs["Emission"])
glass = pane.material
polished = materials.Surface("polished brass", (0.80, 0.52, 0.19), 0.27, 1).uneven((2, 90, 90), 0.05, 0.07).brushed((0, 0, 1), 0.5).material
stamp = materials.Surface("stamp", (0.06, 0.20, 0.16), 0.7).mottled(0.3, (50, 50, 50)).material
blank = materials.Surface("stamp paper", (0.66, 0.63, 0.56), 0.75).material
mark = materials.Surface("postmark", (0.10, 0.10, 0.11), 0.8).material
envelope = materials.Surface("paper", (0.72, 0.68, 0.60), 0.8)
# Where it comes out, it lies in the shadow of the flap that it holds ajar.
open_to_light = wear.step(envelope, wear.place_of(envelope)[1], -29, -21)
shade = envelope.tree.nodes.new("ShaderNodeMixRGB")
shade.inputs[1].default_value, shade.inputs[2].default_value = (0.09, 0.08, 0.065, 1), (*envelope.colour, 1)
envelope.link(open_to_light, shade.inputs[0])
envelope.link(shade.outputs[0], envelope.shader.inputs["Base Color"])
paper = envelope.material

stone_wall((-900, 520), (-420, 400), quiet=True)

# The plaque: sheet steel, pressed to a cushion, its edge turned back; blue enamel, white border and figures.
WIDE, HIGH, STANDS = 112, 80, 9


def cushion(x, z):
    """How far the plaque's face stands in front of the wall's, in mm, negative: towards the eye."""
    return -STANDS - 7 * (1 - (x / WIDE) ** 2) * (1 - (z / HIGH) ** 2)


def sheet(outline, lift, material, parent, cuts=3):
    """A flat outline laid on the cushion, `lift` mm over it."""
    thing = shapes.mesh("sheet", [(x, 0, z) for x, z in outline], [tuple(range(len(outline)))], material, parent, 180)
    drape(thing, lift, cuts)
    return thing


def drape(thing, lift, cuts):
    fine = bmesh.new()
    fine.from_mesh(thing.data)
    bmesh.ops.triangulate(fine, faces=fine.faces)
    bmesh.ops.subdivide_edges(fine, edges=fine.edges, cuts=cuts, use_grid_fill=True)
    for vertex in fine.verts:
        x, z = vertex.co.x / shapes.MM, vertex.co.z / shapes.MM
        vertex.co.y = (cushion(x, z) - lift) * shapes.MM
    for face in fine.faces:
        face.smooth = True
    fine.to_mesh(thing.data)
    fine.free()


plaque = shapes.pivot((0, 0, 0), (0, 0.4, 0))
rim = shapes.rounded_rectangle((-WIDE, WIDE), (-HIGH, HIGH), 9, 8)
columns, rows = 60, 44
grid = [(-WIDE + 2 * WIDE * i / columns, -HIGH + 2 * HIGH * j / rows) for j in range(rows + 1) for i in range(columns + 1)]


def inside(x, z, radius=9):
    """Draws the corners of the grid in to the rounded rim."""
    a, b = max(0, abs(x) - (WIDE - radius)), max(0, abs(z) - (HIGH - radius))
    far = math.hypot(a, b)
    if far <= radius or not (a and b):
        return x, z
    return math.copysign(WIDE - radius + a * radius / far, x), math.copysign(HIGH - radius + b * radius / far, z)


grid = [inside(*p) for p in grid]
faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
face = shapes.mesh("plaque", [(x, cushion(x, z), z) for x, z in grid], faces, enamel, plaque, 180)
edge = face.modifiers.new("edge", "SOLIDIFY")
edge.thickness, edge.offset = 2.6 * shapes.MM, -1
shapes.rounded(face, 1.1, 4, 50)


def ring(inset, thick, radius):
    """The white line: between two rounded rectangles."""
    outer = shapes.rounded_rectangle((inset - WIDE, WIDE - inset), (inset - HIGH, HIGH - inset), radius, 6)
    inner = shapes.rounded_rectangle((inset + thick - WIDE, WIDE - inset - thick), (inset + thick - HIGH, HIGH - inset - thick), radius - thick, 6)
    n = len(outer)
    points = []
    for i in range(n):
        # Long sides in short pieces: they follow the cushion.
        j = (i + 1) % n
        parts = max(1, int(math.dist(outer[i], outer[j]) / 6))
        for k in range(parts):
            t = k / parts
            points.append([(o[i][0] + (o[j][0] - o[i][0]) * t, o[i][1] + (o[j][1] - o[i][1]) * t) for o in (outer, inner)])
    vertices = [(x, cushion(x, z) - 0.22, z) for pair in points for x, z in pair]
    count = len(points)
    quads = [(2 * i, 2 * ((i + 1) % count), 2 * ((i + 1) % count) + 1, 2 * i + 1) for i in range(count)]
    shapes.mesh("line", vertices, quads, white, plaque, 180)


ring(9, 3.6, 6)

# The figures, in the site's own sign face.
curve = bpy.data.curves.new("38", "FONT")
curve.body, curve.align_x, curve.align_y = "38", "CENTER", "CENTER"
curve.font = bpy.data.fonts.load(os.path.abspath(os.path.join(os.path.dirname(shapes.__file__), "../../../app/fonts/archivo-sign.woff2")))
curve.size, curve.resolution_u, curve.space_character = 1.48, 16, 1.04
text = bpy.data.objects.new("38", curve)
bpy.context.scene.collection.objects.link(text)
bpy.context.view_layer.update()
flat = bpy.data.meshes.new_from_object(text.evaluated_get(bpy.context.evaluated_depsgraph_get()))
bpy.data.objects.remove(text)
xs, ys = [v.co.x for v in flat.vertices], [v.co.y for v in flat.vertices]
middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
grow = 1.01 / (max(ys) - min(ys))
for vertex in flat.vertices:
    vertex.co = ((vertex.co.x - middle[0]) * grow, 0, (vertex.co.y - middle[1]) * grow)
flat.materials.clear()
flat.materials.append(white)
figures = shapes.place(bpy.data.objects.new("figures", flat), plaque)
drape(figures, 0.24, 4)

# Two domed screws.
for x, z in ((-88, 0), (88, 0)):
    here = shapes.pivot((x, cushion(x, z), z), parent=plaque)
    locks.screw(m, (0, -0.5, 0), here, 4.4, x, "brass")
shapes.box((-WIDE + 6, WIDE - 6), (-STANDS + 2, 3), (-HIGH + 6, HIGH - 6), m["void"])

# The lantern on its bracket: four panes in an iron frame, a hipped roof.
lantern = shapes.pivot((24, -118, 136))


def loop(half, z):
    return [(-half, -half, z), (half, -half, z), (half, half, z), (-half, half, z)]


def frustum(low, high, material, parent):
    vertices = loop(*low) + loop(*high)
    sides = [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
    return shapes.mesh("frustum", vertices, [(3, 2, 1, 0), (4, 5, 6, 7), *sides], material, parent)


LOW, HIGH_HALF, TALL = 40, 62, 128
panes = frustum((LOW - 2, 4), (HIGH_HALF - 2, TALL), glass, lantern)
panes.visible_shadow = False
glass.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.94
for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
    shapes.tube([(x * LOW, y * LOW, 0), (x * HIGH_HALF, y * HIGH_HALF, TALL)], 4, iron, lantern, 3)
for half, z, thick in ((LOW, 2, 4.5), (HIGH_HALF, TALL, 5)):
    shapes.tube([*loop(half, z), loop(half, z)[0]], thick, iron, lantern, 3)
for x, y in ((0, -1), (-1, 0), (1, 0)):
    shapes.tube([(x * LOW, y * LOW, 0), (x * HIGH_HALF, y * HIGH_HALF, TALL)], 2.4, iron, lantern, 3)
flame = materials.Surface("flame", (1, 0.8, 0.5), 0.5, glow=(1, 0.62, 0.27), glow_strength=5).material
bulb = [(8.2 * math.sin(a) ** 0.9 * (1.15 - 0.22 * math.cos(a)), 58 - 15 * math.cos(a)) for a in (math.pi * i / 40 for i in range(41))]
shapes.lathe(bulb, "z", material=flame, parent=lantern, smooth_below=80).visible_shadow = False
shapes.rounded(frustum((HIGH_HALF + 16, TALL + 4), (26, TALL + 56), iron, lantern), 2)
shapes.lathe([(0, -11), (3.4, -10.4), (4.6, -8), (9, -4.5), (16, 0), (0, 2)], "z", material=dull, parent=lantern, smooth_below=60)
# It stands on an arm of forged bar: a plate bolted to the wall, on it a forged boss, from which the arm
# comes out and turns up to the lantern's foot, a scroll under it.
neck = [(0, 112 - 104 * t, -17 + 16 * t**5) for t in (i / 30 for i in range(31))]
for side in (-3.4, 0, 3.4):
    shapes.tube([(side, y, z) for _, y, z in neck], 3.6, iron, lantern, 4)
scroll = [(0, 70 + (5 + 1.9 * t) * math.cos(2.2 + t), -20 + (5 + 1.9 * t) * math.sin(2.2 + t) * 0.8) for t in (0.2 * i for i in range(30))]
shapes.tube(scroll, 2.6, iron, lantern, 4)
shapes.lathe([(0, 92), (7.6, 92.4), (8.8, 94), (8.8, 99), (9.8, 103), (12.4, 108), (13, 111), (0, 111)], "y", (0, 0, -17), iron, lantern, smooth_below=60)
shapes.prism(shapes.rounded_rectangle((-16, 16), (-47, 30), 5), (110, 119), "y", iron, 1.2, lantern)
for z in (-39, 22):
    shapes.lathe([(0, 105), (3, 105.4), (5.2, 107.2), (6, 110.4), (0, 110.4)], "y", (0, 0, z), iron, lantern, smooth_below=60)

# The letter box: folded steel, a sloped lid, a brass flap that a letter holds ajar.
box = shapes.pivot((0, 0, -242))
shapes.box((-148, 148), (-92, 8), (-220, 118), m["steel_paint"], 3, box)
# The lid stands out over the slot: its shadow lies on the top of the flap.
shapes.prism([(10, 140), (-118, 115), (-126, 109), (-119, 107), (10, 130)], (-158, 158), "x", m["steel_paint"], 1.2, box)
front = shapes.pivot((0, -92, 78), parent=box)
shapes.box((-112, 112), (-1.6, 2), (-28, 28), iron, 1.2, front)
# A frame of old brass about the slot; beside it the lock of the box.
aged = materials.Surface("aged brass", (0.62, 0.42, 0.17), 0.40, 1).uneven((30, 30, 30), 0.06, 0.1).relief(edge=0.6).material
frame = shapes.box((-114, 114), (-4, 0), (-30, 30), aged, 0, front)
shapes.rounded(shapes.cut(frame, shapes.box((-107.5, 107.5), (-9, 9), (-23.5, 23.5), None, 0, front)), 0.9, 3, 40)
shapes.lathe([(0, -3.2), (7.2, -3.2), (8.6, -2.6), (9.4, -1.2), (9.4, 1), (0, 1)], "y", (130, 0, -2), m["nickel"], front)
shapes.lathe([(0, -3.9), (5.2, -3.9), (5.6, -3.4), (5.6, -3), (0, -3)], "y", (130, 0, -2), m["brass"], front)
shapes.box((-0.7, 0.7), (-4.2, -3.2), (-3.6, 3.6), m["void"], 0, shapes.pivot((130, 0, -2), (0, 12, 0), front))
shapes.box((-102, 102), (-2.2, 2), (-23, 16), m["void"], 0, front)
flap = shapes.pivot((0, -3.4, 20), (-17, 0, 0), front)
shapes.box((-106, 106), (-1.6, 1.6), (-38, 0), polished, 0.7, flap)
# Its lower edge is turned up on the front: so thin a sheet would bend.
shapes.rod(2.5, (-106, 106), 0.7, "x", (0, -1.4, -37.2), polished, flap)
shapes.rod(2.6, (-106, 106), 0.6, "x", (0, 0, 1), polished, flap)
# The envelope comes out of the slot under the flap, hangs by its own weight and curls a little.
letter = shapes.pivot((-14, 0, 0), (0, 3, 0), front)
# Every half millimetre, for what is printed on it: how far along in steps of 4 mm, y, z.
path = [(s, 24 - 4 * s, -19.6 - 0.012 * max(0, s - 7) ** 2 * (4 + 0.9 * max(0, s - 7))) for s in (k / 8 for k in range(129))]
across = [-62 + i / 2 for i in range(249)]


def printed(x, out):
    """What lies on the envelope `x` mm from its middle, `out` mm from the slot: 0 paper, 1 the stamp's paper, 2 its print, 3 the postmark."""
    u, v = x - 34, out - 14
    if 0 <= u <= 18 and 0 <= v <= 22 and math.hypot((u + 1) % 2 - 1, min(v, 22 - v)) > 0.62 and math.hypot((v + 1) % 2 - 1, min(u, 18 - u)) > 0.62:
        if not (1.8 <= u <= 16.2 and 1.8 <= v <= 20.2):
            return 1
        return 1 if math.hypot((u - 9) / 4.2, (v - 9.5) / 5.6) < 1 else 2
    wave = (v - 3 - 0.9 * math.sin(u / 2.6)) % 4
    return 3 if -21 <= u < 7 and 2 <= v <= 19 and wave < 0.7 else 0


for lift in (0, -0.7):
    sheet_of = [(x, y + 0.05 * x * max(0, s - 8) / 8, z + lift + 0.0011 * x**2 * s / 16) for s, y, z in path for x in across]
    wide = len(across)
    squares = [(i, k) for k in range(len(path) - 1) for i in range(wide - 1)]
    hanging = shapes.mesh("envelope", sheet_of, [(k * wide + i, k * wide + i + 1, (k + 1) * wide + i + 1, (k + 1) * wide + i) for i, k in squares], paper, letter, 60)
    for material in (blank, stamp, mark):
        hanging.data.materials.append(material)
    hanging.data.polygons.foreach_set("material_index", [printed(across[i], k / 2 - 26) for i, k in squares])

studio.surroundings("city", 0.16, 200, (0.26, 0.50, 1))
studio.bulb((24, -118, 206), 84, (1, 0.50, 0.18), 30)
# A card on its left, as beside a photographer's lamp: words stand there.
card = shapes.box((-101, -100), (-420, -64), (0, 420), m["void"])
card.visible_camera = card.visible_glossy = False
studio.soft_box((24, -116, 138), (0, -34, -90), 62, 42, (1, 0.52, 0.20))
studio.soft_box((24, -210, 120), (0, -90, -190), 120, 70, (1, 0.62, 0.30), 60)
# What the brass of the flap mirrors.
studio.soft_box((190, -650, 190), (0, -96, -170), 150, 34, (1, 0.66, 0.36), 60)
studio.soft_box((-900, -900, 500), (-200, 0, 0), 700, 210, studio.DUSK, 700)
studio.soft_box((-500, -700, -200), (0, 0, -40), 300, 40, studio.DUSK, 300)
# What the enamel mirrors.
studio.soft_box((330, -620, 260), (0, -14, 20), 110, 50, (1, 0.52, 0.20), 320)
# Along the edges of the box, from beside it: the dusk.
studio.soft_box((-560, -420, -250), (-100, -92, -220), 160, 26, studio.DUSK, 500)
# What the front of the box mirrors, below the eye: the street.
studio.soft_box((430, -1150, -430), (0, -92, -230), 700, 46, (0.50, 0.66, 1), 420)
studio.camera((-330, -1180, -30), (-132, 0, 2), 56, focus=(0, -12, 0), stop=8)
