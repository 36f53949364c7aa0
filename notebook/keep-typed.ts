/*
 * Nothing typed is lost: what is written in the notebook's forms is kept on this device until the relay has it. A call, a page left,
 * a session that ended or a network that went: the page finds it again. Runs in the browser; without it pages work as before.
 */

import "../atelier/chosen-photo.ts";
import "./device-key.ts";
import "./new-requests.ts";
import "./quote-sum.ts";
import "./tick-all.ts";
import { tellUnsaved } from "./unsaved.ts";
import "./whole-request.ts";

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
/** Fields whose names a line can hold. */
const NAMED_AT_MOST = 3;
/** « 27 novembre à 14 h 05 », by the clock of the device. */
function moment(atMs: number): string {
	const at = new Date(atMs);
	const minutes = String(at.getMinutes()).padStart(2, "0");
	return `${at.toLocaleDateString("fr-FR", { day: "numeric", month: "long" })} à ${at.getHours()}\u00a0h\u00a0${minutes}`;
}

/** What a page's forms are about: its address without what only says a notice. A request by its link has a name of its own. */
const asked = new URLSearchParams(location.search);
const about = asked.get("ville") ?? asked.get("image");
const key = `${PREFIX}${document.body.dataset.keep ?? location.pathname}${about === null ? "" : ` ${about}`}`;

