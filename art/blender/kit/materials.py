"""Surfaces. Colours are linear. Scales of noise are per 100 mm, heights of bumps in mm."""
import bpy

from .shapes import MM


class Surface:
    """A Principled surface, made rougher, dirtier and bumpier step by step."""

    def __init__(self, name, colour, roughness=0.4, metal=0.0, coat=0.0, glow=None, glow_strength=0.0):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.colour, self.roughness = colour, roughness
        self.object_space = self.tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        self.set("Base Color", (*colour, 1))
        self.set("Roughness", roughness)
        self.set("Metallic", metal)
        self.set("Clearcoat", coat)
        self.set("Clearcoat Roughness", 0.1)
        if glow:
            self.set("Emission", (*glow, 1))
            self.set("Emission Strength", glow_strength)

    def set(self, socket, value):
        self.shader.inputs[socket].default_value = value

    def link(self, output, into):
        self.tree.links.new(output, into)

    def shows(self, picture, strength=1.0):
        """Glows with a picture, laid over the object's own width and height: a screen."""
        image = self.tree.nodes.new("ShaderNodeTexImage")
        image.image, image.extension = bpy.data.images.load(picture), "EXTEND"
        apart, flat = self.tree.nodes.new("ShaderNodeSeparateXYZ"), self.tree.nodes.new("ShaderNodeCombineXYZ")
        self.link(self.object_space.node.outputs["Generated"], apart.inputs[0])
        self.link(apart.outputs["X"], flat.inputs["X"])
        self.link(apart.outputs["Z"], flat.inputs["Y"])
        self.link(flat.outputs[0], image.inputs["Vector"])
        self.link(image.outputs["Color"], self.shader.inputs["Emission"])
        self.set("Emission Strength", strength)
        return self

    def noise(self, scale, detail=3, seed=0.0, cells=False):
        """A grey texture; unequal scales stretch it, as brushing does."""
        mapping = self.tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        mapping.inputs["Location"].default_value = (seed, seed * 1.7, seed * 0.3)
        self.link(self.object_space, mapping.inputs["Vector"])
        kind = self.tree.nodes.new("ShaderNodeTexVoronoi" if cells else "ShaderNodeTexNoise")
        kind.inputs["Scale"].default_value = 1
        if not cells:
            kind.inputs["Detail"].default_value = detail
        self.link(mapping.outputs[0], kind.inputs["Vector"])
        return kind.outputs["Distance" if cells else "Fac"]

    def spread(self, grey, low, high):
        """Noise lives between 0.3 and 0.7: stretches that to low … high."""
        node = self.tree.nodes.new("ShaderNodeMapRange")
        for socket, value in (("From Min", 0.3), ("From Max", 0.7), ("To Min", low), ("To Max", high)):
            node.inputs[socket].default_value = value
        self.link(grey, node.inputs["Value"])
        return node.outputs["Result"]

    def uneven(self, brushed=(40, 40, 40), by=0.04, smudge=0.06):
        """Roughness that varies: fine along the brushing, and large smudges of hands."""
        fine = self.spread(self.noise(brushed, 4), -by, by)
        large = self.spread(self.noise((2.2, 2.2, 2.2), 6, seed=3), self.roughness - smudge * 0.4, self.roughness + smudge)
        total = self.tree.nodes.new("ShaderNodeMath")
        total.use_clamp = True
        self.link(fine, total.inputs[0])
        self.link(large, total.inputs[1])
        self.link(total.outputs[0], self.shader.inputs["Roughness"])
        return self

    def mottled(self, by=0.25, scale=(3, 3, 3)):
        """Colour that varies by a share of itself."""
        mix = self.tree.nodes.new("ShaderNodeMixRGB")
        mix.inputs[1].default_value = (*[c * (1 - by) for c in self.colour], 1)
        mix.inputs[2].default_value = (*[min(1, c * (1 + by)) for c in self.colour], 1)
        self.link(self.spread(self.noise(scale, 6, seed=9), 0, 1), mix.inputs[0])
        self.link(mix.outputs[0], self.shader.inputs["Base Color"])
        return self

    def brushed(self, across, by=0.7):
        """Spreads its highlights along `across`, a direction of the object: at right angles to the brushing."""
        world = self.tree.nodes.new("ShaderNodeVectorTransform")
        world.vector_type, world.convert_from, world.convert_to = "VECTOR", "OBJECT", "WORLD"
        world.inputs[0].default_value = across
        self.link(world.outputs[0], self.shader.inputs["Tangent"])
        self.set("Anisotropic", by)
        return self

    def relief(self, *bumps, edge=0.0):
        """Bumps of (scale, height in mm[, True for cells]) over edges rounded by `edge` mm, which no bevel has to make."""
        normal = None
        if edge:
            bevel = self.tree.nodes.new("ShaderNodeBevel")
            bevel.inputs["Radius"].default_value = edge * MM
            normal = bevel.outputs[0]
        for scale, height, *cells in bumps:
            bump = self.tree.nodes.new("ShaderNodeBump")
            bump.inputs["Distance"].default_value = height * MM
            self.link(self.noise(scale, 3, seed=height, cells=bool(cells)), bump.inputs["Height"])
            if normal:
                self.link(normal, bump.inputs["Normal"])
            normal = bump.outputs[0]
        if normal:
            self.link(normal, self.shader.inputs["Normal"])
        return self


