"""The forced frame after its repair: new oak in the place of what was torn, a long strike recessed in it; the door ajar on the lit hall."""
from kit import forced_frame, locks, materials, oak, shapes
from kit.forced_frame import MIDDLE, POST, STOP, UPRIGHT

m = forced_frame.surfaces()
glue = materials.Surface("glue", (0.030, 0.012, 0.004), 0.6).material
EARLY, LATE = (0.300, 0.160, 0.065), (0.380, 0.213, 0.089)
# Its heart lay far off, so that one figure of fine lines runs on behind the strike, above its lip and below.
fresh = oak.oak("new oak", EARLY, LATE, heart=(84, 176), aslant=0.045, ring=2.3, roughness=0.36, calm=0.75)
steel = materials.Surface("new strike", (0.47, 0.465, 0.455), 0.36, 1).uneven((150, 150, 1.2), 0.09, 0.16).relief(((130, 130, 1.0), 0.012), edge=0.4).material
forced_frame.surrounds(m)
forced_frame.leaf_ajar(m)
forced_frame.light_and_camera()
# No bevel on the post: it would open the joint of the new wood. Its surface rounds its edges.
stop, post = shapes.box(*STOP, UPRIGHT, m["paint"], 2.5), shapes.box(*POST, UPRIGHT, m["aged"])


# In the post: what was torn is sawn out down to sound wood and made good, out to the corner on the hall. Both ends are scarfed; the joint is a
# hairline of glue, a third of a millimetre wide. Its grain runs on as the post's does.
FACE, CORNER, INNER = POST[0][0], POST[1][1], 19
SHORT, LONG = 110, 166
SCARF = (LONG - SHORT) / (CORNER - INNER)


def bed(by, past):
    """Outline of the new wood in y and z, `by` mm larger all round, `past` mm beyond the post's corner."""
    low, high = SHORT + 1.2 * by, LONG + 1.2 * by + SCARF * past
    return [(INNER - by, MIDDLE - low), (CORNER + past, MIDDLE - high), (CORNER + past, MIDDLE + high), (INNER - by, MIDDLE + low)]


shapes.cut(post, shapes.prism(bed(0.34, 9), (FACE - 9, FACE + 44), "x"))
line = shapes.prism(bed(0.34, -0.4), (FACE + 0.25, FACE + 48), "x", glue)
patch = shapes.prism(bed(0, 0), (FACE - 0.1, FACE + 44), "x", fresh)

# The strike: 3 mm of steel, flush in the new wood, its two mouths, its screws; its lip leads the latch in from the corner, and is bent over it.
at = shapes.pivot((4.6, 46, MIDDLE))
HALF, LIP = 104, (8, 54)


def strike(by):
    """Its outline in y and z, `by` mm larger all round."""
    side, end, corner, low, high = 15 + by, HALF + by, CORNER - 46, LIP[0] - by, LIP[1] + by
    tip = [(corner + 1, low), (corner + 1, high)]
    return [(-side, 5 - end), (5 - side, -end), (side - 5, -end), (side, 5 - end), (side, low - 4), (side + 4, low), *tip, (side + 4, high), (side, high + 4), (side, end - 5), (side - 5, end), (5 - side, end), (-side, end - 5)]


pocket = shapes.prism(strike(0.35), (-5, 3.2), "x", None, 0, at)
for part in (patch, line):
    shapes.cut(part, pocket)
plate = shapes.prism(strike(0), (-0.6, 3), "x", steel, 0, at)
shapes.rounded(shapes.box((-0.6, 13), (CORNER - 46 + 0.4, CORNER - 46 + 2.6), LIP, steel, 0, at), 0.9, 3, 40)
for low, high in ((14, 48), (-46, 0)):
    mouth = shapes.prism(shapes.rounded_rectangle((-8.5, 8.5), (low, high), 1.2, 4), (-9, 22), "x", None, 0, at)
    for part in (plate, patch, line):
        shapes.cut(part, mouth)
    shapes.box((20, 24), (-9, 9), (low - 2, high + 2), m["void"], 0, at)
for z in (-86, 7, 82):
    locks.countersunk(m, plate, (0, 0, 0), shapes.pivot((-0.6, 0, z), (0, 0, -90), at), 5, z % 60)
shapes.rounded(plate, 0.6, 3, 40)
# Over the screws of the graft, plugs of the same oak, their grain laid with its own: each in its ring of glue.
plug = oak.oak("plug", tuple(0.86 * c for c in EARLY), tuple(0.90 * c for c in LATE), heart=(70, 150), aslant=0.03, ring=1.7, roughness=0.36, calm=0.75)
for z in (-118, 118):
    at = (0, 96, MIDDLE + z)
    shapes.rod(6.6, (4.72, 12), 0.15, "x", at, plug)
    shapes.lathe([(6.55, 4.8), (6.85, 4.8), (6.85, 5.6), (6.55, 5.6)], "x", at, glue)
