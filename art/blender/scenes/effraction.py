"""The forced frame after its repair: new oak let into the old post, a long strike recessed in it; the door ajar on the lit hall."""
from kit import forced_frame, locks, materials, shapes
from kit.forced_frame import MIDDLE, POST, STOP, UPRIGHT

m = forced_frame.surfaces()
glue = materials.Surface("glue", (0.05, 0.022, 0.008), 0.6).material
steel = materials.Surface("new strike", (0.47, 0.465, 0.455), 0.36, 1).uneven((150, 150, 1.2), 0.09, 0.16).relief(((130, 130, 1.0), 0.012), edge=0.4).material
forced_frame.surrounds(m)
forced_frame.leaf_ajar(m)
forced_frame.light_and_camera()
# No bevel on the post: it would open the joint of the new wood. Its surface rounds its edges.
stop, post = shapes.box(*STOP, UPRIGHT, m["paint"], 2.5), shapes.box(*POST, UPRIGHT, m["aged"])


def graft(outline, axis, depth, thing, parent=None):
    """A piece let into `thing`: its bed a fifth of a millimetre larger than itself, where the glue shows as a hairline. Returns both."""
    swollen = [(a + (0.22 if a > 0 else 0), MIDDLE + (b - MIDDLE) * 1.0016) for a, b in outline]
    shapes.cut(thing, shapes.prism(swollen, (depth[0] - 9, depth[1]), axis, None, 0, parent))
    line = shapes.prism(swollen, (depth[0] + 0.25, depth[1] + 4), axis, glue, 0, parent)
    return shapes.prism(outline, depth, axis, m["fresh"], 0, parent), line


# In the post, scarfed at both ends.
bed = [(-8, MIDDLE - 118), (76, MIDDLE - 196), (84, MIDDLE - 188), (84, MIDDLE + 188), (76, MIDDLE + 196), (-8, MIDDLE + 118)]
patch, line = graft(bed, "x", (4.9, 30), post)

# The strike: 3 mm of steel, flush in the new wood, its two mouths, its screws.
at = shapes.pivot((4.6, 46, MIDDLE))
outline = shapes.rounded_rectangle((-15, 15), (-94, 94), 5, 8)
pocket = shapes.prism(shapes.rounded_rectangle((-15.35, 15.35), (-94.35, 94.35), 5.3, 8), (-5, 3.2), "x", None, 0, at)
for part in (patch, line):
    shapes.cut(part, pocket)
plate = shapes.prism(outline, (-0.6, 3), "x", steel, 0, at)
for low, high in ((14, 48), (-46, 0)):
    mouth = shapes.prism(shapes.rounded_rectangle((-8.5, 8.5), (low, high), 1.2, 4), (-9, 22), "x", None, 0, at)
    for part in (plate, patch, line):
        shapes.cut(part, mouth)
    shapes.box((20, 24), (-9, 9), (low - 2, high + 2), m["void"], 0, at)
for z in (-76, 7, 68):
    locks.countersunk(m, plate, (0, 0, 0), shapes.pivot((-0.6, 0, z), (0, 0, -90), at), 5, z % 60)
shapes.rounded(plate, 0.6, 3, 40)
for z in (-112, 112):
    shapes.rod(4.6, (4.75, 12), 0.2, "x", (0, 45, MIDDLE + z), materials.Surface("peg", (0.15, 0.072, 0.028), 0.55).mottled(0.3, (60, 60, 60)).material)
