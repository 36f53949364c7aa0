"""The tool roll, open on the bench: picks, tension tools and screwdrivers in stitched leather pockets."""
import math

from kit import materials, shapes, studio, tools, wear

m = materials.workshop()
# A bench painted nearly black, worn smooth: the night stands on it, and one orange handle before it.
paint = materials.Surface("painted bench", (0.013, 0.018, 0.027), 0.44).mottled(0.2, (4, 4, 4)).uneven((6, 6, 6), 0.05, 0.12).relief(((45, 45, 45), 0.04), ((3, 9, 9), 0.12), edge=0.9)
tools.bench(m, wood=paint)
shapes.box((-3000, 3000), (1200, 1210), (-400, 3000), m["wall"])


def leather(name, burnished=False):
    """Waxed hide. Its tone drifts over a hand's width; its grain is all but relief, for printed on it would be noise.

    `burnished`: rubbed bright and smooth on the crests of the pockets, darker where the hand does not reach.
    """
    skin = materials.Surface(name, (0.122, 0.049, 0.018), 0.47).relief(((105, 105, 105), -0.11, True), ((34, 34, 34), 0.09), ((7, 7, 7), 0.05))
    skin.set("Specular", 0.29)
    # Waxed, it mirrors even the blue of the window in its own brown; a plain gloss turns violet.
    skin.set("Specular Tint", 1)
    tone = skin.spread(skin.noise((1.7, 1.7, 1.7), 5, seed=9), 0.84, 1.16)
    tone = wear.maths(skin, "MULTIPLY", tone, skin.spread(skin.noise((105, 105, 105), seed=-0.11, cells=True), 1.10, 0.86))
    rough = wear.maths(skin, "ADD", skin.spread(skin.noise((16, 16, 16), 4), -0.03, 0.03), skin.spread(skin.noise((2.2, 2.2, 2.2), 6, seed=3), 0.51, 0.54))
    if burnished:
        crest = wear.step(skin, wear.place_of(skin)[2], 10, 4.2)
        tone = wear.maths(skin, "MULTIPLY", tone, wear.maths(skin, "MULTIPLY_ADD", crest, 0.36, 0.76))
        rough = wear.maths(skin, "MULTIPLY_ADD", crest, -0.08, rough)
    tinted = skin.tree.nodes.new("ShaderNodeMixRGB")
    tinted.blend_type, tinted.inputs[0].default_value = "MULTIPLY", 1
    tinted.inputs[1].default_value = (*skin.colour, 1)
    skin.link(tone, tinted.inputs[2])
    skin.link(tinted.outputs[0], skin.shader.inputs["Base Color"])
    skin.link(rough, skin.shader.inputs["Roughness"])
    return skin.material


hide, front = leather("hide"), leather("front", True)
grip = materials.Surface("grip", (0.60, 0.105, 0.005), 0.38, coat=0.35).uneven((60, 60, 60)).relief(((180, 180, 180), 0.006))
grip.set("Specular Tint", 0.5)
# The binding of the mouth: dyed leather, matt, so that it is no wire.
dyed = materials.Surface("dyed", (0.052, 0.024, 0.013), 0.72).mottled(0.2, (9, 9, 9)).relief(((60, 60, 60), 0.06, True))
dyed.set("Specular", 0.25)
thread = materials.Surface("thread", (0.62, 0.47, 0.28), 0.8).material
# Lengths of steel are brushed along y: their highlights spread along x.
spring = materials.Surface("spring steel", (0.58, 0.58, 0.59), 0.27, 1).mottled(0.06, (60, 0.4, 60)).brushed((1, 0, 0), 0.8).material
scale = materials.Surface("scale", (0.44, 0.44, 0.45), 0.30, 1).mottled(0.08, (170, 0.5, 170)).uneven((170, 0.5, 170), 0.04, 0.06).relief(((200, 0.5, 200), 0.0008), edge=0.3).brushed((1, 0, 0), 0.8).material
# A strip turns as it goes, so its brushing has no one direction. One roughness: at this size, any grain of it is noise.
strap = materials.Surface("strap", (0.62, 0.62, 0.63), 0.31, 1).material
roll = shapes.pivot((0, 0, 0), (0, 0, -7))

