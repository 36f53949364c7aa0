"""
Develops a denoised picture as a film would be: exposure, contrast, a little bloom and a darker rim.

    blender -b -noaudio -P develop.py -- IN.npy OUT.png [exposure] [bloom] [vignette]
"""
import sys

import bpy
import numpy

source, out, *options = sys.argv[sys.argv.index("--") + 1 :]
exposure, bloom, vignette = (float(options[i]) if len(options) > i else d for i, d in enumerate((0.0, 0.06, 0.3)))

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
linear = numpy.load(source)
height, width, _ = linear.shape
picture = bpy.data.images.new("picture", width, height, float_buffer=True, alpha=False)
picture.colorspace_settings.name = "Linear"
pixels = numpy.ones((height, width, 4), numpy.float32)
pixels[..., :3] = linear[::-1]
picture.pixels.foreach_set(pixels.ravel())
picture.update()
picture.pack()

scene.render.resolution_x, scene.render.resolution_y = width, height
scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
scene.view_settings.exposure = exposure
scene.use_nodes = True
nodes, links = scene.node_tree.nodes, scene.node_tree.links
nodes.clear()
image = nodes.new("CompositorNodeImage")
image.image = picture
glow = nodes.new("CompositorNodeGlare")
glow.glare_type, glow.quality, glow.threshold, glow.size, glow.mix = "FOG_GLOW", "HIGH", 1.0, 8, bloom * 2 - 1
rim = nodes.new("CompositorNodeEllipseMask")
rim.width, rim.height = 1.05, 0.95
soft = nodes.new("CompositorNodeBlur")
soft.size_x = soft.size_y = int(width * 0.22)
soft.filter_type = "FAST_GAUSS"
depth = nodes.new("CompositorNodeMapRange")
depth.inputs[3].default_value, depth.inputs[4].default_value = 1 - vignette, 1
darker = nodes.new("CompositorNodeMixRGB")
darker.blend_type = "MULTIPLY"
darker.inputs[0].default_value = 1
links.new(image.outputs[0], glow.inputs[0])
links.new(rim.outputs[0], soft.inputs[0])
links.new(soft.outputs[0], depth.inputs[0])
links.new(glow.outputs[0], darker.inputs[1])
links.new(depth.outputs[0], darker.inputs[2])
links.new(darker.outputs[0], nodes.new("CompositorNodeComposite").inputs[0])
camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
scene.collection.objects.link(camera)
scene.camera = camera
scene.render.engine, scene.cycles.samples = "CYCLES", 1
scene.render.image_settings.file_format, scene.render.filepath = "PNG", out
bpy.ops.render.render(write_still=True)
