"""What hands and keys leave on metal: bright places, rubbed arcs, grime in the corners, fine scratches.

A mask is an output between 0 and 1. Lengths are millimetres of the object's own space.
"""
from .shapes import MM


def maths(surface, kind, *values):
    """A node of arithmetic over numbers and outputs."""
    node = surface.tree.nodes.new("ShaderNodeMath")
    node.operation = kind
    for socket, value in zip(node.inputs, values):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            surface.link(value, socket)
    return node.outputs[0]


def step(surface, value, whole, none):
    """1 where `value` is at `whole`, 0 at `none`, smooth between."""
    node = surface.tree.nodes.new("ShaderNodeMapRange")
    node.interpolation_type = "SMOOTHSTEP"
    node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = none, whole
    surface.link(value, node.inputs["Value"])
    return node.outputs["Result"]


def place_of(surface):
    """x, y and z in mm."""
    apart = surface.tree.nodes.new("ShaderNodeSeparateXYZ")
    surface.link(surface.object_space, apart.inputs[0])
    return [maths(surface, "DIVIDE", apart.outputs[axis], MM) for axis in "XYZ"]


def feathered(surface, value, soft):
    """`value` shifted by up to `soft` mm, in waves and in grains: what is cut from it has no line for a border."""
    for scale, share, seed in (((11, 11, 11), 1, 5), ((48, 48, 48), 0.55, 15), ((150, 150, 150), 0.3, 25)):
        value = maths(surface, "ADD", value, surface.spread(surface.noise(scale, 5, seed=seed), -soft * share, soft * share))
    return value