def workshop():
    """The materials that the scenes share, by name. To be called after `reset`."""
    surfaces = {
        "brushed": Surface("brushed", (0.62, 0.61, 0.59), 0.28, 1).uneven((1.5, 150, 150)).relief(((1, 130, 130), 0.0035), edge=0.35),
        "brushed_up": Surface("brushed_up", (0.62, 0.61, 0.59), 0.31, 1).uneven((150, 150, 1.5)).relief(((130, 130, 1.2), 0.0035), edge=0.35),
        "satin": Surface("satin", (0.64, 0.62, 0.58), 0.30, 1).uneven((12, 12, 12), 0.03),
        "chrome": Surface("chrome", (0.72, 0.71, 0.69), 0.11, 1).uneven((30, 30, 30), 0.02, 0.07).relief(edge=0.25),
        "nickel": Surface("nickel", (0.68, 0.65, 0.59), 0.20, 1).uneven((30, 30, 30), 0.03, 0.1).relief(((14, 14, 14), 0.004), edge=0.25),
        "brass": Surface("brass", (0.80, 0.54, 0.20), 0.22, 1).uneven((30, 30, 30), 0.03, 0.08).relief(((14, 14, 14), 0.004), edge=0.25),
        "black": Surface("black", (0.012, 0.012, 0.013), 0.42).uneven((90, 90, 90), 0.06).relief(((160, 160, 160), 0.012), edge=0.4),
        "void": Surface("void", (0.004, 0.004, 0.004), 0.6),
        "orange": Surface("orange", (0.88, 0.17, 0.008), 0.36).uneven((60, 60, 60)).relief(((180, 180, 180), 0.006)),
        "leather": Surface("leather", (0.62, 0.13, 0.012), 0.48).mottled(0.25, (6, 6, 6)).relief(((55, 55, 55), 0.1, True), ((12, 12, 12), 0.1)),
        "paint": Surface("paint", (0.006, 0.036, 0.062), 0.27, coat=0.25).uneven((14, 14, 0.8), 0.05).relief(((20, 20, 0.35), 0.055), ((3, 3, 0.25), 0.14), edge=1.2),
        "steel_paint": Surface("steel_paint", (0.020, 0.021, 0.023), 0.44, coat=0.12).uneven((60, 60, 60)).relief(((220, 220, 220), 0.02), ((4, 4, 4), 0.15), edge=1.0),
        "oak": Surface("oak", (0.34, 0.17, 0.065), 0.42).mottled(0.4, (26, 26, 1.2)).relief(((40, 40, 1.5), 0.06), edge=0.8),
        "slate": Surface("slate", (0.012, 0.013, 0.015), 0.46).uneven((5, 5, 5), 0.1, 0.1).relief(((9, 9, 9), 0.25), ((60, 60, 60), 0.03)),
        "stone": Surface("stone", (0.46, 0.40, 0.32), 0.85).mottled(0.28, (1.4, 1.4, 1.4)).relief(((2.2, 2.2, 2.2), 2.2), ((22, 22, 22), 0.6)),
        "hall": Surface("hall", (0.62, 0.40, 0.20), 0.8),
        "wall": Surface("wall", (0.05, 0.05, 0.055), 0.7).relief(((6, 6, 6), 0.4)),
    }
    return {name: surface.material for name, surface in surfaces.items()}