# Slots from left to right: how wide; how high its leather stands at the mouth, and over what half width; down to where what it holds is as
# thick; how high and how wide it stands over the rest (a blade, a tail, nothing). A round handle, four grips, two flat strips, tweezers, a tube.
slots = [(36, 15.2, 8, 2, 4.4, 6), (36, 15.2, 8, -6, 4.0, 6), (20, 6.9, 3.0, -34, 1.2, 3), (20, 6.5, 3.0, -22, 1.4, 4), (20, 7.2, 3.0, -40, 1.0, 3),
         (20, 6.6, 3.0, -28, 1.6, 4), (24, 3.6, 2.0, -30, 1.0, 7), (24, 3.3, 2.0, -22, 0.8, 7), (30, 8.2, 5.4, -14, 2.6, 5), (34, 13.4, 6, -20, 1.6, 8)]
seams, x = [-158], -158
for wide, *_ in slots:
    x += wide
    seams.append(x)
MOUTH, FOOT = 18, -72
BOUND = 5.2
"""How far down the front the binding of the mouth reaches."""


def ease(t):
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


def creases(x, y):
    """What the leather gathers under the mouth: from each seam two folds run down and out into its pockets, the longer the more the pocket holds."""
    up = 0
    for seam, (left, right) in zip(seams, zip([None, *slots], [*slots, None])):
        for side, slot in ((-1, left), (1, right)):
            if slot and 0 < side * (x - seam) < slot[0] / 2:
                held = slot[1] / 15.2
                for reach, lean, high in ((20 + 22 * held, 0.16 + 0.16 * held, 0.8), (12 + 14 * held, 0.44 + 0.16 * held, 0.6)):
                    along = (MOUTH - 3 - y) / reach
                    if 0 < along < 1:
                        away = side * (x - seam) - 1.2 - lean * reach * along
                        up -= high * (0.3 + 0.7 * held) * math.sin(math.pi * along**0.6) * math.exp(-((away / (0.8 + 0.6 * held)) ** 2))
    return up


def swell(x, y):
    """Height of the pocket's leather: drawn over what it holds, down to its seams and its foot."""
    for (wide, high, half, end, rest, rest_half), left in zip(slots, seams):
        if left <= x <= left + wide:
            held = ease((y - end + 34) / 54)
            lift, flat = rest + (high - rest) * held, 0.72 * (rest_half + (half - rest_half) * held)
            # No pocket is drawn quite straight or even over what it holds.
            slack = ease((MOUTH - y) / 40)
            off = abs(x - left - wide / 2 - 0.03 * wide * slack * math.sin(y / 26 + left))
            lift *= 1 + 0.05 * slack * math.sin(y / 24 + 1.7 * left)
            across = (1 - ease((off - flat) / (wide / 2 * 0.97 - flat))) * (1 - 0.16 * min(1, off / flat / 1.6) ** 2)
            # The more slack it has, the closer it lies to what it covers.
            across **= 1 + 0.4 * (1 - flat / (wide / 2)) ** 2
            # Each stitch draws the leather in beside its seam.
            pucker = 0.12 * math.cos(2 * math.pi * y / 5.2) * math.exp(-(((wide / 2 - off) - 2.4) / 1.8) ** 2)
            return 4.4 + (lift * across + pucker) * ease((y - FOOT - 3) / 24) + creases(x, y) * ease(lift * across / 2)
    return 4.4


def pocket():
    wide, rows = 560, 150
    xs = [seams[0] - 6 + (seams[-1] - seams[0] + 12) * i / wide for i in range(wide + 1)]
    ys = [FOOT + (MOUTH - FOOT) * j / rows for j in range(rows + 1)]
    vertices = [(x, y, swell(x, y)) for y in ys for x in xs]
    faces = [(j * (wide + 1) + i, j * (wide + 1) + i + 1, (j + 1) * (wide + 1) + i + 1, (j + 1) * (wide + 1) + i) for j in range(rows) for i in range(wide)]
    thing = shapes.mesh("pocket", vertices, faces, front, roll, 60)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 2 * shapes.MM, -1
    shapes.rounded(thing, 0.7, 3, 60)
    # Its mouth: bound with a strip of thinner leather, folded over the cut edge; from its edge on the front over the fold to the back.
    section = [(-BOUND, -0.2), (-BOUND, 0.45), (0.3 - BOUND, 0.75), (-1.2, 0.85), (-0.1, 0.72), (0.55, 0.2), (0.7, -0.8), (0.55, -1.9), (-0.1, -2.5), (-1.6, -2.7)]
    n = len(section)
    vertices = [(x, MOUTH + dy, swell(x, MOUTH + min(0, dy)) + up) for x in xs for dy, up in section]
    faces = [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(wide) for k in range(n - 1)]
    shapes.mesh("binding", vertices, faces, dyed.material, roll, 70)