function read(name: string): Entry {
	try {
		return JSON.parse(localStorage.getItem(name) ?? "") as Entry;
	} catch {
		return { atMs: 0, typed: {}, sent: [] };
	}
}
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
const bare = (words: string) => words.replace(/[\s.,-]+/g, "").toLowerCase();
const typedIn = (control: Control) => (isTick(control) ? String(control.checked) : control.value);
function shownBy(control: Control): string {
	// Put back by the page over what stands.
	if (control.dataset.before !== undefined) return control.dataset.before;
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

const controls = [...document.querySelectorAll<Control>("input, textarea, select")].filter(
	(control) =>
		control.form?.method === "post" &&
		!/^(hidden|file|password|submit)$/.test(control.type) &&
		// Chosen for the photograph of the moment.
		control.closest("[data-fleeting]") === null,
);

const dropAll = () => {
	for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
};
// Ended from another device: the next who holds this one reads nothing. Older browsers, and http, know no Clear-Site-Data.
if ("drops" in document.body.dataset) dropAll();

/** What was sent is done; a page that refuses some of it says so beside the field, and keeps that. */
const isNoted = document.querySelector(".said[role=status]") !== null;
const refused = new Set(controls.filter((control) => control.ariaInvalid === "true").map(nameOf));
for (const name of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
	const entry = read(name);
	if (Date.now() - entry.atMs > KEPT_MS) localStorage.removeItem(name);
	else if (entry.sent.length > 0) {
		if (isNoted) for (const control of entry.sent) if (!refused.has(control)) delete entry.typed[control];
		// The mark lives for one page: a post that never arrived is not done because another is.
		write(name, { ...entry, sent: [] });
	}
}

/** The page came back with what was typed, and nothing of it is kept yet. */
const isRefused = document.querySelector("main [role=alert]") !== null;
const kept = read(key);
for (const control of controls.filter(({ dataset }) => dataset.before !== undefined)) {
	// What was typed since, on this very page, is the newer.
	kept.typed[nameOf(control)] ??= { now: typedIn(control), before: shownBy(control) };
	kept.atMs ||= Date.now();
}
const found = controls.filter((control) => {
	const { now, before } = kept.typed[nameOf(control)] ?? {};
	if (now === undefined) return false;
	const isElsewhere = shownBy(control) !== before;
	// As the relay gave it back, or has it by now; a tick that was set elsewhere stands.
	if (now === typedIn(control) || (isElsewhere && isTick(control))) {
		if (!isRefused && control.dataset.before === undefined) delete kept.typed[nameOf(control)];
		return false;
	}
	// The relay has it, written its own way: « 06 39 98 00 12 ».
	if (isElsewhere && bare(shownBy(control)) === bare(now)) {
		delete kept.typed[nameOf(control)];
		return false;
	}
	if (isElsewhere && shownBy(control) !== "") {
		const other = document.createElement("p");
		other.className = "text-small";
		other.textContent = `Écrit ailleurs depuis\u202f: ${shownBy(control)}`;
		control.after(other);
	}
	fill(control, now);
	for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
		fold.open = true;
	return true;
});
// The usual answer's tick goes once its answer stands: nothing could ever clear it.
if (!isRefused && controls.length > 0)
	for (const name of Object.keys(kept.typed))
		if (name.includes("=") && !controls.some((control) => nameOf(control) === name)) delete kept.typed[name];
if (kept.atMs > 0) write(key, kept);
tellUnsaved(
	Object.keys(localStorage)
		.filter((name) => name.startsWith(PREFIX) && Object.keys(read(name).typed).length > 0)
		.map((name) => name.slice(PREFIX.length)),
);
// On a page that refuses, all was typed a moment ago.
if (found.length > 0 && !isRefused) tell(found);

/** Its label, without « (facultatif) », which stands in an element of its own; of a quote's line what that is. */
function saidOf(control: Control): string {
	const named = control.closest(".quote-row")?.querySelector("legend") ?? control.labels?.[0]?.firstChild;
	return named?.textContent?.trim() ?? "";
}

/** Says what was found again, and takes it back where it is wanted no more. */
function tell(again: readonly Control[]): void {
	const line = document.createElement("p");
	line.className = "said border-good";
	line.setAttribute("role", "status");
	line.dataset.found = "";
	const text = document.createElement("span");
	text.className = "grow";
	const names = new Set(again.map(saidOf));
	const all = [...names].filter((name) => name !== "");
	const named = [...all.slice(0, NAMED_AT_MOST), ...(all.length > NAMED_AT_MOST ? ["…"] : [])];
	text.textContent = `Retrouvé\u202f: ce que vous aviez tapé le ${moment(kept.atMs)}${named.length > 0 ? ` (${named.join(", ")})` : ""}.`;
	const drop = document.createElement("button");
	drop.type = "button";
	drop.className = "link tap flex";
	drop.textContent = "L’effacer";
	drop.addEventListener("click", () => {
		for (const control of again) fill(control, shownBy(control));
		localStorage.removeItem(key);
		line.remove();
		// Whoever adds up what is typed adds again.
		document.dispatchEvent(new Event("input"));
	});
	text.append(drop);
	line.append(text);
	document.querySelector("main")?.prepend(line);
}

function keep({ target }: Event): void {
	const control = controls.find((one) => one === target);
	if (control === undefined) return;
	// Read again: another tab of this page may have written since.
	const entry = read(key);
	// Of several ticks of one name, the others change too.
	for (const one of controls.filter(({ name, form }) => name === control.name && form === control.form)) {
		const [now, before] = [typedIn(one), shownBy(one)];
		if (now === before) delete entry.typed[nameOf(one)];
		else entry.typed[nameOf(one)] = { now, before };
	}
	write(key, { ...entry, atMs: Date.now(), sent: [] });
}
document.addEventListener("input", keep);
document.addEventListener("change", keep);
document.addEventListener("submit", ({ target }) => {
	const form = target as HTMLFormElement;
	if (form.action.endsWith("/carnet/sortir")) return dropAll();
	// Erased for good: here too.
	if (new FormData(form).get("confirme") === "oui") return localStorage.removeItem(key);
	// The page before the last carries what was typed without showing it: « Le mettre sur sa page ».
	const carried = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name }) => name);
	const shown = controls.filter((control) => control.form === form).map(nameOf);
	write(key, { ...read(key), sent: [...shown, ...carried] });
});
