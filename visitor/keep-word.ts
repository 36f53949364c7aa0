/*
 * A word half written, and a name typed for signature, are found again on this device: a call came, or the network went. Gone once the
 * page has the word, or asks for none any more, and with the request when that is erased. Runs in the browser.
 */

const TYPED_KEY = "suivi-saisie";
/** « /suivi/JETON », then the page under it. */
const REQUEST = `${TYPED_KEY} ${location.pathname.split("/").slice(0, 3).join("/")} `;
const PAGE = `${REQUEST}${location.pathname} `;
const fields = [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>("textarea, [autocomplete=name]")];
const asked = new Set(fields.map(({ name }) => PAGE + name));
const told = new Set<string | undefined>(
	[...document.querySelectorAll(".history .typed")].map(({ textContent }) => textContent?.trim()),
);
const isOver = (key: string) =>
	key.startsWith(PAGE) && (!asked.has(key) || told.has(localStorage.getItem(key)?.trim()));

try {
	const drops = "drops" in document.body.dataset;
	for (const key of Object.keys(localStorage))
		if (drops ? key.startsWith(REQUEST) : isOver(key)) localStorage.removeItem(key);
	const unsent = document.querySelector<HTMLElement>("[data-unsent]");
	for (const field of fields) {
		// What the relay gave back is the newer.
		field.value ||= localStorage.getItem(PAGE + field.name) ?? "";
		// Photographs left, and the word did not.
		if (unsent && field.value !== "") unsent.hidden = false;
		field.addEventListener("input", () => {
			if (field.value === "") localStorage.removeItem(PAGE + field.name);
			else localStorage.setItem(PAGE + field.name, field.value);
		});
	}
} catch {
	// Forbidden, or full: the page itself still holds it.
}
