"""A multipoint lock: down the edge of an open leaf its hooks, latch and bolt stand out, on the lit boards of the hall."""
from kit import multipoint_door, studio

multipoint_door.stand()
x, y = multipoint_door.EDGE
# Level, and shifted down: uprights stay upright.
studio.camera((x + 20, y - 600, 270), (x + 20, y, 270), 30.5, focus=(x, y, 60), stop=9, shift=(-0.015, -0.395))
