"""One hook of the multipoint lock, thrown from its slot in the forend, against the lit boards of the hall."""
import random

import bpy
from kit import materials, multipoint_door, shapes, studio
from kit.landing import FLOOR

# A paler spill than elsewhere: the hook keeps the accent, the floor stays wood.
multipoint_door.stand(spill=(1, 0.56, 0.28))
# So close, the slot would show how shallow it is: a black that gives nothing back, just behind the forend.
black = materials.Surface("inside", (0.001, 0.001, 0.001), 1)
black.set("Specular", 0)
leaf = shapes.pivot((852, 0, 0), parent=shapes.pivot((-852, 0, 0), (0, 0, -multipoint_door.OPEN)))
mouth = -multipoint_door.FAR
shapes.box((-0.78, -0.35), (-9.3, 9.3), (mouth - 37.3, mouth + 37.3), black.material, 0, shapes.pivot((0.8, 26, 0), parent=leaf))

# Boards over those of the hall, each of its own tone, black between them: lines wide enough to run to their vanishing point through the blur.
chance = random.Random(11)
tones = [materials.Surface(f"board {i}", colour, 0.34).mottled(0.3, (18, 1.0, 18)).uneven((12, 2, 12), 0.05, 0.1).material
         for i, colour in enumerate(((0.205, 0.134, 0.080), (0.145, 0.091, 0.053), (0.090, 0.054, 0.031), (0.175, 0.115, 0.070)))]
last = None
for i in range(-16, 12):
    near = -chance.uniform(0, 700)
    while near < 2270:
        far, tone = near + chance.uniform(650, 1000), chance.choice([t for t in tones if t is not last])
        if far > 80:
            shapes.box((i * 118 + 4, i * 118 + 114), (max(near, 62) + 4, min(far, 2280) - 4), (FLOOR - 2, FLOOR + 4), tone, 1.5)
        near, last = far, tone
shapes.box((-2050, 1250), (62, 2280), (FLOOR - 2, FLOOR + 0.5), bpy.data.materials["void"])
x, y = multipoint_door.EDGE
low = -multipoint_door.FAR
studio.camera((x + 26, y - 460, 60), (x + 26, y, 60), 62, focus=(x + 14, y, low), stop=7, shift=(0.0, -0.76))
