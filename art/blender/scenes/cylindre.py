"""A European cylinder alone on the bench: its pear-shaped end, its cam, the hole of its one screw; the key half in its plug."""
from kit import locks, materials, profile_cylinder, shapes, studio, tools

TURN, HEIGHT = -39, 24.5

m = materials.workshop()
m["body"] = materials.Surface("satin nickel", (0.66, 0.635, 0.59), 0.27, 1).relief(edge=0.2).material
m["bore"] = materials.Surface("bore", (0.34, 0.325, 0.30), 0.32, 1).material
m["end"] = materials.Surface("milled end", (0.64, 0.615, 0.57), 0.26, 1).uneven((150, 150, 1.5), 0.02, 0.06).relief(((120, 120, 1), 0.0006), ((14, 14, 14), 0.003), edge=0.2).material
m["plug"] = materials.Surface("turned brass", (0.78, 0.53, 0.21), 0.24, 1).uneven((30, 30, 30), 0.03, 0.08).relief(((14, 14, 14), 0.003), edge=0.12).material
m["cam"] = materials.Surface("cam", (0.55, 0.535, 0.51), 0.30, 1).uneven((8, 90, 8), 0.04, 0.08).relief(((30, 30, 30), 0.012), edge=0.25).material
m["screw"] = materials.Surface("zinc", (0.60, 0.58, 0.53), 0.26, 1).uneven((30, 30, 30), 0.04, 0.1).material
tools.bench(m, width=3600, depth=(-500, 300))
wall = materials.Surface("back wall", (0.030, 0.042, 0.065), 0.8).mottled(0.15, (0.6, 0.6, 0.6)).material
shapes.box((-3000, 3000), (1200, 1210), (-900, 3000), wall)

lying = shapes.pivot((0, 0, HEIGHT), (0, 0, TURN))
# At rest the cam lies thirty degrees off the leg: there the key comes out.
profile_cylinder.cylinder(m, lying, cam_turned=148)
# Half in: its cuts look down, as the pins stand in the leg.
locks.key(m, shapes.pivot((0, -33 - 16, 0), (180, 0, 90), lying), length=33, cuts=(3, 1, 4, 2, 5, 2))
# It lies on the rim of its head and on its last thread.
profile_cylinder.fixing_screw(m, shapes.pivot((-8, -60, 4.757), (20, 2.9, 24)), length=46)

studio.surroundings("studio", 0.10, 120, (0.5, 0.70, 1))
# A long strip over the barrel; the cold side, on the end; the warm side, on the flank.
studio.soft_box((30, 130, 300), (5, 5, 20), 300, 70, (1, 0.94, 0.86), 60)
studio.soft_box((-330, -110, 100), (-20, -26, 15), 130, 60, (0.70, 0.84, 1), 160)
studio.soft_box((330, 110, 120), (15, 10, 12), 120, 46, (1, 0.76, 0.50), 110)
studio.soft_box((-90, -360, 360), (-30, -60, 15), 120, 34, (1, 0.96, 0.90), 160)
studio.soft_box((-300, 260, 260), (0, 0, 20), 200, 140, (0.30, 0.54, 1), 260)
# The room behind: cold at the left, a lamp's warmth at the right.
studio.soft_box((520, 900, 500), (300, 1200, -100), 200, 1300, studio.WARM, 200)
studio.soft_box((-500, 700, 500), (-160, 1200, -100), 500, 520, (0.16, 0.40, 1), 500)
studio.camera((-10.5, -330, 90), (-10.5, -8, 19.5), 96, focus=(-22, -28, 22), stop=26)
