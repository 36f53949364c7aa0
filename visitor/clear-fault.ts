/*
 * What was wrong with a signature, a word or a number goes once its form is touched again: filled in, it still read as refused. Runs in
 * the browser; without it the next press tells.
 */

document.addEventListener("input", ({ target }) => {
	if (!(target instanceof HTMLElement)) return;
	for (const fault of target.closest("form")?.querySelectorAll<HTMLElement>("[role=alert], [aria-invalid]") ?? []) {
		if (fault.role === "alert") fault.hidden = true;
		fault.removeAttribute("aria-invalid");
	}
});

export {};
