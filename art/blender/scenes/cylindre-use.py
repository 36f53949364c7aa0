"""A worn brass cylinder beside the new one that replaces it: dull where nothing touched it, bare where keys, hands and its cam have rubbed."""
from kit import locks, materials, profile_cylinder, shapes, studio, tools, wear
from kit.materials import Surface

m = materials.workshop()
tools.bench(m)
shapes.box((-3000, 3000), (1200, 1210), (-400, 3000), m["wall"])

BARE, RUBBED, GRIME = (0.88, 0.62, 0.27), (0.36, 0.23, 0.09), (0.022, 0.015, 0.009)


def patina(name):
    """Brass that no one has touched for years: brown, matt, cloudy."""
    surface = Surface(name, (0.100, 0.058, 0.025), 0.46, 1).mottled(0.40, (5, 5, 5)).uneven((16, 16, 16), 0.06, 0.12).relief(((3, 3, 3), 0.10), ((40, 40, 40), 0.012), edge=0.5)
    return wear.lay(surface, wear.step(surface, surface.noise((2.2, 2.2, 2.2), 6, seed=13), 0.62, 0.48), (0.165, 0.098, 0.040), 0.40)


def grimy(surface, reach=3.0):
    return wear.lay(surface, wear.corners(surface, reach, 0.45, 0.92), GRIME, 0.75).material


flank, end, plug, cam, slot = (patina(f"old {name}") for name in ("flank", "end", "plug", "cam", "slot"))
# What the lock's case held is less brown; beside the cam, the lever of the lock has laid the metal bare.
wear.lay(flank, wear.band(flank, 0, 12, 5.0), (0.165, 0.105, 0.043), 0.38)
wear.lay(flank, wear.band(flank, 6.0, 1.3, 1.6), BARE, 0.24)
# The end that stood out of the door: hands.
wear.lay(flank, wear.band(flank, 32, 3.2, 3.0), RUBBED, 0.30)
wear.lay(flank, wear.edges(flank, 1.3, 0.95), RUBBED, 0.26)
wear.lay(end, wear.ring(end, 7.3, 1.3, 0.6), RUBBED, 0.28)
wear.lay(end, wear.arc(end, 15.5, 6.5, -9), (0.15, 0.092, 0.038), 0.38)
# Hands reach less and less far down: no line parts what they rub from what they leave.
wear.lay(end, wear.maths(end, "POWER", wear.ring(end, 6.8, 9.0, 2.0), 1.6), BARE, 0.22)
# Dirt that no cloth reaches: about the plug, beside the cam.
wear.lay(end, wear.ring(end, 7.0, 0.55, 0.35), (0.045, 0.028, 0.013), 0.7)
wear.lay(flank, wear.band(flank, 8.4, 0.4, 1.1), (0.05, 0.030, 0.014), 0.6)
wear.lay(end, wear.edges(end, 1.1, 0.9), BARE, 0.22)
wear.lay(plug, wear.ring(plug, 2.6, 2.8, 0.8), RUBBED, 0.27)
wear.lay(plug, wear.about_slot(plug, 5.0, 4.4), BARE, 0.16)
# Thousands of keys that missed: hairs about the keyway, each on its circle.
wear.lay(plug, wear.swung(plug, low=40, rare=0.57, seed=9), (0.30, 0.19, 0.075), 0.36)
wear.lay(plug, wear.radial(plug, 6.2, 0.585), (0.27, 0.17, 0.065), 0.34)
wear.lay(plug, wear.radial(plug, 5.4, 0.60, seed=12), (0.96, 0.72, 0.36), 0.14)
wear.lay(plug, wear.edges(plug, 0.8), BARE, 0.20)
lip = Surface("worn lip", (1.0, 0.80, 0.44), 0.24, 1).uneven((60, 60, 60), 0.03, 0.05).material
# The cam: its lobe pushes, its sides slide.
wear.lay(cam, wear.band(cam, 4.5, 0.9, 0.5), BARE, 0.25)
wear.lay(cam, wear.edges(cam, 1.6, 0.7), BARE, 0.22)
depth = Surface("depth", (0.002, 0.0015, 0.001), 1)
depth.set("Specular", 0)
worn = {**m, "void": depth.material, "body": grimy(flank), "end": grimy(end, 1.5), "plug": grimy(plug, 1.2), "cam": grimy(cam, 2.4), "bore": depth.material, "slot": depth.material, "lip": lip}
old = shapes.pivot((-27, -8, 24.6), (0, 0, 10))
profile_cylinder.cylinder(worn, old, half=31, cam_turned=-148, worn=True)

