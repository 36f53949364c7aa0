"""A landing at night: the door is shut, and the light of the flat comes under it and through the peephole. Words fit at the left."""
from kit import doors, materials, shapes, studio
from kit.landing import FLOOR, landing

m = materials.workshop()
light = materials.Surface("light", (1, 0.6, 0.25), 0.5, glow=(1, 0.40, 0.09), glow_strength=6).material

leaf = shapes.pivot()
doors.panelled_leaf(m, leaf)
doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))
# The peephole in the upper panel: a brass ring round a lens that the hall shines through.
eye = shapes.pivot((-425, 6, 470), parent=leaf)
shapes.lathe([(9, -8), (9.4, -10.5), (11, -12), (14, -11.4), (16, -8), (16.5, 0), (9, 0)], "y", material=m["brass"], parent=eye)
shapes.rod(9.2, (-8.6, 0), 2, "y", material=light, parent=eye)
landing(m)

# Light of the flat: a strip behind the gap, and what it throws across the floor.
shapes.box((-848, -2), (20, 40), (FLOOR, -999), light)
studio.soft_box((-425, 8, FLOOR + 9), (-425, -600, FLOOR - 60), 830, 2600, (1, 0.42, 0.11), 12)
studio.soft_box((-425, -40, FLOOR + 90), (-425, -700, FLOOR - 200), 700, 1900, (1, 0.40, 0.10), 90)
studio.soft_box((-425, -2, 470), (-425, -900, 380), 14, 30, studio.WARM)

studio.surroundings("city", 0.16, 200, (0.26, 0.50, 1))
studio.soft_box((1700, -1500, 1500), (-300, 0, -100), 600, 7500, studio.DUSK, 900)
studio.soft_box((-2600, -3200, 900), (-500, 0, -500), 700, 1800, studio.DUSK, 700)
studio.soft_box((-900, -1200, 900), (-100, 0, 0), 260, 520, (1, 0.8, 0.6), 600)
studio.camera((-1300, -3300, 300), (-960, 0, 300), 39, focus=(-300, 0, 300), stop=8, shift=(-0.012, -0.222))
