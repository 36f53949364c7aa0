type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What was typed before React took over, and where the focus is: rendered anew, fields would come back empty. Followed until
 * then, for hydration takes a slow phone a second.
 *
 * @returns puts it back, once, into the fields of the same id
 */
export function keepTyped(site: HTMLElement): () => void {
	const typed = new Map<string, Control>();
	const keep = (target: EventTarget | null) => {
		if (isControl(target) && target.id) typed.set(target.id, target);
	};
	for (const control of site.querySelectorAll("input, textarea, select")) keep(control);
	let focused = document.activeElement?.id ?? "";
	site.addEventListener("input", ({ target }) => keep(target), { capture: true });
	site.addEventListener("focusin", ({ target }) => (focused = target instanceof Element ? target.id : ""));
	return () => {
		for (const [id, before] of typed) {
			const now = document.getElementById(id);
			if (now === before || !isControl(now)) continue;
			if (now instanceof HTMLInputElement && before instanceof HTMLInputElement) now.checked = before.checked;
			now.value = before.value;
		}
		if (document.activeElement === document.body && focused) document.getElementById(focused)?.focus();
		// Once: what React renders anew later holds what its visitor typed since.
		typed.clear();
		focused = "";
	};
}

const isControl = (target: unknown): target is Control =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
