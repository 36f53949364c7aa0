"""A multipoint lock: down the edge of an open leaf its hooks, latch and bolt stand out; across the gap, the keeps in the frame that wait for them."""
import math

from kit import multipoint_door, studio

OPENED, TURNED, FAR = 55, 13, 650
multipoint_door.stand(OPENED, 2 * (OPENED - multipoint_door.OPEN) - TURNED, angle=True)
x, y = multipoint_door.edge_of(OPENED)
a = math.radians(TURNED)
eye = (x - FAR * math.sin(a), y - FAR * math.cos(a), 150)
# Level, and shifted down: uprights stay upright.
studio.camera(eye, (x, y, 150), 33.6, focus=(x, y, 60), stop=11, shift=(-0.06, -0.212))
# The landing's lamp, out of sight at the right: its light runs down the wall and over the frame.
studio.bulb((650, -170, 330), 3500, (1, 0.62, 0.32), 60)
studio.soft_box((340, -850, 90), (14, -49, 90), 190, 190, (1, 0.80, 0.60), 560)
# What the keeps mirror, from within the hall.
studio.soft_box((-530, 1420, 60), (5, 20, 60), 420, 190, (1, 0.88, 0.70), 900)
