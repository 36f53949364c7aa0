"""A European cylinder on slate, its key half-way in, two more keys beside it."""
from kit import locks, materials, shapes, studio

m = materials.workshop()
body = shapes.pivot((0, 0, 24.6))
locks.cylinder(m, body)
locks.key(m, shapes.pivot((0, -47, 0), (0, 0, 90), body), length=33)
for x, y, turn, cuts in ((-47, -30, 205, (2, 4, 1, 3, 5, 2)), (-66, 6, 236, (1, 3, 5, 2, 4, 1))):
    locks.key(m, shapes.pivot((x, y, 3), (90, 0, turn)), length=33, cuts=cuts)
shapes.box((-900, 900), (-900, 1400), (-10, 0), m["slate"])

studio.surroundings("studio", 0.1, 120, (0.8, 0.88, 1))
studio.soft_box((-260, -120, 420), (0, 0, 15), 260, 100, height=420)
studio.soft_box((330, 170, 120), (0, 0, 20), 160, 80, studio.AMBER, 260)
studio.soft_box((-300, 420, 120), (0, 0, 20), 70, 60, studio.AMBER, 300)
studio.soft_box((-60, 160, 520), (0, 0, 15), 460, 230, height=460)
studio.soft_box((-480, 40, 160), (0, 0, 15), 220, 150, (0.92, 0.96, 1), 260)
studio.soft_box((160, -420, 170), (0, -30, 20), 260, 120, (0.86, 0.93, 1), 180)
studio.camera((-158, -235, 128), (-16, -24, 12), 70, focus=(-3, -38, 24), stop=10)
