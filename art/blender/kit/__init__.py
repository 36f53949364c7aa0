"""
A kit of parts for Blender 3.4 with Cycles. All lengths are millimetres; one Blender unit is 100 mm (see `shapes.MM`).
The front of a door looks towards -y, x runs to the right, z upwards.
"""
