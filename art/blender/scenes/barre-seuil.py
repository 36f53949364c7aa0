"""A threshold bar: folded steel screwed to the stone at the foot of an armoured door, the light of the flat just above it."""
import random

from kit import locks, materials, shapes, studio, wear

m = materials.workshop()
slab = materials.Surface("slab", (0.15, 0.135, 0.12), 0.36).uneven((4, 4, 4), 0.06, 0.16).mottled(0.13, (9, 9, 9)).relief(((10, 10, 10), 0.16), ((70, 70, 70), 0.07), edge=1).material
sheet = materials.Surface("sheet", (0.50, 0.50, 0.50), 0.33, 1).uneven((0.2, 60, 60), 0.025, 0.04).relief(((0.15, 70, 70), 0.0012), edge=0.35).brushed((0, 0, 1), 0.7).material
tread = materials.Surface("tread", (0.55, 0.55, 0.55), 0.30, 1).uneven((0.2, 60, 60), 0.025, 0.04).relief(((0.15, 70, 70), 0.0012), edge=0.35).brushed((0, 1, 0), 0.6)
# What brushed steel keeps of the light that grazes it: most where it touches the slit, less on the sides that face the night, nothing at the toe.
_, y, _ = wear.place_of(tread)
upwards = tread.tree.nodes.new("ShaderNodeSeparateXYZ")
tread.link(tread.tree.nodes.new("ShaderNodeNewGeometry").outputs["Normal"], upwards.inputs[0])
faces_slit = wear.maths(tread, "MULTIPLY_ADD", wear.maths(tread, "MAXIMUM", upwards.outputs["Z"], 0), 0.5, 0.5)
near = wear.maths(tread, "POWER", wear.step(tread, y, -6, -66), 2.5)
streaks = tread.spread(tread.noise((0.3, 60, 60), 4, seed=12), 0.8, 1.2)
tread.link(wear.maths(tread, "MULTIPLY", wear.maths(tread, "MULTIPLY", near, faces_slit), wear.maths(tread, "MULTIPLY", streaks, 1.05)), tread.shader.inputs["Emission Strength"])
tread.set("Emission", (1, 0.33, 0.065, 1))
# There it gives back even the night's light warm.
tread = wear.lay(tread, near, (0.60, 0.40, 0.23), 0.32).material
post = materials.Surface("post", (0.022, 0.028, 0.040), 0.40, coat=0.1).uneven((30, 30, 30), 0.07, 0.1).relief(((95, 95, 95), 0.05), ((22, 22, 22), 0.10), ((3, 3, 3), 0.2), edge=1.5)
# Its arrises are rubbed: there the light of the landing runs down it.
post = wear.lay(post, wear.edges(post, 3.2, 0.4), (0.19, 0.21, 0.25), 0.30).material
light = materials.Surface("light", (1, 0.6, 0.25), 0.5, glow=(1, 0.40, 0.09), glow_strength=3).material

# The leaf: painted sheet, its kick plate, and the edge of the armour; its foot meets the seal, but for a hairline.
FOOT, SEAL = 21.4, 19.8
shapes.box((-850, -4), (0, 58), (FOOT, 900), m["paint"], 1.5)
shapes.moulding((-760, -120), (150, 1100), [(0, 0.2), (0, -4), (3, -5), (7, -5), (10, -2), (12, 0.2)], m["paint"])
plate = shapes.box((-850, -8), (-1.4, 3), (FOOT, 104), sheet)
# One line for the screws of the plate and of the bar, as far from its end as from each other's rows.
COLUMNS = (-54, -194, -334, -474, -614)
for x in COLUMNS:
    for z in (40, 88):
        locks.countersunk(m, plate, (x, -1.4, z), radius=4.6, turn=x % 50 + z % 30)
shapes.rounded(plate, 0.5)

# The bar: a ramp in front, a flat for its screws, an upstand that the leaf closes against.
outline = [(-74, -0.4), (-74, 1.8), (-58, 8), (-22, 8), (-19, 9), (-17, 12), (-17, 19), (-15.5, 20.5), (-11, 20.5), (-9.5, 19), (-9.5, -0.4)]
bar = shapes.prism(outline, (-848, 4), "x", tread)
for x in COLUMNS:
    locks.countersunk(m, bar, (0, 0, 0), shapes.pivot((x, -40, 8), (-90, 0, x % 60)), 6.5, 20)
shapes.rounded(bar, 0.6)
# The seal behind the upstand, up to the foot of the leaf; the slit just over it tints its rubber.
seal = materials.Surface("seal", (0.016, 0.013, 0.011), 0.5, glow=(1, 0.33, 0.065), glow_strength=0.14).material
shapes.box((-848, 2), (-9.6, 1.2), (0, SEAL), seal, 0.8)

# Frame and stone: steel post that the bar runs into, folded, its cover strip and its corner rounded; masonry beyond, flags on the floor.
shapes.box((0, 84), (-84, 80), (-0.5, 900), post, 5)
shapes.box((21, 78), (-90, -80), (-0.5, 900), post, 3.5)
shapes.box((84, 900), (-64, 80), (-1, 900), m["wall"], 3)
chance = random.Random(5)
for i in range(-4, 4):
    for j in range(0, 4):
        x, y = i * 380 + (190 if j % 2 else 0) - 60, -78 - j * 380
        shapes.box((x + 2, x + 378), (y - 378, y - 2), (-40, -chance.uniform(0, 0.9)), slab, 2.2)
shapes.box((-2000, 2000), (-79, 400), (-40, 0), slab, 1)
shapes.box((-3000, 3000), (-3000, 400), (-60, -6), m["void"])

# The flat's boards and its light, under the leaf.
for i in range(-8, 0):
    shapes.box((i * 112 + 0.8, i * 112 + 111.2), (-1, 66), (-10, 1), m["oak"], 0.8)
shapes.box((-848, -1), (5, 7), (1, FOOT + 1), light)
# What the flat mirrors close to the upstand, weaker outwards; what falls over the bar on the stone.
for z, high, power in ((10, 3.6, 1.5), (14.5, 5, 1.0), (21, 8, 0.8)):
    studio.soft_box((-425, -17.6, z), (-425, -400, z - 40), 836, power, (1, 0.42, 0.11), high)
studio.soft_box((-425, -76, 9), (-425, -400, -70), 780, 8, (1, 0.42, 0.11), 6)
# What the door's foot mirrors of the slit.
studio.soft_box((-425, -7, 22.4), (-425, 0, 26), 836, 0.8, (1, 0.42, 0.11), 3)

studio.surroundings("city", 0.16, 200, (0.3, 0.55, 1))
studio.soft_box((700, -700, 700), (-150, 0, 0), 300, 700, studio.DUSK, 400)
studio.soft_box((-700, -500, 500), (-200, 0, 60), 300, 250, studio.DUSK, 400)
studio.soft_box((-700, 300, 420), (-200, -40, 10), 500, 40, studio.WARM, 200)
studio.soft_box((160, -420, 420), (-60, -30, 20), 160, 80, (1, 0.72, 0.44), 160)
studio.camera((105, -430, 240), (-172, -14, 40), 38, focus=(-90, -36, 10), stop=10)
