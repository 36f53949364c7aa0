"""Meshes from outlines and profiles, with the rounded edges that make a thing look made."""
import math

import bmesh
import bpy
import numpy

MM = 0.01
"""Blender units in a millimetre: small scenes lose precision at metre scale."""


def reset():
    """An empty file: no default cube, lamp or camera."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def place(thing, parent=None):
    """Puts an object into the scene, under `parent` if given, and returns it."""
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    return thing


def pivot(at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """A point to hang parts on: position in mm, rotation in degrees."""
    empty = bpy.data.objects.new("pivot", None)
    empty.location = [v * MM for v in at]
    empty.rotation_euler = [math.radians(v) for v in turn]
    return place(empty, parent)


def mesh(name, vertices, faces, material=None, parent=None, smooth_below=35):
    data = bpy.data.meshes.new(name)
    data.from_pydata([[c * MM for c in v] for v in vertices], [], faces)
    clean = bmesh.new()
    clean.from_mesh(data)
    bmesh.ops.recalc_face_normals(clean, faces=clean.faces)
    clean.to_mesh(data)
    clean.free()
    if material:
        data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    return place(smooth(thing, smooth_below), parent)


def smooth(thing, below=35):
    """Smooth shading, save at edges sharper than `below` degrees."""
    data = thing.data
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(below)
    return thing


def rounded(thing, radius, segments=3, above=30):
    """Rounds every edge sharper than `above` degrees, `radius` in mm. To be called after `cut`."""
    modifier = thing.modifiers.new("round", "BEVEL")
    modifier.width = radius * MM
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(above)
    modifier.harden_normals = True
    modifier.miter_outer = "MITER_ARC"
    return smooth(thing, 40)


def cut(thing, *tools):
    """Takes `tools` out of `thing`. Tools must overlap it, never lie flush."""
    for tool in tools:
        modifier = thing.modifiers.new("cut", "BOOLEAN")
        modifier.object = tool
        modifier.operation = "DIFFERENCE"
        modifier.solver = "EXACT"
        tool.hide_render = True
        tool.hide_viewport = True
    return smooth(thing)


def box(x, y, z, material=None, radius=0, parent=None):
    """A block between the pairs x, y and z, its edges rounded by `radius`."""
    corners = [(a, b, c) for a in x for b in y for c in z]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh("box", corners, faces, material, parent)
    return rounded(thing, radius) if radius else thing


AXES = {
    "x": lambda point, depth: (depth, point[0], point[1]),
    "y": lambda point, depth: (point[0], depth, point[1]),
    "z": lambda point, depth: (point[0], point[1], depth),
}


def prism(outline, depth, axis="y", material=None, radius=0, parent=None, segments=3):
    """A closed outline drawn out along an axis, from depth[0] to depth[1]."""
    at, n = AXES[axis], len(outline)
    vertices = [at(p, depth[0]) for p in outline] + [at(p, depth[1]) for p in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    thing = mesh("prism", vertices, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1)), *sides], material, parent)
    return rounded(thing, radius, segments) if radius else thing


def lathe(profile, axis="y", at=(0, 0, 0), material=None, parent=None, steps=96, smooth_below=30, caps=True):
    """A profile of (radius, position along the axis) turned round the axis through `at`; without caps, a pipe's wall."""
    turn = {
        "x": lambda r, d, c, s: (at[0] + d, at[1] + r * c, at[2] + r * s),
        "y": lambda r, d, c, s: (at[0] + r * c, at[1] + d, at[2] + r * s),
        "z": lambda r, d, c, s: (at[0] + r * c, at[1] + r * s, at[2] + d),
    }[axis]
    vertices, faces, k = [], [], len(profile)
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        vertices += [turn(max(r, 1e-3), d, math.cos(angle), math.sin(angle)) for r, d in profile]
    for i in range(steps):
        j = (i + 1) % steps
        faces += [(i * k + q, i * k + q + 1, j * k + q + 1, j * k + q) for q in range(k - 1)]
    if caps:
        faces += [tuple(i * k for i in range(steps)), tuple(i * k + k - 1 for i in range(steps))]
    return mesh("lathe", vertices, faces, material, parent, smooth_below)


def rod(radius, span, rim=0.6, axis="y", at=(0, 0, 0), material=None, parent=None):
    """A cylinder with rounded rims, from span[0] to span[1] along the axis."""
    start, end = span
    way = 1 if end > start else -1
    arc = [math.radians(90 * i / 4) for i in range(5)]
    profile = [(0, start)]
    profile += [(radius - rim + rim * math.sin(a), start + way * rim * (1 - math.cos(a))) for a in arc]
    profile += [(radius - rim + rim * math.cos(a), end - way * rim * (1 - math.sin(a))) for a in arc]
    return lathe([*profile, (0, end)], axis, at, material, parent, smooth_below=40)


