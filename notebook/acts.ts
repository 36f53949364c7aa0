import type { NotebookEvent, NotebookFile } from "#relay/store/notebook.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { eraseForGood, type Traces } from "./erase.ts";
import { stepAsked } from "./noted.ts";
import type { Said } from "./notices.ts";
import { type Act, fields, type Kept, type Notice } from "./views.ts";

/** What came of a press on a request's page. */
export type Outcome =
	/** Leads back to the page, with a word about it. */
	| { next: "page"; said: Said }
	/** Shows the page again at once, with what was typed: nothing of it is lost. */
	| { next: "again"; notice: Notice; kept: Kept; changedBy?: NotebookEvent[]; status: number }
	| { next: "confirm" }
	| { next: "gone" };

interface Parts {
	store: RequestStore;
	traces: Traces;
	/** Something was queued for the workers. */
	onQueued: () => void;
}

/** Does what was pressed on the page of one request: a step, or an order about its letter. */
export async function act(
	{ store, traces, onQueued }: Parts,
	file: NotebookFile,
	form: URLSearchParams,
	nowMs: number,
): Promise<Outcome> {
	const asked = stepAsked(form, nowMs, file.quote.phone);
	if ("fault" in asked) return again(form, asked.fault, 422);
	if ("order" in asked) {
		if (asked.order === "erase") return erase(file, form);
		return asked.order === "release" ? release() : resend();
	}
	// Two taps: the second finds the number there already.
	if (asked.step.phone === file.quote.phone) return { next: "page", said: asked.said };
	const taken = await store.take(file.id, asked.step, nowMs);
	if (taken.result === "gone") return { next: "gone" };
	if (taken.result !== "changed") return { next: "page", said: asked.said };
	return {
		...again(form, "Rien n’est noté\u202f: la demande a changé pendant que cette page était ouverte.", 409),
		changedBy: taken.since,
	};

	async function erase({ id }: NotebookFile, sent: URLSearchParams): Promise<Outcome> {
		if (sent.get(fields.confirmed) !== "oui") return { next: "confirm" };
		await eraseForGood([id], store, traces);
		return { next: "gone" };
	}

	async function release(): Promise<Outcome> {
		const released = await store.release(file.id, nowMs);
		if (released) onQueued();
		return { next: "page", said: released ? "released" : "not-quarantined" };
	}

	async function resend(): Promise<Outcome> {
		if (file.quarantined) return { next: "page", said: "quarantined" };
		const resent = (await store.resend(file.id, nowMs)) > 0;
		if (resent) onQueued();
		return { next: "page", said: resent ? "resent" : "leaving" };
	}
}

function again(form: URLSearchParams, text: string, status: number): Extract<Outcome, { next: "again" }> {
	const address = form.get(fields.address);
	const day = form.get(fields.day);
	const hour = form.get(fields.hour);
	const phone = form.get(fields.phone);
	return {
		next: "again",
		status,
		notice: { tone: "refused", text },
		kept: {
			act: (form.get(fields.act) ?? "note") as Act,
			note: form.get(fields.note) ?? "",
			...(address === null ? {} : { address }),
			...(day === null ? {} : { day }),
			...(hour === null ? {} : { hour }),
			...(phone === null ? {} : { phone }),
		},
	};
}
