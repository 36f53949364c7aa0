/*
 * A tick that answers for several sets theirs, in sight: whoever takes one of them back takes it back with the others kept. Runs in the
 * browser; without it the relay reads the one tick for all (atelier/form.ts).
 */

export {};

document.addEventListener("change", ({ target }) => {
	if (!(target instanceof HTMLInputElement) || target.type !== "checkbox") return;
	const part = target.closest(".part");
	const all = part?.querySelector<HTMLInputElement>(".tick-all input");
	if (!part || !all) return;
	if (target !== all) {
		if (target.checked || !all.checked || !target.closest(".of-all")) return;
		all.checked = false;
		// Kept so too.
		all.dispatchEvent(new Event("input", { bubbles: true }));
		return;
	}
	for (const one of part.querySelectorAll<HTMLInputElement>(".of-all > input")) {
		if (one.checked === all.checked) continue;
		one.checked = all.checked;
		one.dispatchEvent(new Event("input", { bubbles: true }));
		one.dispatchEvent(new Event("change", { bubbles: true }));
	}
});
