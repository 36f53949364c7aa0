/*
 * A photograph's form where script runs: the photograph is seen before it is sent, with the part that pages will show; a tap moves that
 * part; once it is sent, how far it is. Runs in the browser; without it nine positions are offered, and a line says how long to wait.
 */

const SHAPE = 1.6;
const ASK_AGAIN_MS = 1_000;

const chosen = document.querySelector<HTMLInputElement>("input[type=file]");
const form = chosen?.form;
if (chosen && form) {
	const [figure, picture, frame, hint] = (["figure", "img", "div", "figcaption"] as const).map((name) =>
		document.createElement(name),
	) as [HTMLElement, HTMLImageElement, HTMLDivElement, HTMLElement];
	figure.className = "photo-chosen";
	picture.alt = "";
	hint.className = "text-small";
	hint.textContent =
		"Touchez ce qui doit se voir\u202f: les pages montreront ce qui est dans le cadre, les vignettes son milieu.";
	const seen = form.querySelectorAll<HTMLInputElement>("[name=cadre]");
	const waiting = form.querySelectorAll<HTMLInputElement>("[name=arrivee]");
	// A tenth choice, finer than the nine.
	const point = document.createElement("input");
	Object.assign(point, { type: "radio", name: "cadre", hidden: true });

	chosen.addEventListener("change", () => {
		URL.revokeObjectURL(picture.src);
		figure.remove();
		const files = [...(chosen.files ?? [])].filter(({ type }) => type.startsWith("image/"));
		if (chosen.multiple) return showSmall(files);
		if (files[0]) picture.src = URL.createObjectURL(files[0]);
	});
	// One that came with others is looked at in the same way.
	for (const one of waiting)
		one.addEventListener("change", () => {
			chosen.value = "";
			figure.remove();
			const [small] = one.labels?.[0]?.getElementsByTagName("img") ?? [];
			if (small) picture.src = small.src;
		});
	for (const one of waiting) if (one.checked && one.value !== "") one.dispatchEvent(new Event("change"));
	picture.addEventListener("load", () => {
		const box = document.createElement("div");
		box.append(picture, frame);
		figure.replaceChildren(box, hint, point);
		chosen.after(figure);
		draw();
	});
	picture.addEventListener("click", ({ offsetX, offsetY }) => {
		const [width, height] = kept();
		point.value = [shareOf(offsetX / picture.width, width), shareOf(offsetY / picture.height, height)].join(" ");
		point.checked = true;
		draw();
	});
	form.addEventListener("change", draw);

	/** Those that are about to leave together. */
	function showSmall(files: readonly File[]): void {
		const small = files.map((file) => {
			const one = new Image(96);
			one.src = URL.createObjectURL(file);
			return one;
		});
		figure.className = "photo-waiting";
		figure.replaceChildren(...small);
		chosen?.after(figure);
	}
	/** What is kept, in parts of the whole: all of its width, or all of its height. */
	function kept(): [width: number, height: number] {
		const shape = picture.naturalWidth / picture.naturalHeight;
		return [Math.min(1, SHAPE / shape), Math.min(1, shape / SHAPE)];
	}
	/** How much of what is cut off goes on the near side, in percent, for that point to stand in the middle. */
	function shareOf(at: number, length: number): number {
		return length > 0.999 ? 50 : Math.round(100 * Math.min(1, Math.max(0, (at - length / 2) / (1 - length))));
	}
	function draw(): void {
		const [across = 50, down = 50] = ([point, ...seen].find(({ checked }) => checked)?.value ?? "")
			.split(" ")
			.map(Number);
		const [width, height] = kept();
		Object.assign(frame.style, {
			width: `${100 * width}%`,
			height: `${100 * height}%`,
			left: `${(1 - width) * across}%`,
			top: `${(1 - height) * down}%`,
		});
	}

	form.addEventListener("submit", () => {
		const line = document.getElementById("photo-attente");
		const count = chosen.files?.length ?? 0;
		const isOfTray = [...waiting].some(({ checked, value }) => checked && value !== "");
		if (!line || (count === 0 && !isOfTray)) return;
		const [said, bar] = [document.createElement("span"), document.createElement("progress")];
		bar.className = "bar mt-1";
		said.textContent =
			count > 1 ? "Vos photos partent. Ne fermez pas la page." : "Votre photo part. Ne fermez pas la page.";
		line.setAttribute("role", "status");
		line.replaceChildren(said, bar);
		// The page stays until the answer is there: the browser goes on by itself, as without script.
		const watch = async () => {
			const answer = await fetch("/carnet/atelier/photo-en-cours").catch(() => undefined);
			const { made = 0, of = 0 } = answer?.ok ? ((await answer.json()) as { made?: number; of?: number }) : {};
			if (made > 0) {
				said.textContent = "La photo est arrivée, le site la prépare. Ne fermez pas la page.";
				Object.assign(bar, { value: made, max: of });
			}
			setTimeout(watch, ASK_AGAIN_MS);
		};
		setTimeout(watch, ASK_AGAIN_MS);
	});
}
