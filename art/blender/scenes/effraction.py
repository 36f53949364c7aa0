"""A frame repaired after a break-in: fresh oak let into the old, and a long new keep screwed through both."""
from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
fresh = materials.Surface("fresh oak", (0.50, 0.315, 0.155), 0.55).mottled(0.28, (30, 30, 1.0)).relief(((44, 44, 1.4), 0.06), edge=0.5).material

old = doors.oak_frame(m)

# The splice, its ends cut on the slant, in a hairline seam.
for grow, surface in ((0.7, m["void"]), (0, fresh)):
    proud = 0.45 if surface is fresh else 0.1
    scarf = [(-proud, -148 - grow), (34 + grow, -112 - grow), (34 + grow, 122 + grow), (-proud, 158 + grow)]
    shapes.prism(scarf, (-60 - proud, 21.9), "y", surface, 0.5 if surface is fresh else 0)
for z in (-124, 134):
    shapes.rod(3.6, (-60.6, -40), 0.2, "y", (16, 0, z), old)

# The keep: one thick plate, two mortises with their dark wells, a rolled lip for the latch.
keep = shapes.prism(shapes.rounded_rectangle((-44, -4), (-132, 142), 5, 8), (-4, 5), "x", m["brushed_up"])
mortises = (((-34, -12), (-62, -8)), ((-34, -12), (44, 84)))
shapes.rounded(shapes.cut(keep, *[shapes.prism(shapes.rounded_rectangle(y, z, 3, 6), (-20, 20), "x") for y, z in mortises]), 0.7, 3, 40)
for y, z in mortises:
    shapes.prism(shapes.rounded_rectangle((y[0] - 0.2, y[1] + 0.2), (z[0] - 0.2, z[1] + 0.2), 3, 6), (-0.6, 0.4), "x", m["void"])
for z in (-112, -84, 16, 108, 126):
    locks.screw(m, (0, 0, 0), shapes.pivot((-4.2, -24, z), (0, (z * 3) % 70, -90)), 5.4, 30)

doors.lamp_in_hall(m)
studio.surroundings("studio", 0.14, 60, (0.5, 0.7, 1))
studio.soft_box((-520, 330, 120), (0, -20, 10), 260, 260, (1, 0.86, 0.68), 600)
studio.soft_box((-560, -460, 420), (0, -30, 0), 240, 130, (0.75, 0.88, 1), 300)
studio.soft_box((260, -620, 260), (50, -60, 0), 300, 130, (1, 0.72, 0.45), 360)
studio.camera((-400, -480, 84), (-26, -10, 8), 42, focus=(-4, -30, 8), stop=8)
