"""Oak as a saw shows it: rings about a heart, which runs a little aslant and so draws arches on a flat-sawn face; pores along the grain."""
from .materials import Surface
from .wear import maths, place_of, step


def oak(name, early, late, heart, aslant=0.08, ring=3, along="z", roughness=0.45, calm=0.0):
    """`early`, `late`: the colours in a ring's first wood and in its last. `heart`: where, in mm across the grain, the middle of the tree lay at
    height 0; `aslant`: how far it wanders a millimetre. `along`: the axis of the grain, z or y.
    `calm`: from 0, as sawn, to 1: planed, of a slow straight tree, its figure quiet and its face smooth.
    """
    surface, lively = Surface(name, late, roughness), 1 - calm
    x, y, z = place_of(surface)
    across, grain, scale = (y, z, lambda a, b: (a, a, b)) if along == "z" else (z, y, lambda a, b: (a, b, a))
    a = maths(surface, "SUBTRACT", maths(surface, "SUBTRACT", x, heart[0]), maths(surface, "MULTIPLY", grain, aslant))
    b = maths(surface, "SUBTRACT", across, heart[1])
    radius = maths(surface, "SQRT", maths(surface, "ADD", maths(surface, "MULTIPLY", a, a), maths(surface, "MULTIPLY", b, b)))
    # No year is like the one before, and no tree grows straight.
    radius = maths(surface, "ADD", radius, surface.spread(surface.noise(scale(2.2, 0.5), 3, seed=3), -3.0 * (1 - 0.6 * calm), 3.0 * (1 - 0.6 * calm)))
    radius = maths(surface, "ADD", radius, surface.spread(surface.noise(scale(14, 1.6 - 1.4 * calm), 4 - 2 * calm, seed=6), -0.6 - 0.5 * calm, 0.6 + 0.5 * calm))
    year = maths(surface, "FRACT", maths(surface, "DIVIDE", radius, ring))
    # A ring begins at once, with a row of pores, and fades into dense wood.
    first = maths(surface, "MULTIPLY", step(surface, year, 0.05, 0.0), step(surface, year, 0.10, 0.62))
    pores = maths(surface, "MULTIPLY", step(surface, surface.noise(scale(170, 5.5), 3, seed=11), 0.56, 0.46), maths(surface, "MULTIPLY_ADD", first, 0.85, 0.15))
    fibres = surface.spread(surface.noise(scale(60, 0.9), 5, seed=2), 1 - 0.20 * (1 - 0.5 * calm), 1 + 0.16 * (1 - 0.5 * calm))

    def mixed(share, below, above):
        node = surface.tree.nodes.new("ShaderNodeMixRGB")
        surface.link(share, node.inputs[0])
        for socket, colour in ((node.inputs[1], below), (node.inputs[2], above)):
            if isinstance(colour, tuple):
                socket.default_value = (*colour, 1)
            else:
                surface.link(colour, socket)
        return node

    ringed = mixed(first, late, early).outputs[0]
    pored = mixed(maths(surface, "MULTIPLY", pores, 0.75 - 0.15 * calm), ringed, tuple(c * 0.34 for c in early)).outputs[0]
    shaded = surface.tree.nodes.new("ShaderNodeVectorMath")
    shaded.operation = "SCALE"
    surface.link(pored, shaded.inputs[0])
    surface.link(fibres, shaded.inputs["Scale"])
    surface.link(shaded.outputs[0], surface.shader.inputs["Base Color"])
    surface.uneven(scale(40, 1), 0.06, 0.1)
    surface.relief((scale(55, 1.0), 0.02 + 0.06 * lively), (scale(170, 5.5), 0.05 + 0.09 * lively), edge=0.5)
    return surface.material
