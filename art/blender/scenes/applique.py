"""A rim lock on the back of a door: case, rods through their guides, bolts thrown into the keeper on the frame, in the light of the hall."""
from kit import doors, locks, materials, rim_lock, shapes, studio

m = {**materials.workshop(), **rim_lock.surfaces()}
m["satin_paint"] = materials.Surface("satin paint", (0.006, 0.033, 0.080), 0.42).uneven((14, 14, 0.8), 0.04).relief(((20, 20, 0.35), 0.05), ((3, 3, 0.25), 0.1), edge=1.2).material
cream_paint = materials.Surface("cream paint", (0.62, 0.48, 0.31), 0.42).uneven((14, 14, 0.8), 0.05).relief(((20, 20, 0.35), 0.05), ((3, 3, 0.25), 0.12), edge=1).material
plaster = materials.Surface("cream plaster", (0.56, 0.43, 0.28), 0.8).mottled(0.06, (0.6, 0.6, 0.6)).relief(((1.5, 1.5, 1.5), 0.8), ((14, 14, 14), 0.25)).material

doors.panelled_leaf(m, None, surface="satin_paint", rail=(-100, 100))
# The frame, flush with the leaf; its architrave; the wall of the hall.
shapes.box((3.5, 112), (0, 90), (-1100, 1200), cream_paint, 1.5)
shapes.box((-4, 4), (14, 90), (-1100, 1200), m["void"])
architrave = [(112, 4), (112, -8), (114, -13), (120, -15), (126, -13), (130, -10), (160, -18), (166, -24), (174, -26), (180, -24), (182, -20), (182, 4)]
shapes.prism(architrave, (-1100, 1200), "z", cream_paint)
shapes.box((180, 1500), (-6, 60), (-1100, 1800), plaster)

plug = rim_lock.case(m)
rim_lock.rods(m)
rim_lock.thrown(m)
rim_lock.keeper(m)
locks.key(m, shapes.pivot((0, -21, 0), (0, 0, 90), plug))
locks.ring(m, shapes.pivot((0, -46, -13), (0, 0, 70), plug))
locks.key(m, shapes.pivot((0, -46, -55), (0, 96, -62), plug), cuts=(1, 4, 2, 5, 3, 1), head="nickel")

# The hall's lamp, high on the right; its ceiling; what the steel mirrors; the night of a window, far on the left.
studio.soft_box((300, -430, 420), (-30, 0, -20), 70, 520, (1, 0.60, 0.29))
studio.soft_box((-500, -560, 700), (-80, 0, 0), 260, 70, (1, 0.80, 0.60), 300)
studio.soft_box((400, -780, -60), (-40, 0, 0), 130, 60, (1, 0.82, 0.62), 420)
studio.soft_box((40, -820, -80), (-130, 0, 0), 110, 14, studio.DUSK, 420)
studio.soft_box((-1400, -500, 100), (-80, 0, 0), 500, 1300, studio.DUSK, 700)
studio.surroundings("city", 0.12, 200, (0.4, 0.58, 1))
studio.camera((-360, -790, 120), (-52, -10, 0), 60, focus=(-60, -36, 0), stop=9)