# The new one, spotless: one roughness all over. It stays above 0.28, where the denoiser's passes change from the metal to what the metal
# mirrors: a roughness that wanders across that mark is drawn as cracks and pits.
m["body"] = Surface("satin nickel", (0.60, 0.625, 0.66), 0.30, 1).relief(edge=0.25).material
m["end"] = Surface("milled end", (0.50, 0.525, 0.56), 0.31, 1).relief(edge=0.2).brushed((1, 0, 0), 0.6).material
m["plug"] = Surface("turned brass", (0.78, 0.53, 0.21), 0.30, 1).relief(edge=0.12).material
m["slot"] = Surface("slot", (0.16, 0.10, 0.035), 0.4, 1).material
m["cam"] = Surface("cam", (0.54, 0.56, 0.59), 0.34, 1).relief(edge=0.25).material
m["bore"] = Surface("bore", (0.27, 0.28, 0.295), 0.35, 1).material
new = shapes.pivot((19, 2, 24.6), (0, 0, 10))
profile_cylinder.cylinder(m, new, half=33, cam_turned=-148)
m["blade"] = Surface("blade", (0.56, 0.545, 0.51), 0.33, 1).uneven((2, 60, 60), 0.03, 0.06).relief(edge=0.12).material
ORANGE, MUTED = (0.80, 0.105, 0.004), (0.19, 0.075, 0.03)
head = Surface("head", ORANGE, 0.46).uneven((60, 60, 60)).relief(((180, 180, 180), 0.006))
# Metal mirrors it muted: its full orange would stain the end of the new cylinder.
wear.lay(head, head.tree.nodes.new("ShaderNodeLightPath").outputs["Is Glossy Ray"], MUTED, 0.46)
m["head"] = head.material
locks.key(m, shapes.pivot((29, -48, 1.7), (-90, 0, 195)), length=33, head="head", metal="blade")

studio.surroundings("studio", 0.10, 120, (0.6, 0.78, 1))
# The barrels' strip; the flanks; what the ends mirror, low over the bench; what the key's flat does; the warm wall behind.
studio.soft_box((-20, 130, 330), (0, 0, 15), 300, 90, (1, 0.90, 0.78), 130)
studio.soft_box((-330, -40, 120), (-20, 0, 15), 200, 150, (0.82, 0.90, 1), 130)
studio.soft_box((330, 170, 120), (20, 0, 20), 160, 90, (1, 0.66, 0.38), 170)
studio.soft_box((160, -290, 30), (-6, -36, 22), 130, 110, (1, 0.93, 0.84), 46)
studio.soft_box((-200, 250, 34), (-30, 10, 12), 200, 60, (0.84, 0.91, 1), 26)
studio.soft_box((-160, -420, 300), (0, -30, 20), 160, 36, (1, 0.95, 0.9), 160)
studio.soft_box((150, 160, 110), (40, -50, 2), 150, 18, (1, 0.86, 0.70), 80)
# What the worn lips of the keyway mirror, from the right.
studio.soft_box((210, -250, 90), (-27, -40, 24), 90, 16, (1, 0.93, 0.84), 140)
studio.soft_box((700, 800, 500), (400, 1200, 100), 300, 400, studio.AMBER, 300)
studio.camera((-100, -300, 122), (7.5, -18, 14.5), 89, focus=(-10, -38, 22), stop=16)
