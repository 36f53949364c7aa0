import type { Ask } from "#notebook/ask.ts";
import { frameOf } from "#notebook/frame.ts";
import { seeOther } from "#notebook/load-pages.ts";
import { type Said, saying } from "#notebook/notices.ts";
import type { Parts } from "#notebook/parts.ts";
import { fields, type View } from "#notebook/views.ts";
import type { Own } from "./assemble-atelier.ts";
import { problemView } from "./overview.ts";
import type { Making } from "./publishing.ts";
import type { Reading } from "./reading.ts";
import { undoSave } from "./undo-save.ts";
import { type AtelierAct, atelierAddresses as addresses, atelierFields, type Progress } from "./views.ts";

/** What the atelier's buttons do: preview, publish, go back. */
export async function press(ask: Ask, parts: Parts): Promise<Response | View> {
	const { own, cannotPublish } = parts.atelier;
	const act = ask.form.get(fields.act) as AtelierAct | null;
	if (own === undefined) return seeOther(addresses.atelier);
	if (act === "undo-save") return undoSave(own, addresses.atelier);
	const { publishing } = own;
	if (act === "preview") {
		if (publishing.preview()?.isCurrent) return seeOther(`${addresses.preview}/`);
		publishing.make(false);
		return seeOther(addresses.progress);
	}
	const told = (said: Said) => seeOther(saying(addresses.atelier, said));
	if (cannotPublish) return told("site-is-elsewhere");
	if (act === "publish") return publish(ask, parts, own);
	const id = ask.form.get(atelierFields.publication) ?? "";
	if (!publishing.publications.list().some((one) => one.id === id)) return told("no-publication");
	if (act === "go-back") {
		await publishing.publications.putOnline(id);
		return told("went-back");
	}
	if (act !== "take-answers") return seeOther(addresses.atelier);
	return publishing.takeAnswers(id).then(
		() => told("answers-taken"),
		() => told("answers-refused"),
	);
}

async function publish(ask: Ask, parts: Parts, { check, publishing }: Own): Promise<Response | View> {
	const reading = await check();
	const { blocking, toCheck } = stillOpen(reading);
	// What only the server's settings settle is said once it is done: asking him again would change nothing.
	const his = blocking.filter(({ group }) => group !== undefined).length;
	if (his > 0 && ask.form.get(atelierFields.confirmed) !== String(his))
		return {
			page: "atelier-confirm",
			blocking,
			toCheck,
			changes: publishing.changes(reading?.sayings),
			frame: await frameOf(ask, parts.store),
		};
	if (!(await publishing.publishCurrent())) publishing.make(true);
	return seeOther(addresses.progress);
}

/** What is his to settle comes first; the server's settings last. */
function stillOpen(reading: Reading | undefined) {
	const open = (reading?.points ?? []).filter(({ isSettled }) => !isSettled);
	const blocking = open
		.filter(({ isBlocking }) => isBlocking)
		.toSorted((one, other) => Number(one.group === undefined) - Number(other.group === undefined));
	return { blocking, toCheck: open.length - blocking.length };
}

/** How far it is: the page asks again by itself. */
export async function progress(ask: Ask, parts: Parts): Promise<Response | View> {
	const { own } = parts.atelier;
	const making: Making = own?.publishing.state() ?? { state: "idle" };
	if (making.state === "idle") return seeOther(addresses.atelier);
	if (making.state === "made") return seeOther(`${addresses.preview}/`);
	const reading = making.state === "published" ? await own?.check() : undefined;
	const view: Progress =
		making.state === "failed"
			? { state: "failed", problems: making.problems.map(problemView) }
			: making.state === "published"
				? { state: "published", changed: own?.publishing.changedBy(making.id, reading?.sayings), ...stillOpen(reading) }
				: making;
	return { page: "atelier-progress", progress: view, frame: await frameOf(ask, parts.store) };
}
