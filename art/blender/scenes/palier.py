"""A landing at night: the door is shut, and the light of the flat comes under it and through the peephole. Words fit at the left."""
from kit import doors, materials, shapes, studio, wear
from kit.landing import FLOOR, landing

m = materials.workshop()
light = materials.Surface("light", (1, 0.6, 0.25), 0.5, glow=(1, 0.40, 0.09), glow_strength=6).material
# The slit: brightest before the lamp of the hall, dying away to both ends.
slit = materials.Surface("slit", (1, 0.6, 0.25), 0.5, glow=(1, 0.40, 0.09))
x, _, _ = wear.place_of(slit)
off = wear.maths(slit, "ABSOLUTE", wear.maths(slit, "ADD", x, 440))
slit.link(wear.maths(slit, "MULTIPLY_ADD", wear.step(slit, off, 40, 430), 2.0, 0.35), slit.shader.inputs["Emission Strength"])

leaf = shapes.pivot()
doors.panelled_leaf(m, leaf)
doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))
# The peephole in the upper panel: a brass ring round a lens that the hall shines through.
eye = shapes.pivot((-425, 6, 470), parent=leaf)
shapes.lathe([(9, -8), (9.4, -10.5), (11, -12), (14, -11.4), (16, -8), (16.5, 0), (9, 0)], "y", material=m["brass"], parent=eye)
shapes.rod(9.2, (-8.6, 0), 2, "y", material=light, parent=eye)
landing(m)

# The rebate closes the joints on both sides of the leaf, and its seals stand down to the floor: no light comes up the jambs.
for side in ((-853.5, -848), (-1, 3.5)):
    shapes.box(side, (5, 56), (FLOOR, 1190), m["void"])
# Dark grout between the flags, nearly flush: an open joint holds a line of light.
grout = materials.Surface("grout", (0.022, 0.021, 0.021), 0.95).material
shapes.box((-6000, 4000), (-5000, 60), (FLOOR - 30, FLOOR - 1.3), grout)
# Light of the flat: a strip behind the gap, and what it throws across the floor, most in its middle.
shapes.box((-846, -4), (38, 46), (FLOOR, -999), slit.material)
for wide, power in ((830, 308), (560, 200), (300, 80)):
    studio.soft_box((-424, 34, FLOOR + 9), (-424, -600, FLOOR - 40), wide, power, (1, 0.42, 0.11), 12)
studio.soft_box((-435, -40, FLOOR + 90), (-435, -700, FLOOR - 200), 600, 1700, (1, 0.40, 0.10), 90)
studio.soft_box((-425, -2, 470), (-425, -900, 380), 14, 30, studio.WARM)

studio.surroundings("city", 0.16, 200, (0.26, 0.50, 1))
studio.soft_box((1700, -1500, 1500), (-300, 0, -100), 600, 7500, studio.DUSK, 900)
studio.soft_box((-2600, -3200, 900), (-500, 0, -500), 700, 1800, studio.DUSK, 700)
studio.soft_box((-900, -1200, 900), (-100, 0, 0), 260, 520, (1, 0.8, 0.6), 600)
studio.camera((-1300, -3300, 300), (-960, 0, 300), 39, focus=(-300, 0, 300), stop=8, shift=(-0.012, -0.222))
