"""What a narrow gap shows of a flat at night: far off, a pale wall, a small lamp on its console, the boards before it."""
import math

from . import materials, shapes, wear

BOARDS, TOP = -640, 100
"""Heights over the lock of its floor, two steps up from the hall, and of its console. Both stay within the frame of a level camera."""

LAMP = (229, -190, TOP + 196)
"""The middle of the lamp's shade, from the wall's foot as it is seen."""


def lit_entry(at):
    """Its wall stands across `at`, a pivot whose y axis is the gaze; what comes before it lies at y < 0."""
    # Paler and greyer than the hall: in a strip so narrow, a full orange would be a slab of colour and no room.
    plaster = materials.Surface("entry plaster", (0.50, 0.415, 0.325), 0.8).material
    trim = materials.Surface("entry trim", (0.62, 0.53, 0.43), 0.5).material
    walnut = materials.Surface("entry walnut", (0.085, 0.047, 0.027), 0.4).material
    brass = materials.Surface("entry brass", (0.42, 0.30, 0.14), 0.3, 1).material
    boards = [materials.Surface(f"entry board {i}", c, 0.4).material for i, c in enumerate(((0.15, 0.098, 0.060), (0.11, 0.072, 0.045), (0.19, 0.127, 0.080)))]
    shapes.box((-1500, 1500), (0, 40), (BOARDS - 60, 1400), plaster, 0, at)
    shapes.box((-1500, 1500), (-5400, 40), (1400, 1440), plaster, 0, at)
    for x in ((-1540, -1500), (1500, 1540)):
        shapes.box(x, (-4800, 40), (BOARDS - 60, 1400), plaster, 0, at)
    shapes.box((-1500, 1500), (-18, 0), (BOARDS, BOARDS + 120), trim, 5, at)
    shapes.moulding((-700, 296), (BOARDS + 190, 900), [(0, 0.2), (0, -9), (8, -14), (22, -14), (34, -6), (38, 0.2)], trim, at)
    for i in range(-12, 12):
        shapes.box((i * 92 + 2, i * 92 + 90), (-5400, 0), (BOARDS - 30, BOARDS - i % 2), boards[i * 7 % 3], 1, at)

    x, y, middle = LAMP
    shapes.box((-420, 296), (-350, -30), (TOP - 26, TOP), walnut, 4, at)
    shapes.box((-390, 274), (-330, -40), (TOP - 92, TOP - 26), walnut, 3, at)
    shapes.box((246, 274), (-330, -302), (BOARDS, TOP - 60), walnut, 4, at)
    lamp = shapes.pivot((x, y, 0), parent=at)
    shapes.lathe([(0, TOP), (36, TOP), (34, TOP + 8), (9, TOP + 16), (24, TOP + 48), (27, TOP + 70), (9, TOP + 104), (6, middle - 40), (0, middle - 40)], "z", (0, 0, 0), brass, lamp)
    glow = materials.Surface("entry shade", (0.9, 0.78, 0.6), 0.7, glow=(1, 0.60, 0.29), glow_strength=1.1)
    # Brightest where its bulb hangs, dimmer towards both rims.
    away = wear.maths(glow, "ABSOLUTE", wear.maths(glow, "SUBTRACT", wear.place_of(glow)[2], middle - 12))
    glow.link(wear.maths(glow, "MULTIPLY_ADD", wear.step(glow, away, 0, 66), 1.5, 0.45), glow.shader.inputs["Emission Strength"])
    turns = [2 * math.pi * i / 48 for i in range(48)]
    shade = [(r * math.cos(a), r * math.sin(a), middle + z) for r, z in ((62, -60), (45, 60)) for a in turns]
    shapes.mesh("shade", shade, [(i, (i + 1) % 48, 48 + (i + 1) % 48, 48 + i) for i in range(48)], glow.material, lamp, smooth_below=80)
