"""Anti-pry angle bar along a door's frame: it covers the gap where a crowbar would bite."""
from kit import doors, locks, materials, shapes, studio

m = materials.workshop()
leaf = shapes.pivot()
doors.panelled_leaf(m, leaf)
doors.lock_plate(m, shapes.pivot((-64, 0, 0), parent=leaf))
shapes.box((6, 90), (-4, 80), (-1200, 1300), m["paint"], 3)
shapes.box((90, 800), (-40, 80), (-1200, 1300), m["stone"], 4)
bar = [(-22, -8.5), (34, -8.5), (34, -2), (30, -2), (30, -5), (-22, -5)]
shapes.prism(bar, (-1200, 1300), "z", m["brushed_up"], 0.7, segments=3)
for z in range(-520, 700, 120):
    locks.screw(m, (16, -8.8, z + 36), radius=5, turn=z % 60, slot="hex")
studio.surroundings("city", 0.4, 200, (0.3, 0.55, 1))
studio.soft_box((-1500, -1500, 1200), (0, 0, 0), 1400, 1300, studio.DUSK, 1400)
studio.soft_box((420, -620, 60), (0, -10, 30), 300, 150, (1, 0.72, 0.45), 900)
studio.soft_box((-500, -520, 300), (-20, -10, 20), 200, 130, (0.9, 0.95, 1), 400)
studio.soft_box((-90, -700, 420), (0, 0, 30), 120, 50, (1, 0.97, 0.92), 700)
studio.camera((270, -420, 120), (-14, 0, 26), 50, focus=(8, -8, 40), stop=5.6)
