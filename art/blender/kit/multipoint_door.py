"""A leaf open on a lit hall, its multipoint lock down its edge. What its two pictures share: all but the camera."""
import math

from . import doors, locks, materials, multipoint, shapes, studio
from .hall import hall
from .landing import FLOOR, landing

OPEN = 37
"""Degrees that the leaf has swung out over the landing: its edge faces us, and its hooks stand in profile."""

FAR = 162
"""How far above and below the cylinder the hooks stand, in mm."""


def edge_of(opened):
    """Where the leaf's edge is, in x and y."""
    return -852 + 852 * math.cos(math.radians(opened)), -852 * math.sin(math.radians(opened))


def stand(opened=OPEN, turned=0, stopped=False, spill=(1, 0.42, 0.12), opening=None):
    """Leaf, lock, frame, hall and light. `turned`: by how many degrees to the right the lights stand that its steel mirrors: twice as far
    as the leaf has turned, less what the camera has.

    `stopped`: whether the frame is shown whole, its keep a plate with lined mouths and a stop behind it, or has but a plain strike.
    `spill`: the colour of what the hall throws on its floor.
    `opening`: where, in x, the hall's far wall is left out for what a scene puts beyond it.
    """
    m = {**materials.workshop(), **multipoint.surfaces()}
    m["satin_paint"] = materials.Surface("satin paint", (0.006, 0.036, 0.075), 0.42).mottled(0.13, (24, 24, 1.1)).uneven((14, 14, 0.8), 0.06).relief(((20, 20, 0.35), 0.07), ((34, 34, 9), 0.05), edge=1.2).material
    # From near by, the paint of the other pictures' frame looks smeared: this one is smooth.
    smooth = materials.Surface("frame paint", (0.0075, 0.030, 0.077), 0.5).relief(edge=1.2)
    smooth.set("Specular", 0.03)
    frame = smooth.material
    post = landing({**m, "paint": frame} if stopped else m, mat=False)
    if stopped:
        # At so flat an angle even this paint mirrors the hall as grey as the keep: beside the steel the wood is to stay blue.
        dull = materials.Surface("dull frame paint", (0.0085, 0.034, 0.095), 0.6)
        dull.set("Specular", 0)
        post.data.materials[0] = dull.relief(edge=1.2).material
    hall(m, floor=FLOOR - 4, back=2300, lamp=(-300, 2080), opening=opening)

    leaf = shapes.pivot((852, 0, 0), parent=shapes.pivot((-852, 0, 0), (0, 0, -opened)))
    timbers = doors.panelled_leaf(m, leaf, surface="satin_paint", raised=not stopped)
    plug = doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf), screwed=not stopped)
    # From near by the key's head stands in the leaf's own dusk: a little of its colour is given back to it.
    head = materials.Surface("head", (0.92, 0.17, 0.008), 0.27, glow=(1, 0.17, 0.008), glow_strength=0.05).relief(((180, 180, 180), 0.006)).material
    locks.key({**m, "head": head}, shapes.pivot((0, -14.5 if stopped else -28, 0), (0, 0, 90), plug), head="head" if stopped else "orange")

    edge = shapes.pivot((0.8, 26, 0), parent=leaf)
    mouths = [(9, h - 37, h + 37) for h in (FAR, -FAR)] + [(8.2, 79.5, 108.5), (8.6, -8.5, 26.5)]
    screws = [FAR + 52, 53, -36, -112, -52 - FAR, 640, -640]
    for half, foot, top in mouths:
        for timber in timbers:
            shapes.cut(timber, shapes.box((-30, 4), (-half - 1, half + 1), (foot - 1, top + 1), m["depth"], 0, edge))
    multipoint.forend(m, edge, -930, 1000, mouths, screws, 17 if stopped else multipoint.HALF)
    for height in (FAR, -FAR):
        multipoint.hook(m, edge, height)
    multipoint.latch(m, edge, (80, 108))
    multipoint.dead_bolt(m, edge, (-8, 26))

    # On the frame, the mouths that wait for them.
    taken = [(FAR - 36, FAR + 40), (-FAR - 36, 40 - FAR), (77, 111), (-12, 30)]
    if stopped:
        multipoint.keep(m, post, -700, 760, taken, (FAR + 62, 54, -66, -62 - FAR))
        # The leaf shuts from the landing against the frame's stop, a bead along the inner side.
        shapes.box((-8, 6), (57, 67), (FLOOR, 1200), frame, 2.5)
        # The spill of the hall, warm and from above, would turn the keep to copper: a board keeps it off.
        shapes.box((-205, 4), (600, 606), (320, 640), m["void"]).visible_camera = False
        # A hinge down the whole leaf, whose barrel closes the joint.
        shapes.rod(7, (FLOOR + 20, 1100), 1, "z", (-853, -2, 0), m["satin_paint"])
    else:
        multipoint.strike(m, shapes.pivot((3.8, 0, 0)), -700, 760, taken)
        # What it mirrors of the hall.
        studio.soft_box((-420, 620, 60), (0, 26, 60), 200, 260, (1, 0.80, 0.56), 700)
    light(edge_of(opened), 21 - turned, spill)


def light(edge, turn, spill):
    a = math.radians(turn)

    def by(x, y, z):
        """A point given from the leaf's edge, turned as the mirrors of the camera are."""
        return edge[0] + x * math.cos(a) - y * math.sin(a), edge[1] + x * math.sin(a) + y * math.cos(a), z

    # The light of the hall on the threshold; what the forend mirrors; the side of the hooks; their backs.
    studio.soft_box((-150, 1250, 900), (-250, -700, FLOOR), 120, 20000, spill)
    studio.bulb((-330, 1100, 900), 700, (1, 0.58, 0.26), 120)
    studio.soft_box(by(310, -60, -420), by(0, 0, -80), 110, 46, (1, 0.86, 0.68), 130)
    studio.soft_box(by(560, -110, -240), by(0, 0, 330), 120, 36, (0.72, 0.85, 1), 300)
    studio.soft_box(by(-330, -70, -100), by(0, 0, 330), 70, 11, (1, 0.92, 0.82), 60)
    studio.soft_box(by(-235, -55, -760), by(0, 0, -160), 90, 14, (1, 0.86, 0.70), 420)
    studio.soft_box(by(-300, -260, 160), by(-40, -20, 0), 90, 26, (1, 0.8, 0.58), 200)
    studio.soft_box(by(100, 620, 1100), by(0, 0, 0), 500, 500, (1, 0.70, 0.42), 300)

    studio.surroundings("city", 0.2, 200, (0.26, 0.52, 1))
    studio.soft_box((-1700, -2200, 1500), (-500, -500, 0), 900, 3600, studio.DUSK, 900)
    studio.soft_box((1500, -1500, 500), (500, 0, -400), 700, 900, studio.DUSK, 900)
    # What the latch's bevel mirrors of the hall.
    studio.soft_box(by(-81, 392, -26), (*edge, 94), 90, 70, (1, 0.84, 0.62), 150)
    # What the near sides of all that is thrown mirror, from beside the leaf.
    studio.soft_box(by(-296, 38, -135), (*edge, 0), 90, 17, (0.80, 0.89, 1), 620)
