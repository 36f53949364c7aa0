"""A multipoint lock: down the edge of an open leaf its hooks, latch and bolt stand out; across the gap, the keep in the frame, a mouth for each."""
import math

from kit import lit_entry, multipoint_door, shapes, studio

OPENED, TURNED, FAR = 65, 24, 3200
multipoint_door.stand(OPENED, 2 * (OPENED - multipoint_door.OPEN) - TURNED, stopped=True, spill=(1, 0.56, 0.28), opening=(700, 1249))
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
# What the keep mirrors, from within the hall: nearly even over the whole height in sight.
studio.soft_box((-640, 1420, 130), (5, 20, 130), 560, 400, (0.50, 0.79, 1), 1300)
# From the landing past the leaf, on the stop, the strips of the frame beside the keep, and the far wall of its mouths for a finger's depth.
into = studio.soft_box((-250, -1000, 0), (-120, 20, 0), 170, 120, (0.94, 0.96, 1), 700)
into.data.spread = math.radians(26)
# In the gap, through an opening of the hall's far wall: a room well behind, lit by its own lamp, whose light falls off up the wall and over the boards.
DEEP, ASIDE = 8800, -24
lit_entry.lit_entry(shapes.pivot(seen(ASIDE, DEEP, 0), (0, 0, -TURNED)))
right, before, high = lit_entry.LAMP
right += ASIDE
studio.bulb(seen(right, DEEP + before, high), 430, (1, 0.64, 0.34), 25)
studio.bulb(seen(right - 60, DEEP + before - 260, high + 60), 150, (1, 0.74, 0.50), 120)
# Another lamp of that room, nearer and out of sight: under the console there is a wall, before it a floor.
studio.soft_box(seen(-500, DEEP - 1500, 700), seen(220, DEEP - 250, -500), 400, 1700, (1, 0.71, 0.45))
# That room's warmth on what stands in the gap: the far edges of the hooks, the keep.
studio.soft_box(seen(330, 900, 60), seen(20, 0, 0), 60, 60, (1, 0.60, 0.28), 700)
# What the leaf's face mirrors, beside the landing: a window's blue, so that its lacquer and its mouldings are there.
studio.soft_box((-2300, -140, 260), (-560, -640, 0), 520, 420, (0.42, 0.62, 1), 1500)
# Down the face from above, nearly along it: each moulding has a lit edge and a shadow.
studio.soft_box((-960, -560, 1350), (-640, -420, -100), 420, 1000, (0.70, 0.82, 1), 120)
# A glint on the rounded edge of the key's head.
studio.soft_box(seen(-330, -560, 300), seen(-100, 0, 0), 70, 22, (1, 0.92, 0.84))
