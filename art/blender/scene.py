"""Runs one scene of scenes/ and renders what it built: blender -b -noaudio -P scene.py -- NAME OUT WIDTH HEIGHT SAMPLES

A scene finds an empty world, `kit` on its path, and two names: OUT, where its files begin, and SAMPLES.
"""
import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from kit import shapes, studio  # noqa: E402

NAME, OUT, WIDTH, HEIGHT, SAMPLES = sys.argv[sys.argv.index("--") + 1 :]

shapes.reset()
given = {"OUT": os.path.abspath(OUT), "SAMPLES": int(SAMPLES)}
runpy.run_path(os.path.join(HERE, "scenes", f"{NAME}.py"), given)
studio.render(os.path.abspath(OUT), int(WIDTH), int(HEIGHT), int(SAMPLES))
