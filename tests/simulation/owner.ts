import type { Answer, Machine } from "./machine.ts";
import type { World } from "./world.ts";

/** What the notebook's page of a request says, as the simulated pages write it down. */
interface Shown {
	page: string;
	file?: { events: { seq: number }[] };
	frame: { fields?: Record<string, string> };
}

export const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/**
 * Notes in the notebook that he called, from a device that signs in for it.
 *
 * @param pressed machines that get the press: the same one twice is a double tap
 * @returns whether it is noted; nothing when nobody knows
 */
export const noteCall = (id: string, machines: readonly Machine[]): Promise<boolean | undefined> =>
	press(`/carnet/demande/${id}`, machines, (seen) => ({ geste: "called", vu: String(seen), note: "" }));

/** The same of a button on any page of a request. @param fields what it sends, by the last thing that the page showed */
export async function press(
	address: string,
	[machine, ...others]: readonly Machine[],
	fields: (seen: number) => Record<string, string>,
): Promise<boolean | undefined> {
	if (machine === undefined) return false;
	const cookie = await signIn(machine);
	if (cookie === undefined) return false;
	const opened = await machine.ask(address, { headers: { cookie } });
	if (opened?.status !== 200) return false;
	const { file, frame } = JSON.parse(opened.body) as Shown;
	const sent = { ...frame.fields, ...fields(file?.events.at(-1)?.seq ?? 0) };
	const init = { method: "POST", headers: { ...FORM, cookie }, body: String(new URLSearchParams(sent)) };
	return isDone(await Promise.all([machine, ...others].map((one) => one.ask(address, init))), "/demande/");
}

/** @param leadsTo where an answer leads that says so; nothing when nobody knows */
export function isDone(answers: readonly (Answer | undefined)[], leadsTo: string): boolean | undefined {
	if (answers.some((answer) => answer?.status === 303 && answer.headers.get("location")?.includes(leadsTo)))
		return true;
	// An « Erreur » of a store that wrote all the same, or a machine that died before its answer.
	return answers.some((answer) => answer === undefined || answer.status === 503) ? undefined : false;
}

async function signIn(machine: Machine): Promise<string | undefined> {
	const token = await machine.pass();
	if (token === undefined) return undefined;
	const body = String(new URLSearchParams({ jeton: token }));
	const answer = await machine.ask("/carnet/entrer", { method: "POST", headers: FORM, body });
	return answer?.headers.get("set-cookie")?.split(";")[0];
}

/** Somebody who sent a request is called back, and it is noted: with one tap, two, or from two devices at once. */
export async function callBack(world: World, twice: boolean): Promise<void> {
	await world.post(world.newVisitor({ urgent: world.random.chance(0.3) }));
	const waiting = world.visitors.filter(({ id, called }) => id !== undefined && !called);
	const up = world.machines.filter((machine) => machine.isUp());
	const [machine] = up;
	if (waiting.length === 0 || machine === undefined) return;
	const visitor = world.random.pick(waiting);
	visitor.called = true;
	const noted = await noteCall(visitor.id ?? "", twice ? [machine, up.at(-1) ?? machine] : [machine]);
	if (noted === false) visitor.called = false;
	else world.saw({ is: "called", email: visitor.email, sure: noted === true, twice });
}