def about_plug(surface, far, across, turn, along, detail, seed):
    """Noise in the circles about the plug: `across` waves a mm outwards, `along` waves a radian round it."""
    place = surface.tree.nodes.new("ShaderNodeCombineXYZ")
    surface.link(maths(surface, "MULTIPLY", far, across), place.inputs[0])
    surface.link(maths(surface, "MULTIPLY", turn, along), place.inputs[1])
    place.inputs[2].default_value = seed
    noise = surface.tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, detail
    surface.link(place.outputs[0], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def radial(surface, reach=6.2, rare=0.56, seed=3):
    """Scratches that run out from the keyway: the points of keys that were pushed in askew."""
    x, _, z = place_of(surface)
    low = maths(surface, "MULTIPLY", z, 0.45)
    far = maths(surface, "SQRT", maths(surface, "ADD", maths(surface, "MULTIPLY", x, x), maths(surface, "MULTIPLY", low, low)))
    grain = about_plug(surface, far, 0.34, maths(surface, "ARCTAN2", x, low), 26, 3, seed)
    ends = step(surface, feathered(surface, far, 1.0), reach - 2.4, reach)
    return maths(surface, "MULTIPLY", step(surface, grain, rare + 0.05, rare), ends)


def about_slot(surface, half=4.6, reach=3.4):
    """Round an upright slot at 0: where every key has rubbed on its way in."""
    x, _, z = place_of(surface)
    over = maths(surface, "MAXIMUM", maths(surface, "SUBTRACT", maths(surface, "ABSOLUTE", z), half - 1), 0)
    away = maths(surface, "SQRT", maths(surface, "ADD", maths(surface, "MULTIPLY", x, x), maths(surface, "MULTIPLY", over, over)))
    ragged = maths(surface, "ADD", away, surface.spread(surface.noise((22, 22, 22), 4, seed=5), -0.9, 0.9))
    return step(surface, ragged, 1.2, reach)


def arc(surface, radius, wide, low=-3.0):
    """What a bunch of keys rubs as it swings: an arc below the plug."""
    x, _, z = place_of(surface)
    far = maths(surface, "SQRT", maths(surface, "ADD", maths(surface, "MULTIPLY", x, x), maths(surface, "MULTIPLY", z, z)))
    ragged = feathered(surface, far, 0.7)
    band = step(surface, maths(surface, "ABSOLUTE", maths(surface, "SUBTRACT", ragged, radius)), 0, wide)
    return maths(surface, "MULTIPLY", band, step(surface, feathered(surface, z, 1.2), low - 3.5, low))


def corners(surface, reach=2.2, full=0.35, none=0.85):
    """Where two faces meet inwards, and dirt stays."""
    node = surface.tree.nodes.new("ShaderNodeAmbientOcclusion")
    node.inputs["Distance"].default_value = reach * MM
    node.samples = 6
    return step(surface, feathered(surface, node.outputs["AO"], 0.09), full, none)


def lay(surface, mask, colour, roughness):
    """Another colour and roughness where the mask says so, over what the surface has."""
    for socket, value, kind, sort in (("Base Color", (*colour, 1), "RGBA", "RGBA"), ("Roughness", roughness, "FLOAT", "VALUE")):
        into = surface.shader.inputs[socket]
        mix = surface.tree.nodes.new("ShaderNodeMix")
        mix.data_type = kind
        # A node of every type at once: its sockets bear the same names, and only those of its own sort count.
        a, b = (next(s for s in mix.inputs if s.type == sort and s.name == name) for name in ("A", "B"))
        surface.link(mask, mix.inputs[0])
        if into.links:
            surface.link(into.links[0].from_socket, a)
        else:
            a.default_value = into.default_value
        b.default_value = value
        surface.link(next(o for o in mix.outputs if o.type == sort), into)
    return surface


def edges(surface, radius=1.3, ragged=0.5):
    """Where two faces meet outwards, and hands and neighbours have rubbed: there a rounded normal leaves the true one."""
    nodes = surface.tree.nodes
    bevel, true, dot = nodes.new("ShaderNodeBevel"), nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeVectorMath")
    bevel.inputs["Radius"].default_value, bevel.samples = radius * MM, 6
    dot.operation = "DOT_PRODUCT"
    surface.link(bevel.outputs[0], dot.inputs[0])
    surface.link(true.outputs["True Normal"], dot.inputs[1])
    turned = maths(surface, "SUBTRACT", 1, dot.outputs["Value"])
    broken = maths(surface, "MULTIPLY", surface.spread(surface.noise((7, 7, 7), 5, seed=21), 1 - ragged, 1 + ragged), surface.spread(surface.noise((60, 60, 60), 4, seed=22), 1 - ragged * 0.6, 1 + ragged * 0.6))
    rubbed = step(surface, maths(surface, "MULTIPLY", turned, broken), 0.10, 0.015)
    # An edge that looks inwards holds dirt, not light.
    inwards = nodes.new("ShaderNodeAmbientOcclusion")
    inwards.inputs["Distance"].default_value, inwards.samples = radius * MM, 4
    return maths(surface, "MULTIPLY", rubbed, step(surface, inwards.outputs["AO"], 0.75, 0.5))


def band(surface, middle, half, soft=1.0):
    """A belt across the object's y, `middle` ± `half` mm on both sides of 0, its limits broken."""
    _, y, _ = place_of(surface)
    away = maths(surface, "ABSOLUTE", maths(surface, "SUBTRACT", maths(surface, "ABSOLUTE", y), middle))
    return step(surface, feathered(surface, away, 0.7 * soft), half - 0.4 * soft, half + 0.8 * soft)


def ring(surface, radius, wide, soft=0.5):
    """A ring about the plug's axis, its width uneven."""
    x, _, z = place_of(surface)
    far = maths(surface, "SQRT", maths(surface, "ADD", maths(surface, "MULTIPLY", x, x), maths(surface, "MULTIPLY", z, z)))
    ragged = feathered(surface, far, soft)
    return step(surface, maths(surface, "ABSOLUTE", maths(surface, "SUBTRACT", ragged, radius)), wide * 0.3, wide)


def swung(surface, low=-6.5, rare=0.60, seed=4):
    """A few hairs on one arc below the plug, each along its circle: what hangs from the key draws them as it swings."""
    x, _, z = place_of(surface)
    far = maths(surface, "SQRT", maths(surface, "ADD", maths(surface, "MULTIPLY", x, x), maths(surface, "MULTIPLY", z, z)))
    grain = about_plug(surface, far, 4.5, maths(surface, "ARCTAN2", x, z), 1.6, 2, seed)
    return maths(surface, "MULTIPLY", step(surface, grain, rare + 0.06, rare), step(surface, z, low - 2, low))
