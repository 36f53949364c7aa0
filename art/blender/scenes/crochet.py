"""One hook of the multipoint lock, thrown from its slot in the forend, against the lit boards of the hall."""
from kit import multipoint_door, studio

multipoint_door.stand()
x, y = multipoint_door.edge_of(multipoint_door.OPEN)
low = -multipoint_door.FAR
studio.camera((x + 26, y - 460, 60), (x + 26, y, 60), 62, focus=(x + 14, y, low), stop=7, shift=(0.0, -0.76))
