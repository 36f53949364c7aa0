"""A multipoint lock: down the edge of an open leaf its hooks, latch and bolt stand out; across the gap, the keep in the frame, a mouth for each."""
import math

from kit import materials, multipoint_door, shapes, studio

OPENED, TURNED, FAR = 65, 24, 3200
multipoint_door.stand(OPENED, 2 * (OPENED - multipoint_door.OPEN) - TURNED, angle=True)
x, y = multipoint_door.edge_of(OPENED)
a = math.radians(TURNED)
ahead, aside = (math.sin(a), math.cos(a)), (math.cos(a), -math.sin(a))


def seen(right, deep, z):
    """A point `right` of the leaf's edge and `deep` behind it, as the camera looks."""
    return x + right * aside[0] + deep * ahead[0], y + right * aside[1] + deep * ahead[1], z


# From afar, level: what stands in the frame is seen at the height and nearly at the size of what the leaf throws into it.
eye = seen(0, -FAR, 0)
studio.camera(eye, seen(0, 0, 0), 164, focus=seen(0, 330, 0), stop=48, shift=(-0.09, 0))
# What the forend mirrors over its whole height; what the near sides of the hooks do.
mirror = math.radians(2 * 49 - 90)
studio.soft_box(seen(700 * math.cos(mirror), 700 * math.sin(mirror), 0), seen(0, 0, 0), 200, 60, (0.9, 0.94, 1), 900)
studio.soft_box(seen(-420, -59, 0), seen(0, 0, 0), 110, 42, (0.80, 0.89, 1), 900)
# The landing's lamp, out of sight at the right: its light runs down the wall and over the frame.
studio.bulb((440, -200, 300), 2400, (1, 0.62, 0.32), 60)
# What the keep mirrors, from within the hall: bright at its head, falling off towards its foot.
studio.soft_box((-690, 1420, 260), (5, 20, 260), 420, 185, (0.88, 0.96, 1), 900)
# In the gap, the panels of the hall's far wall.
cream = materials.Surface("mouldings", (0.78, 0.68, 0.54), 0.4).material
for z in ((-95, 1100), (-860, -165)):
    shapes.moulding((1020, 1240), z, [(0, 0.2), (0, -12), (8, -20), (22, -20), (30, -12), (36, -8), (40, 0.2)], cream, shapes.pivot((0, 2300, 0)))
