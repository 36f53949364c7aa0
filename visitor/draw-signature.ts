/*
 * Runs in the browser, beside the name that signs a quote: what a finger draws goes along as a path, in the units of its drawing
 * (notebook/quote/trace.ts reads it). Nobody has to.
 */

import { TRACE_AT_MOST } from "#notebook/quote/trace.ts";

const box = document.querySelector<HTMLElement>("[data-sign]");
const drawing = box?.querySelector("svg");
const line = drawing?.querySelector("path");
const sent = box?.querySelector<HTMLInputElement>("input");

if (box && drawing && line && sent) {
	let path = sent.value;
	let isDown = false;
	const show = () => {
		line.setAttribute("d", path);
		sent.value = path;
	};
	const mark = (command: "M" | "L", { clientX, clientY }: PointerEvent) => {
		const { left, top, width, height } = drawing.getBoundingClientRect();
		const { width: whole, height: high } = drawing.viewBox.baseVal;
		const within = (part: number, most: number) => Math.min(most - 1, Math.max(0, Math.round(part * most)));
		const step = `${command}${within((clientX - left) / width, whole)} ${within((clientY - top) / height, high)}`;
		// More is a scribble: the rest is not drawn.
		if (path.length + step.length <= TRACE_AT_MOST) path += step;
		show();
	};
	drawing.addEventListener("pointerdown", (event) => {
		isDown = true;
		drawing.setPointerCapture(event.pointerId);
		mark("M", event);
	});
	drawing.addEventListener("pointermove", (event) => {
		if (isDown) mark("L", event);
	});
	for (const end of ["pointerup", "pointercancel"]) drawing.addEventListener(end, () => (isDown = false));
	box.querySelector("button")?.addEventListener("click", () => {
		path = "";
		show();
	});
	box.hidden = false;
	show();
}
