import { type CheerioAPI, load } from "cheerio";

/** What a person may fill or tick, with its form. */
export interface Control {
	form: ReturnType<CheerioAPI>;
	name: string;
	/** Of a textarea or select: the tag. */
	type: string;
	element: ReturnType<CheerioAPI>;
}

/** The form that a field or button belongs to, wherever it stands. */
const formOf = ($: CheerioAPI, element: ReturnType<CheerioAPI>) => {
	const id = element.attr("form");
	return id === undefined ? element.closest("form") : $(`form[id="${id}"]`);
};

/** Of no form at all, it is one that was forgotten. */
const isPosted = ({ form }: Pick<Control, "form">) => form.length === 0 || form.attr("method") === "post";

const all = ($: CheerioAPI): Control[] =>
	$("input, textarea, select")
		.toArray()
		.map((found) => {
			const element = $(found);
			const type = found.tagName === "input" ? (element.attr("type") ?? "text") : found.tagName;
			return { form: formOf($, element), name: element.attr("name") ?? "", type, element };
		});

/** Fields that a person sees, of forms that are posted. */
export const controlsIn = ($: CheerioAPI): Control[] =>
	all($).filter((control) => isPosted(control) && control.type !== "hidden");

/** Buttons that post, with their forms. */
export const buttonsIn = ($: CheerioAPI) =>
	$("button[type=submit]")
		.toArray()
		.map((found) => ({ form: formOf($, $(found)), element: $(found) }))
		.filter(isPosted);

const isTick = ({ type }: Control) => type === "checkbox" || type === "radio";

/** What stands in a field. */
export function standsIn(control: Control): string {
	const { type, element } = control;
	if (isTick(control)) return String(element.attr("checked") !== undefined);
	if (type === "textarea") return element.text();
	return String(element.val() ?? "");
}

const TYPED: Record<string, string> = { date: "2031-12-24", time: "10:45" };

/** Fills every field of a page with something else than stands there. A usual answer is not ticked beside one that is typed. */
export function typeOverAll($: CheerioAPI): Control[] {
	const controls = controlsIn($).filter(({ type }) => type !== "file");
	const said = new Set(controls.filter((control) => !isTick(control)).map(({ name }) => name));
	const typed = controls.filter((control) => !isTick(control) || !said.has(control.name));
	const chosen = new Set<string>();
	for (const [index, control] of typed.entries()) {
		const { type, element, name } = control;
		if (type === "radio") {
			if (chosen.has(name) || element.attr("checked") !== undefined) continue;
			for (const one of typed) if (one.name === name) one.element.removeAttr("checked");
			element.attr("checked", "");
			chosen.add(name);
		} else if (type === "checkbox") {
			if (element.attr("checked") === undefined) element.attr("checked", "");
			else element.removeAttr("checked");
		} else if (type === "select") {
			const last = element.find("option").last();
			element.find("option").removeAttr("selected");
			last.attr("selected", "");
		} else {
			const words = TYPED[type] ?? `Tapé ${index} <b>&amp; "l’été"`;
			if (type === "textarea") element.text(`${words}\nsur deux lignes`);
			else element.attr("value", words);
		}
	}
	return typed;
}

/** What a browser sends of a form. */
export function sentBy($: CheerioAPI, form: ReturnType<CheerioAPI>): URLSearchParams {
	const sent = new URLSearchParams();
	for (const control of all($)) {
		if (!control.form.is(form) || control.name === "" || control.type === "file") continue;
		const { name, type, element } = control;
		if (isTick(control)) {
			if (element.attr("checked") !== undefined) sent.append(name, element.attr("value") ?? "on");
		} else
			sent.append(name, type === "hidden" ? (element.attr("value") ?? "") : standsIn(control).replace(/\n/g, "\r\n"));
	}
	return sent;
}

/** Names a field on another load of its page. */
export const keyOf = ({ name, element, type }: Control): string =>
	type === "checkbox" || type === "radio" ? `${name}=${element.attr("value")}` : name;

export const pageOf = async (answer: Response) => load(await answer.text());
