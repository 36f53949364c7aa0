"""Light, camera, and the passes that a render leaves for the denoiser."""
import math
import os

import bpy
import numpy
from mathutils import Euler, Vector

from .shapes import MM, place

DAYLIGHT, WARM, AMBER, DUSK = (1, 0.97, 0.93), (1, 0.5, 0.16), (1, 0.29, 0.03), (0.36, 0.58, 1)


def soft_box(at, towards, width, power, colour=DAYLIGHT, height=None):
    """A rectangular light, seen only in what it lights: metal shows it where it mirrors the camera."""
    lamp = bpy.data.lights.new("soft box", "AREA")
    lamp.energy, lamp.color, lamp.size = power, colour, width * MM
    if height:
        lamp.shape, lamp.size_y = "RECTANGLE", height * MM
    thing = bpy.data.objects.new("soft box", lamp)
    thing.location = [c * MM for c in at]
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    return place(thing)


def bulb(at, power, colour=WARM, radius=20):
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, colour, radius * MM
    thing = bpy.data.objects.new("bulb", lamp)
    thing.location = [c * MM for c in at]
    return place(thing)


def surroundings(image="studio", strength=0.3, turn=0, tint=(1, 1, 1)):
    """A weak sky from one of Blender's own studio pictures (CC0), tinted."""
    world = bpy.data.worlds.new("surroundings")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    folder = os.path.join(bpy.utils.resource_path("SYSTEM"), "datafiles", "studiolights", "world")
    sky = nodes.new("ShaderNodeTexEnvironment")
    sky.image = bpy.data.images.load(os.path.join(folder, f"{image}.exr"))
    turned = nodes.new("ShaderNodeMapping")
    turned.inputs["Rotation"].default_value[2] = math.radians(turn)
    tinted = nodes.new("ShaderNodeMixRGB")
    tinted.blend_type = "MULTIPLY"
    tinted.inputs[0].default_value = 1
    tinted.inputs[2].default_value = (*tint, 1)
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], turned.inputs[0])
    links.new(turned.outputs[0], sky.inputs[0])
    links.new(sky.outputs[0], tinted.inputs[1])
    links.new(tinted.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength


def camera(at, towards, lens=70, focus=None, stop=4.0, roll=0, shift=(0, 0)):
    """A camera in mm, its focus on a point in the world, `stop` a real f-number."""
    data = bpy.data.cameras.new("camera")
    thing = place(bpy.data.objects.new("camera", data))
    thing.location = [c * MM for c in at]
    gaze = Vector(towards) - Vector(at)
    turn = gaze.to_track_quat("-Z", "Y") @ Euler((0, 0, math.radians(roll))).to_quaternion()
    thing.rotation_euler = turn.to_euler()
    data.lens, data.clip_start, data.clip_end = lens, 0.01, 1000
    data.shift_x, data.shift_y = shift
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus or towards) - Vector(at)).dot(gaze.normalized()) * MM
    # One unit is 0.1 m, so a real f-number blurs ten times too little unless it is scaled with the scene.
    data.dof.aperture_fstop = stop * 0.1
    data.dof.aperture_blades = 9
    bpy.context.scene.camera = thing


PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def render(out, width, height, samples):
    """Renders with Cycles on the processor and leaves OUT-colour.npy, -albedo.npy and -normal.npy: linear, height x width x 3."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.015
    cycles.adaptive_min_samples = min(24, samples)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 4
    cycles.caustics_reflective = cycles.caustics_refractive = cycles.use_denoising = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.6
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = os.path.dirname(out)
    files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGB"
    files.file_slots.clear()
    name = os.path.basename(out)
    for suffix, source in PASSES.items():
        files.file_slots.new(f"{name}-{suffix}-")
        tree.links.new(layers.outputs[source], files.inputs[-1])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    bpy.ops.render.render(write_still=False)
    for suffix in PASSES:
        path = f"{out}-{suffix}-{scene.frame_current:04d}.exr"
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = "Non-Color"
        wide, high = image.size
        pixels = numpy.empty(wide * high * image.channels, numpy.float32)
        image.pixels.foreach_get(pixels)
        numpy.save(f"{out}-{suffix}.npy", pixels.reshape(high, wide, image.channels)[::-1, :, :3])
        os.remove(path)
