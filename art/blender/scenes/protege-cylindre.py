"""An armoured escutcheon: a thick steel shield bolted round the cylinder, on a dark door under its lever."""
from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
# Matt and blue: gloss would mirror the warm light that the steel needs.
matt = materials.Surface("satin paint", (0.003, 0.036, 0.075), 0.62).uneven((14, 14, 0.8), 0.03).relief(((20, 20, 0.35), 0.045), ((3, 3, 0.25), 0.1), edge=1.2)
matt.set("Specular", 0.16)
m["paint"] = matt.material
sheet = materials.Surface("plate", (0.60, 0.585, 0.56), 0.34, 1).uneven((160, 160, 2.5), 0.018, 0.03).relief(edge=0.35).material
leaf = shapes.pivot()
doors.panelled_leaf(m, leaf)
shapes.box((4, 60), (-30, 60), (-1000, 1100), m["paint"], 3)
shapes.box((60, 900), (-60, 60), (-1000, 1100), m["paint"], 3)

lock = shapes.pivot((-64, 0, 0), parent=leaf)
# The plate behind, the shield on it: its flanks slope, so that no wrench finds a grip.
plate = shapes.prism(shapes.rounded_rectangle((-30, 30), (-58, 132), 12, 12), (-5, 0), "y", sheet, 0, lock)
shapes.rounded(plate, 1.4, 4, 40)
profile = [(0, -5), (27, -5), (27, -7), (26.3, -9), (19.2, -18.6), (17.8, -19.6), (13.4, -19.8), (12.6, -19.2), (12.4, -9), (0, -9)]
shapes.lathe(profile, "y", material=m["satin"], parent=lock, steps=160)
shapes.lathe([(27.05, -5.4), (27.7, -5.4), (27.7, -4.9), (27.05, -4.9)], "y", material=m["void"], parent=lock)
# Sunk in the shield, a hardened collar; in it, deeper still, the brass rotor and the two pins that stop a drill.
hardened = materials.Surface("hardened", (0.30, 0.295, 0.29), 0.30, 1).uneven((30, 30, 30), 0.03, 0.05).relief(edge=0.25).material
turned = materials.Surface("turned brass", (0.95, 0.66, 0.26), 0.27, 1).uneven((40, 40, 40), 0.02, 0.04).relief(edge=0.15).material
collar = [(7.0, -13), (7.0, -17.5), (7.5, -18.2), (11.4, -18.2), (12.1, -17.6), (12.1, -13)]
shapes.lathe(collar, "y", material=hardened, parent=lock, steps=128, caps=False)
shapes.lathe([(6.5, -15.4), (7.1, -15.4), (7.1, -15.2), (6.5, -15.2)], "y", material=m["void"], parent=lock)
depth = materials.Surface("depth", (0.0015, 0.0012, 0.001), 1)
depth.set("Specular", 0)
rotor = shapes.rod(locks.PLUG_RADIUS, (-17.1, -10), 0.4, "y", material=turned, parent=lock)
slot = shapes.prism(locks.KEYWAY, (-30, -12), "y", depth.material, 0, lock)
pins = [shapes.rod(0.95, (-30, -16.4), 0.1, "y", (x, 0, z), parent=lock) for x, z in ((-4.2, 1.6), (4.2, -1.6))]
shapes.rounded(shapes.cut(rotor, slot, *pins), 0.16, 2, 40)
shapes.prism([(1.02 * x, 1.01 * z) for x, z in locks.KEYWAY], (-13, -12.4), "y", depth.material, 0, lock)
for x, z in ((-4.2, 1.6), (4.2, -1.6)):
    shapes.rod(0.85, (-17.0, -15), 0.3, "y", (x, 0, z), m["chrome"], lock)
# No screw on the street's side: it is bolted from inside.
locks.lever(m, shapes.pivot((0, 4, 10), parent=lock))

studio.surroundings("city", 0.25, 200, (0.26, 0.52, 1))
studio.soft_box((-900, -900, 900), (-64, 0, -40), 700, 700, studio.DUSK)
studio.soft_box((-420, -460, 360), (-64, -30, 0), 200, 110, (0.9, 0.95, 1), 300)
studio.soft_box((360, -560, 40), (-64, -20, 0), 300, 125, (1, 0.72, 0.45), 520)
studio.soft_box((170, -260, -140), (-64, -20, 0), 120, 40, studio.WARM, 160)
studio.soft_box((-90, -560, 420), (-64, -20, 0), 200, 70, (1, 0.95, 0.88), 160)
# What the rotor mirrors, and nothing beside it: its keyway stands black in lit brass.
studio.soft_box((-206, -350, -18), (-64, -17, 0), 66, 3.6, (1, 0.93, 0.80), 74)
studio.camera((96, -392, 20), (-96, -10, 30), 42.5, focus=(-62, -30, 30), stop=18, shift=(-0.03, 0.010))