def stitches(start, end, lift):
    """A row of saddle stitches from one point to another, each a short thread sunk at both ends."""
    long = math.dist(start, end)
    for i in range(round(long / 5.2)):
        t = (i + 0.5) / round(long / 5.2)
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        dx, dy = (end[0] - start[0]) / long * 1.7, (end[1] - start[1]) / long * 1.7
        ends = [(x + dx * k, y + dy * k, up) for k, up in ((-1, -0.20), (-0.6, 0.15), (0.6, 0.15), (1, -0.20))]
        shapes.tube([(x, y, lift(x, y) + up) for x, y, up in ends], 0.42, thread, roll, 3)


def screwdriver(x, grip, top):
    """Its handle out of the pocket: a waist for the fingers, six flats, a cap."""
    at, ring = shapes.pivot((x, 9, 9.6), parent=roll), 11.1
    outline = [(0, -8), (5.5, -8), (7, -4), (7.2, 6), (9, 16), (9.8, 34), (9.6, 58), (8.6, 70), (6, 75), (0, 76)]
    handle = shapes.lathe(outline, "y", material=grip, parent=at)
    angles = [math.radians(30 + 60 * i) for i in range(6)]
    flutes = [shapes.rod(3.2, (13, 63), 3.1, "y", (ring * math.cos(a), 0, ring * math.sin(a)), parent=at) for a in angles]
    shapes.rounded(shapes.cut(handle, *flutes), 0.4, 2, 40)
    shapes.rod(6.2, (66, 77.5), 1.5, "y", material=top, parent=at)


THIN = 3.1
"""Half the width of a pick's grip."""
SHANK = 0.75
"""Half the width of a pick where it goes into the lock: its head must not pass 3.5 mm."""


def pick(x, tip, long, lean):
    """Brushed steel: two scales riveted on a blade, whose thin shank ends in the tip that gives it its name."""
    at = shapes.pivot((x, 15, 7), (-2.0, lean, lean * -0.25), roll)
    # Nothing of it is wider than what a keyway lets in: from the grip's end on, the shank is all but parallel.
    neck = [(2.2, 31), (1.25, 34), (0.95, 37), (SHANK + 0.1, 42)]
    outline = [(-2.4, -6), (2.4, -6), *neck, (SHANK, long), *[(a, long + b) for a, b in tip], (-SHANK, long), *[(-a, b) for a, b in neck[::-1]]]
    shapes.prism(outline, (-0.5, 0.5), "z", spring, 0.18, at, 3)
    # A scale is pillowed, as a polished grip is: bright along its back, dark down its flanks.
    rows = [-6 + i for i in range(37)] + [30 + THIN * 1.2 * math.sin(math.radians(a)) for a in range(8, 91, 4)]
    vertices, faces, across = [], [], 24
    for y in rows:
        half = THIN * math.sqrt(max(0.003, 1 - max(0, (y - 30) / (THIN * 1.2)) ** 2))
        for i in range(across + 1):
            u = -math.cos(math.pi * i / across)
            vertices.append((half * u, y, 0.5 + 1.8 * half / THIN * (1 - u * u) ** 0.55))
    for j in range(len(rows) - 1):
        n = j * (across + 1)
        faces += [(n + i, n + i + 1, n + across + 2 + i, n + across + 1 + i) for i in range(across)]
    shapes.mesh("scale", vertices, faces, scale, at, 70)
    for y in (13, 27):
        shapes.lathe([(0, 2.44), (0.8, 2.42), (1.05, 2.34), (1.1, 2.0), (0, 2.0)], "z", (0, y, 0), m["brass"], at, 32)
        shapes.lathe([(1.1, 2.22), (1.32, 2.2), (1.32, 2.1), (1.1, 2.1)], "z", (0, y, 0), m["void"], at, 32)


