"""The edge of an armoured door: three bolts thrown, the latch above them, the angle bar along the outer face."""
from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
THICK, LOW, HIGH, MIDDLE = 58, -330, 360, 29
for y in ((0, 2.4), (THICK - 2.4, THICK)):
    shapes.box((-700, 0), y, (LOW, HIGH), m["steel_paint"], 0.8)
for y in ((2.4, 13.5), (THICK - 13.5, THICK - 2.4)):
    shapes.box((-3, 0), y, (LOW, HIGH), m["steel_paint"], 0.7)
shapes.box((-700, -2.2), (2.4, THICK - 2.4), (LOW, HIGH), m["satin"], 0.3)
angle = [(-34, -3.2), (2.4, -3.2), (2.4, 9.5), (-0.2, 9.5), (-0.2, -0.3), (-34, -0.3)]
shapes.prism(angle, (LOW, HIGH), "z", m["brushed_up"], 0.6, segments=2)
for z in range(-280, 361, 128):
    locks.screw(m, (-20, -3.3, z), radius=4.4, turn=z % 60, slot="hex")

# The face plate, pierced for three bolts set as far apart as on a real lock, and for the latch.
heights = (-150, 0, 150)
plate = shapes.prism(shapes.rounded_rectangle((MIDDLE - 12, MIDDLE + 12), (LOW - 5, HIGH + 5), 1.5, 4), (-1, 2.2), "x", m["brushed_up"])
holes = [shapes.prism(shapes.circle((MIDDLE, z), 9.6), (-20, 20), "x") for z in heights]
holes.append(shapes.prism(shapes.rounded_rectangle((MIDDLE - 8.5, MIDDLE + 8.5), (58, 90), 2, 4), (-20, 20), "x"))
shapes.rounded(shapes.cut(plate, *holes), 0.5, 3, 40)
for z in heights:
    locks.bolt(m, (2.2, MIDDLE, z))
wedge = [(-10, MIDDLE - 7.6), (3, MIDDLE - 7.6), (18, MIDDLE + 2.6), (19.5, MIDDLE + 4.5), (19.5, MIDDLE + 7.6), (-10, MIDDLE + 7.6)]
shapes.prism(wedge, (59.5, 88.5), "z", m["satin"], 0.6)
for z in (-230, -75, 105, 230):
    locks.screw(m, (0, 0, 0), shapes.pivot((2.5, MIDDLE, z), (0, (z * 7) % 90, 90)), 3.9, 30)

# The lock's escutcheon with its key, and the lever, on the outer face.
front = shapes.pivot((-62, 0, 0))
rose = [(0, 0), (27, 0), (27, -4), (26, -9), (22, -14.5), (19, -15.6), (12.5, -15.6), (12.3, -13)]
shapes.lathe(rose, "y", material=m["brushed_up"], parent=front, steps=128)
shapes.rod(12.2, (-15.2, 0), 0.5, "y", material=m["chrome"], parent=front)
plug = shapes.pivot((0, 0, 0), (0, -24, 0), front)
core = shapes.rod(6.6, (-16.2, -10), 0.35, "y", material=m["brass"], parent=plug)
shapes.cut(core, shapes.box((-1.35, 1.35), (-20, -9), (-4.6, 4.6), parent=plug))
locks.key(m, shapes.pivot((0, -17.6, 0), (0, 0, 90), plug))
locks.lever(m, front, 104)

backdrop = shapes.box((-2600, 2600), (-5, 5), (-2000, 2000), m["wall"])
backdrop.location, backdrop.rotation_euler[2] = (-6.5, 11, 0), 0.7
studio.surroundings("studio", 0.25, 60, (0.8, 0.88, 1))
studio.soft_box((-120, 760, -420), (-480, 1180, -40), 170, 420, studio.AMBER)
studio.soft_box((640, 520, 160), (0, MIDDLE, 10), 420, 560, (1, 0.95, 0.88), 800)
studio.soft_box((60, 800, 60), (-10, MIDDLE, 20), 240, 3600, studio.AMBER, 900)
studio.soft_box((-720, -640, 260), (-60, 0, 0), 420, 330, (0.66, 0.8, 1), 620)
studio.soft_box((250, -200, 800), (0, MIDDLE, 0), 260, 260)
studio.soft_box((760, -260, -160), (0, MIDDLE, 0), 140, 130, (1, 0.9, 0.8), 600)
studio.soft_box((720, -900, 330), (10, 0, 20), 260, 150, (1, 0.93, 0.86), 320)
studio.camera((470, -520, 100), (-24, 4, 6), 50, focus=(16, MIDDLE - 10, 4), stop=9, roll=-25)
