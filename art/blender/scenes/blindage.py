"""A wooden door in its steel sleeve, cut open at a corner: old oak inside, folded steel outside, the screws that hold it."""
from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
door = shapes.pivot((0, 0, 0), (0, 0, -28))
shapes.box((-420, 0), (0, 42), (-300, 300), m["oak"], 1.5, door)
for x in (-300, -180, -60):
    shapes.box((x - 1, x + 1), (-0.4, 3), (-300, 300), m["void"], 0, door)
# The sleeve stops short, so that what it covers is seen: face, return along the edge, and a lip behind.
sheet = [(-150, -2.2), (2.2, -2.2), (2.2, 44.2), (-26, 44.2), (-26, 42.2), (0.2, 42.2), (0.2, -0.2), (-150, -0.2)]
shapes.prism(sheet, (-300, 120), "z", m["brushed"], 0.5, door, 2)
shapes.prism([(-420, -2.2), (-150, -2.2), (-150, -0.2), (-420, -0.2)], (-300, -60), "z", m["brushed"], 0.5, door, 2)
for z in (-240, -150, -60, 30, 100):
    locks.screw(m, (0, 0, 0), shapes.pivot((2.6, 21, z), (0, 30, 90), door), 4.4, z % 60)
for x, z in ((-130, 100), (-130, 20), (-230, -80), (-330, -80), (-400, -80)):
    locks.screw(m, (x, -2.4, z), door, 4.0, x % 70, slot="hex")
locks.screw(m, (-60, -2.4, 100), door, 4.0, 10, slot="hex")
shapes.box((-3000, 3000), (-3000, 3000), (-312, -302), m["slate"])
shapes.box((-3000, 3000), (900, 910), (-400, 3000), m["wall"])
studio.surroundings("studio", 0.5, 60, (0.8, 0.88, 1))
studio.soft_box((-900, 700, 900), (-300, 900, 100), 600, 900, studio.AMBER, 600)
studio.soft_box((-500, -700, 400), (-100, 0, 0), 400, 1100, (0.8, 0.9, 1), 500)
studio.soft_box((600, -400, 200), (0, 0, 0), 260, 900, (1, 0.93, 0.85), 700)
studio.soft_box((300, 500, 300), (0, 30, 60), 200, 600, studio.AMBER, 600)
studio.soft_box((-150, -300, 800), (-100, 0, 50), 400, 800, (1, 0.97, 0.93), 400)
studio.soft_box((-700, 300, 100), (-300, 0, 0), 200, 500, studio.AMBER, 700)
studio.camera((420, -760, 330), (-95, -5, -10), 62, focus=(-20, -10, 30), stop=8)