# Each from the right of its shank over the end to the left.
hook = [(0.75, 1.5), (0.82, 3.2), (1.1, 4.9), (1.6, 6.3), (2.3, 7.5), (2.7, 8.0), (2.55, 8.5), (2.1, 8.5), (1.3, 8.0), (0.45, 6.9), (-0.2, 5.4), (-0.6, 3.6), (-0.74, 1.6)]
half_diamond = [(0.75, 0.5), (2.5, 4.6), (2.6, 5.1), (2.4, 5.7), (-0.2, 11.6), (-0.7, 11.4)]
rake = [(0.6 + 0.95 * (1 - math.cos(2 * math.pi * y / 8.4)), y / 2) for y in range(35)] + [(0.3, 18.3), (-0.6, 18.3)]
ball = [(1.65 * math.cos(a), 1.6 + 1.65 * math.sin(a)) for a in (math.radians(d) for d in range(-60, 236, 12))]



def sheet(x, y):
    """Height of the open roll's face: it has been rolled for years, and its far edge does not quite lie down."""
    free = ease((y - 110) / 18)
    return 2.8 + free * (1.5 + 1.1 * math.sin(x / 41 + 0.6) + 0.4 * math.sin(x / 17))


# It goes on beyond the picture, where what is still rolled up lies.
columns, rows = 224, 60
corners = [(-186 + 446 * i / columns, -78 + 206 * j / rows) for j in range(rows + 1) for i in range(columns + 1)]
squares = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
lying = shapes.mesh("sheet", [(x, y, sheet(x, y) - 1.3) for x, y in corners], squares, hide, roll, 60)
thick = lying.modifiers.new("thick", "SOLIDIFY")
thick.thickness, thick.offset = 2.6 * shapes.MM, 0
shapes.rounded(lying, 1.0, 3, 60)
pocket()
for seam in seams:
    stitches((seam, FOOT + 2), (seam, MOUTH - BOUND + 1), swell)
stitches((seams[0], MOUTH - BOUND + 1.3), (seams[-1], MOUTH - BOUND + 1.3), lambda x, y: swell(x, y) + 0.78)
stitches((seams[0], FOOT + 2.4), (seams[-1], FOOT + 2.4), swell)
stitches((-182, 124), (256, 124), sheet)
stitches((-182, -70), (-182, 124), sheet)


def loft(name, sections, material, parent, edge):
    """A bar through sections of four corners each, all turning the same way round; its edges rounded by `edge` mm."""
    n = len(sections)
    faces = [(4 * i + q, 4 * i + (q + 1) % 4, 4 * i + 4 + (q + 1) % 4, 4 * i + 4 + q) for i in range(n - 1) for q in range(4)]
    ends = [(3, 2, 1, 0), (4 * n - 4, 4 * n - 3, 4 * n - 2, 4 * n - 1)]
    shapes.rounded(shapes.mesh(name, [corner for section in sections for corner in section], faces + ends, material, parent, 50), edge, 2, 50)


def tension_tool(x, twist, reach, tip, lean):
    """A strip of spring steel, 1 by 3 mm: flat in its pocket, a quarter twist that sets it on edge, its narrowed end bent to the right.

    Its lower edge is straight, and lies on the leather at the bend.
    """
    at = shapes.pivot((x, 18, 5.6), (-math.degrees(math.asin(1.55 / reach)), 0, lean), roll)
    BEND = 2.6
    # Each place: x, y, how far it has turned from flat to on edge and from ahead to the right, half its width, half its thickness.
    spine = [(0, y, ease((y - twist) / 14), 0, 1.7, 0.55) for y in range(-7, reach)]
    spine += [(BEND - BEND * math.cos(a), reach + BEND * math.sin(a), 1, a, 1.7 - 0.3 * a, 0.55 - 0.08 * a) for a in (math.radians(9 * i) for i in range(11))]
    spine += [(BEND + k, reach + BEND, 1, math.pi / 2, max(0.75, 1.2 - 0.055 * k), 0.40 if k < tip else 0.22) for k in range(1, tip + 1)]
    sections = []
    for x, y, turned, ahead, half, thick in spine:
        a, section = turned * math.pi / 2, []
        # Sideways and up, seen along the strip: its width turns from the one to the other.
        for u, v in ((-half, -thick), (half, -thick), (half, thick), (-half, thick)):
            side, up = u * math.cos(a) - v * math.sin(a), u * math.sin(a) + v * math.cos(a)
            section.append((x + side * math.cos(ahead), y - side * math.sin(ahead), up + 0.4 - (1.7 - half) * turned))
        sections.append(section)
    loft("tension tool", sections, strap, at, 0.16)