def tube(points, radius, material=None, parent=None, resolution=12):
    """A round bar along a line of points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius * MM
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for point, position in zip(line.points, points):
        point.co = (*[c * MM for c in position], 1)
    line.use_smooth = True
    if material:
        curve.materials.append(material)
    return place(bpy.data.objects.new("tube", curve), parent)


def moulding(x, z, profile, material, parent=None):
    """A mitred frame between the pairs x and z: one profile of (inset, y) swept round, as on a French panel."""
    vertices, faces = [], []
    middle = min(x[1] - x[0], z[1] - z[0]) / 2
    for inset, y in profile:
        # A profile wider than the panel meets itself in the middle and would fold over.
        inset = min(inset, middle)
        left, right, low, high = x[0] + inset, x[1] - inset, z[0] + inset, z[1] - inset
        vertices += [(left, y, low), (right, y, low), (right, y, high), (left, y, high)]
    for i in range(len(profile) - 1):
        faces += [(i * 4 + j, i * 4 + (j + 1) % 4, (i + 1) * 4 + (j + 1) % 4, (i + 1) * 4 + j) for j in range(4)]
    return mesh("moulding", vertices, faces, material, parent, 40)


def circle(at, radius, steps=64, between=(0, 360)):
    first, last = between
    count = steps if abs(last - first) >= 360 else steps + 1
    angles = [math.radians(first + (last - first) * i / steps) for i in range(count)]
    return [(at[0] + radius * math.cos(a), at[1] + radius * math.sin(a)) for a in angles]


def rounded_rectangle(x, z, radius, steps=8):
    outline = []
    for cx, cz, start in (
        (x[1] - radius, z[1] - radius, 0),
        (x[0] + radius, z[1] - radius, 90),
        (x[0] + radius, z[0] + radius, 180),
        (x[1] - radius, z[0] + radius, 270),
    ):
        angles = [math.radians(start + 90 * i / steps) for i in range(steps + 1)]
        outline += [(cx + radius * math.cos(a), cz + radius * math.sin(a)) for a in angles]
    return outline


def sculpted(outline, heights, moved, surfaces, chosen):
    """An upright bar of one fine outline of (x, y), carved point by point.

    `moved(x, y, z)` takes and returns three grids, one row a height; `chosen(x, y, z)` says from the same grids which of `surfaces` each point
    bears, by number: a facet takes the highest of its corners.
    """
    x, z = numpy.meshgrid([p[0] for p in outline], heights)
    y, _ = numpy.meshgrid([p[1] for p in outline], heights)
    rows, n = x.shape
    i, j = numpy.meshgrid(numpy.arange(rows - 1), numpy.arange(n), indexing="ij")
    after = (j + 1) % n
    faces = numpy.stack([i * n + j, i * n + after, (i + 1) * n + after, (i + 1) * n + j], -1).reshape(-1, 4)
    points = numpy.stack(moved(x, y, z), -1).reshape(-1, 3)
    thing = mesh("sculpted", points.tolist(), [*faces.tolist(), tuple(range(n)), tuple(range((rows - 1) * n, rows * n))])
    for surface in surfaces:
        thing.data.materials.append(surface)
    bears = chosen(x, y, z)
    bears = numpy.maximum(bears, numpy.roll(bears, -1, 1))
    thing.data.polygons.foreach_set("material_index", [*numpy.maximum(bears[:-1], bears[1:]).ravel().tolist(), 0, 0])
    return thing


def bent(thing, spacing, moved):
    """Makes `thing` of small facets, `spacing` mm wide, and sends each of its points through `moved(x, y, z)`, in mm."""
    sheet = bmesh.new()
    bpy.context.view_layer.update()
    sheet.from_mesh(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh())
    for axis in (1, 2):
        places = [v.co[axis] for v in sheet.verts]
        for k in range(int(min(places) / MM / spacing), int(max(places) / MM / spacing) + 1):
            plane = [k * spacing * MM if a == axis else 0 for a in range(3)]
            bmesh.ops.bisect_plane(sheet, geom=[*sheet.verts, *sheet.edges, *sheet.faces], plane_co=plane, plane_no=[float(a == axis) for a in range(3)])
    for vertex in sheet.verts:
        vertex.co = [c * MM for c in moved(*[c / MM for c in vertex.co])]
    thing.modifiers.clear()
    sheet.to_mesh(thing.data)
    sheet.free()
    return smooth(thing)
