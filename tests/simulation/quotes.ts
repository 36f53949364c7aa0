import { quoteFields } from "#notebook/quote/field-names.ts";
import { QUOTE_FORM } from "#tests/support/quotes.ts";
import { visitorFields as fields } from "#visitor/views.ts";
import "#notebook/quote/pdf.ts";
import type { Machine } from "./machine.ts";
import { FORM, isDone, press } from "./owner.ts";
import type { Visitor, World } from "./world.ts";

/* What customers do on the page of a request: photographs, and a quote of the notebook that they accept. Its drawing is loaded before: a disk takes its time. */

/** What the page of a quote says, as the simulated pages write it down. */
interface Shown {
	page: string;
	id?: string;
}

/** Somebody who sent a request gets a quote, and accepts it: with one tap, or two. */
export async function quoteIsAccepted(world: World): Promise<void> {
	await world.post(world.newVisitor({}));
	const asked = world.visitors.filter(({ id, doubtful, quoted }) => id !== undefined && !doubtful && !quoted);
	const [machine] = world.machines.filter((one) => one.isUp());
	if (asked.length === 0 || machine === undefined) return;
	const visitor = world.random.pick(asked);
	visitor.quoted = true;
	const name = `Visiteur ${visitor.email.slice(0, visitor.email.indexOf("@"))}`;
	const form = { ...QUOTE_FORM, [quoteFields.name]: name };
	const sent = await press(`/carnet/demande/${visitor.id}/devis`, [machine], () => form);
	if (sent === false) return;
	world.saw({ is: "quoted", email: visitor.email, sure: sent === true });
	await world.time.advance(60_000);
	await accept(world, machine, visitor, name, world.random.chance(0.5));
}

/** Somebody shows the lock: one photograph, now and then twice. */
export async function photographIsSent(world: World): Promise<void> {
	const visitor = world.newVisitor({});
	await world.post(visitor);
	const [machine] = world.machines.filter((one) => one.isUp());
	if (!visitor.follow || machine === undefined) return;
	const [token = ""] = visitor.follow.split("/").slice(-1);
	const digest = String(world.visitors.length).padStart(64, "0");
	for (let tries = world.random.between(1, 2); tries > 0; tries--) {
		const result = await machine.addPhoto(token, digest);
		if (result === "gone") return;
		world.saw({ is: "photo", email: visitor.email, sure: result === "taken" || result === "already" });
	}
}

async function accept(
	world: World,
	machine: Machine,
	{ follow, address, email }: Visitor,
	name: string,
	twice: boolean,
) {
	const page = `${follow}/devis`;
	const opened = await machine.ask(page, {}, address);
	if (opened?.status !== 200) return;
	const { id = "" } = JSON.parse(opened.body) as Shown;
	const typed = { [fields.act]: "accept", [fields.quote]: id, [fields.signature]: name, [fields.read]: "oui" };
	const init = { method: "POST", headers: FORM, body: String(new URLSearchParams(typed)) };
	const taps = twice ? [machine, machine] : [machine];
	const sure = isDone(await Promise.all(taps.map((one) => one.ask(page, init, address))), "/suivi/");
	if (sure !== false) world.saw({ is: "accepted", email, sure: sure === true });
}
