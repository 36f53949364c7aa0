/*
 * Nothing typed is lost: what is written in the notebook's forms is kept on this device until the relay has it. A call, a page left,
 * a session that ended or a network that went: the page finds it again. Runs in the browser; without it pages work as before.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Entry {
	atMs: number;
	/** By control: what was typed, over what the page showed. */
	typed: Record<string, { now: string; before: string }>;
	/** Controls of the form that is on its way: gone once a page says that it was done. */
	sent: string[];
}

const PREFIX = "carnet-saisie ";
const KEPT_MS = 30 * 86_400_000;
/** « 27 novembre à 14 h 05 », by the clock of the device. */
function moment(atMs: number): string {
	const at = new Date(atMs);
	const minutes = String(at.getMinutes()).padStart(2, "0");
	return `${at.toLocaleDateString("fr-FR", { day: "numeric", month: "long" })} à ${at.getHours()}\u00a0h\u00a0${minutes}`;
}

/** What a page's forms are about: its address without what only says a notice. A request by its link has a name of its own. */
const town = new URLSearchParams(location.search).get("ville");
const key = `${PREFIX}${document.body.dataset.keep ?? location.pathname}${town === null ? "" : ` ${town}`}`;

const read = (name: string): Entry | undefined => {
	try {
		return JSON.parse(localStorage.getItem(name) ?? "") as Entry;
	} catch {
		return undefined;
	}
};
function write(name: string, entry: Entry): void {
	try {
		if (Object.keys(entry.typed).length === 0) localStorage.removeItem(name);
		else localStorage.setItem(name, JSON.stringify(entry));
	} catch {
		// Full, or forbidden: the page itself still holds what was typed.
	}
}

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);
const nameOf = (control: Control) => `${control.id || control.name}${isTick(control) ? `=${control.value}` : ""}`;
const typedIn = (control: Control) => (isTick(control) ? String(control.checked) : control.value);
function shownBy(control: Control): string {
	if (control instanceof HTMLSelectElement)
		return (
			[...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.options[0]?.value ?? ""
		);
	return isTick(control) ? String(control.defaultChecked) : control.defaultValue;
}
function fill(control: Control, value: string): void {
	if (isTick(control)) control.checked = value === "true";
	else control.value = value;
}

const controls = [...document.querySelectorAll<Control>("form[method=post] :is(input, textarea, select)")].filter(
	({ type }) => !/^(hidden|file|password|submit)$/.test(type),
);

const isDone = document.querySelector(".said[role=status]") !== null;
for (const name of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
	const entry = read(name);
	if (entry === undefined || Date.now() - entry.atMs > KEPT_MS) localStorage.removeItem(name);
	else if (isDone && entry.sent.length > 0) {
		for (const control of entry.sent) delete entry.typed[control];
		write(name, { ...entry, sent: [] });
	}
}

const entry: Entry = read(key) ?? { atMs: 0, typed: {}, sent: [] };
const found = controls.filter((control) => {
	const kept = entry.typed[nameOf(control)];
	// As the relay gave it back, or as it is written by now.
	if (kept === undefined || kept.now === typedIn(control)) return false;
	fill(control, kept.now);
	for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
		fold.open = true;
	return true;
});
if (found.length > 0) tell(found);

/** Says what was found again, and takes it back where it is wanted no more. */
function tell(again: readonly Control[]): void {
	const line = document.createElement("p");
	line.className = "said border-good";
	line.setAttribute("role", "status");
	line.dataset.found = "";
	const text = document.createElement("span");
	text.className = "grow";
	text.textContent = `Retrouvé\u202f: ce que vous aviez tapé le ${moment(entry.atMs)}.`;
	const drop = document.createElement("button");
	drop.type = "button";
	drop.className = "link tap flex";
	drop.textContent = "L’effacer";
	drop.addEventListener("click", () => {
		for (const control of again) fill(control, shownBy(control));
		write(key, { ...entry, typed: {} });
		entry.typed = {};
		line.remove();
	});
	text.append(drop);
	line.append(text);
	document.querySelector("main")?.prepend(line);
}

function keep({ target }: Event): void {
	const control = controls.find((one) => one === target);
	if (control === undefined) return;
	// Of several ticks of one name, the others change too.
	for (const one of controls.filter(({ name, form }) => name === control.name && form === control.form)) {
		const [now, before] = [typedIn(one), shownBy(one)];
		if (now === before) delete entry.typed[nameOf(one)];
		else entry.typed[nameOf(one)] = { now, before };
	}
	entry.atMs = Date.now();
	entry.sent = [];
	write(key, entry);
}
document.addEventListener("input", keep);
document.addEventListener("change", keep);
document.addEventListener("submit", ({ target }) => {
	entry.sent = controls.filter(({ form }) => form === target).map(nameOf);
	write(key, entry);
});
