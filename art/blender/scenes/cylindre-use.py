"""A worn brass cylinder beside the new one that replaces it: its slot rubbed bright and round, an arc under it where the keys swing."""
from kit import locks, materials, profile_cylinder, shapes, studio, tools, wear
from kit.materials import Surface

m = materials.workshop()
tools.bench(m)
shapes.box((-3000, 3000), (1200, 1210), (-400, 3000), m["wall"])

BRIGHT, GRIME = (0.80, 0.56, 0.24), (0.030, 0.020, 0.011)


def old_brass(name, hairs):
    """Brass gone brown under years of hands; `hairs`: the scale of its scratches, in one direction."""
    surface = Surface(name, (0.20, 0.118, 0.046), 0.40, 1).mottled(0.35, (4, 4, 4)).uneven((9, 9, 9), 0.05, 0.16).relief(((3, 3, 3), 0.12), edge=0.5)
    wear.lay(surface, wear.scratches(surface, hairs), (0.50, 0.34, 0.145), 0.30)
    return surface


def grimy(surface):
    return wear.lay(surface, wear.corners(surface), GRIME, 0.7).material


flank, end, plug = old_brass("old flank", (2, 9, 260)), old_brass("old end", (260, 2, 9)), old_brass("old plug", (240, 2, 14))
wear.lay(end, wear.arc(end, 16, 3.4, -8), BRIGHT, 0.24)
wear.lay(end, wear.arc(end, 7.8, 0.9, 4), BRIGHT, 0.30)
wear.lay(plug, wear.about_slot(plug), (0.90, 0.66, 0.30), 0.20)
worn = {**m, "body": grimy(flank), "end": grimy(end), "plug": grimy(plug), "cam": grimy(old_brass("old cam", (9, 260, 260))), "bore": m["void"]}
old = shapes.pivot((-33, -6, 24.6), (0, 0, 26))
profile_cylinder.cylinder(worn, old, half=31, cam_turned=-148, worn=0.5)

m["body"] = m["end"] = Surface("satin nickel", (0.66, 0.635, 0.59), 0.25, 1).uneven((20, 20, 20), 0.0, 0.06).relief(edge=0.25).material
m["plug"] = Surface("turned brass", (0.78, 0.53, 0.21), 0.24, 1).uneven((30, 30, 30), 0.03, 0.06).relief(edge=0.12).material
m["cam"] = Surface("cam", (0.58, 0.56, 0.53), 0.28, 1).uneven((8, 40, 8), 0.03, 0.06).relief(edge=0.25).material
m["bore"] = Surface("bore", (0.30, 0.285, 0.26), 0.35, 1).material
new = shapes.pivot((26, 2, 24.6), (0, 0, 26))
profile_cylinder.cylinder(m, new, half=33, cam_turned=-148)
# Rougher than the cylinder, or it would mirror the bench and vanish into it.
m["blade"] = Surface("blade", (0.62, 0.605, 0.57), 0.46, 1).uneven((2, 40, 40), 0.03, 0.06).relief(edge=0.2).material
m["head"] = Surface("head", (0.52, 0.095, 0.006), 0.42).uneven((60, 60, 60)).relief(((180, 180, 180), 0.006)).material
locks.key(m, shapes.pivot((57, -42, 1.8), (-90, 0, 202)), length=33, head="head", metal="blade")

studio.surroundings("studio", 0.10, 120, (0.6, 0.78, 1))
studio.soft_box((-260, -120, 420), (0, 0, 15), 260, 90, height=420)
studio.soft_box((330, 170, 120), (20, 0, 20), 160, 110, studio.AMBER, 260)
studio.soft_box((-60, 160, 520), (0, 0, 15), 460, 170, (1, 0.86, 0.7), 460)
studio.soft_box((-480, 40, 160), (0, 0, 15), 220, 130, (0.8, 0.9, 1), 260)
studio.soft_box((120, -420, 170), (0, -30, 20), 260, 130, (0.9, 0.95, 1), 180)
studio.soft_box((700, 800, 500), (400, 1200, 100), 300, 400, studio.AMBER, 300)
studio.soft_box((460, -170, 80), (10, -34, 24), 220, 170, (1, 0.93, 0.84), 220)
studio.camera((-110, -290, 112), (9, -14, 18), 70, focus=(10, -32, 24), stop=11)
