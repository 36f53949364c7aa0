"""An armoured escutcheon: a thick steel shield bolted round the cylinder, on a dark door under its lever."""
from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
leaf = shapes.pivot()
doors.panelled_leaf(m, leaf)
shapes.box((4, 60), (-30, 60), (-1000, 1100), m["paint"], 3)
shapes.box((60, 900), (-60, 60), (-1000, 1100), m["wall"], 3)

lock = shapes.pivot((-64, 0, 0), parent=leaf)
# The plate behind, the shield on it: its flanks slope, so that no wrench finds a grip.
plate = shapes.prism(shapes.rounded_rectangle((-30, 30), (-58, 132), 12, 12), (-5, 0), "y", m["brushed_up"], 0, lock)
shapes.rounded(plate, 1.4, 4, 40)
profile = [(0, -5), (27, -5), (27, -7), (26.3, -9), (19.2, -18.6), (17.8, -19.6), (13.4, -19.8), (12.6, -19.2), (12.4, -16), (0, -16)]
shapes.lathe(profile, "y", material=m["satin"], parent=lock, steps=160)
shapes.lathe([(27.05, -5.4), (27.7, -5.4), (27.7, -4.9), (27.05, -4.9)], "y", material=m["void"], parent=lock)
# The hardened disc that turns with the key, sunk in the shield; a slot is all that it shows.
disc = shapes.pivot((0, 0, 0), (0, 0, 0), lock)
face = shapes.rod(12.1, (-18.2, -12), 0.6, "y", material=m["chrome"], parent=disc)
shapes.rounded(shapes.cut(face, shapes.box((-1.7, 1.7), (-30, -15), (-5.2, 5.2), parent=disc)), 0.3, 2, 40)
shapes.box((-1.75, 1.75), (-16.4, -15.2), (-5.25, 5.25), m["void"], 0, disc)
# No screw on the street's side: it is bolted from inside.
locks.lever(m, shapes.pivot((0, 4, 10), parent=lock))

studio.surroundings("city", 0.25, 200, (0.26, 0.52, 1))
studio.soft_box((-900, -900, 900), (-64, 0, -40), 700, 700, studio.DUSK)
studio.soft_box((-420, -460, 360), (-64, -30, 0), 200, 110, (0.9, 0.95, 1), 300)
studio.soft_box((360, -560, 40), (-64, -20, 0), 300, 125, (1, 0.72, 0.45), 520)
studio.soft_box((170, -260, -140), (-64, -20, 0), 120, 40, studio.WARM, 160)
studio.soft_box((-90, -560, 420), (-64, -20, 0), 200, 70, (1, 0.95, 0.88), 160)
studio.camera((-196, -352, 66), (-88, -10, 28), 45, focus=(-60, -18, 4), stop=8)
