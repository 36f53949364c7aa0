"""A shut door at night, seen from the landing: the light of the hall along the frame, and no key outside."""
from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
leaf = shapes.pivot()
doors.panelled_leaf(m, leaf)
doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))
# The frame stands 5 mm off the leaf: through that slit the hall is seen.
shapes.box((5, 70), (-30, 60), (-1200, 1300), m["paint"], 3)
shapes.box((70, 84), (-44, 60), (-1200, 1300), m["paint"], 3)
z = -1213
for row, height in enumerate((310, 305, 312, 308, 306, 311, 309)):
    for x in ((84, 330), (334, 800)) if row % 2 else ((84, 230), (234, 800)):
        shapes.box(x, (-30, 60), (z, z + height - 5), m["stone"], 4)
    z += height
glow = materials.Surface("glow", (1, 0.6, 0.25), 0.5, glow=(1, 0.42, 0.1), glow_strength=14).material
shapes.box((-4, 9), (2, 6), (-1200, 1300), glow)

studio.surroundings("city", 0.35, 200, (0.26, 0.52, 1))
studio.soft_box((-1700, -1500, 1500), (-100, 0, 0), 1400, 1500, studio.DUSK, 1400)
studio.soft_box((-520, -560, 560), (-64, -30, 20), 200, 90, (0.8, 0.88, 1), 100)
studio.soft_box((330, -760, -40), (-64, -10, 30), 380, 90, (1, 0.7, 0.45), 560)
studio.bulb((150, -130, 330), 120, radius=30)
studio.soft_box((-760, -360, -40), (-64, -40, -40), 170, 40, (1, 0.93, 0.84), 300)
studio.camera((-300, -620, 100), (-50, 0, 25), 44, focus=(-70, -20, 0), stop=5.6)