middle = [left + slot[0] / 2 for slot, left in zip(slots, seams)]
screwdriver(middle[0], grip.material, m["black"])
screwdriver(middle[1], m["black"], m["brushed"])
for x, tip, long, lean in zip(middle[2:6], (hook, half_diamond, rake, ball), (86, 89, 78, 88), (7, -5, 9, -8)):
    pick(x, tip, long, lean)
tension_tool(middle[6], 13, 54, 15, 5)
tension_tool(middle[7], 7, 41, 12, -2)
# Tweezers, for what is left of a broken key: two springs that part, their points turned in.
at = shapes.pivot((middle[8], 6, 9), (-2, 3, 0), roll)
for side in (-1, 1):
    sections = []
    for y in range(-16, 79, 2):
        x = 2.2 + 4.6 * math.sin(math.pi * min(y, 70) / 140) - 5.2 * (max(0, y - 40) / 36) ** 2
        # Towards its point it thins both ways, on either leg alike.
        wide, high = (1.6, 1.3) if y < 36 else (1.6 - 1.42 * (y - 36) / 42, 1.3 - 1.1 * (y - 36) / 42)
        sections.append([(side * x + u * wide, y, v * high) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    loft("tweezers", sections, scale, at, 0.14)
# A pick for tubular locks: its body, the knurled collar that sets it, the slotted tube that goes in.
at = shapes.pivot((middle[9], 0, 10), parent=roll)
shapes.rod(5.6, (6, 30), 1, "y", (0, 0, 0), m["black"], at)
knurl = [((7.9 + 0.3 * math.cos(math.pi * i)) * math.cos(2 * math.pi * i / 104), (7.9 + 0.3 * math.cos(math.pi * i)) * math.sin(2 * math.pi * i / 104)) for i in range(104)]
shapes.prism(knurl, (27, 36), "y", m["brass"], 0, at)
shapes.lathe([(0, 26), (7, 26), (7.6, 26.8), (7.6, 36.4), (7, 37.2), (5, 37.6), (5, 40), (0, 40)], "y", material=m["brass"], parent=at)
end = shapes.rod(4.3, (38, 74), 0.5, "y", (0, 0, 0), spring, at)
slots_cut = [shapes.box((-6, 6), (64, 80), (-0.6, 0.6), parent=shapes.pivot((0, 0, 0), (0, 22 + 60 * k, 0), at)) for k in range(3)]
shapes.cut(end, shapes.rod(3.1, (40, 90), 0.1, "y", (0, 0, 0), parent=at), *slots_cut)

studio.surroundings("studio", 0.06, 120, (0.86, 0.90, 1))
studio.soft_box((300, 100, 380), (20, 20, 0), 290, 240, (1, 0.70, 0.44), 290)
# What the steel mirrors: one bar of light across, so that each pick goes from bright to dark along its length.
studio.soft_box((-40, 470, 330), (-20, 60, 0), 260, 125, (1, 0.90, 0.78), 60)
studio.soft_box((-260, 300, 330), (-30, 40, 0), 60, 70, (1, 0.92, 0.84), 160)
# From the left all but white: on brown leather a blue fill turns violet.
studio.soft_box((-420, -40, 230), (0, 20, 0), 260, 80, (1, 0.88, 0.78), 340)
studio.soft_box((60, -420, 330), (0, -20, 0), 240, 28, (1, 0.93, 0.84), 200)
# What the bench mirrors, beyond the leather: the blue of a window at night.
studio.soft_box((-420, 1150, 330), (-200, 260, 0), 1100, 150, (0.18, 0.40, 1), 260)
# As near as one looks at tools: sharp on the picks, soft before and behind them.
studio.camera((-142, -262, 214), (-57, 43, 6), 70, focus=(-55, 56, 9), stop=9)
