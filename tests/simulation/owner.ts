import type { Answer, Machine } from "./machine.ts";
import type { World } from "./world.ts";

/** What the notebook's page of a request says, as the simulated pages write it down. */
interface Shown {
	page: string;
	file?: { events: { seq: number }[] };
	frame: { fields?: Record<string, string> };
}

const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/**
 * Notes in the notebook that he called, from a device that signs in for it.
 *
 * @param pressed machines that get the press: the same one twice is a double tap
 * @returns whether it is noted; nothing when nobody knows
 */
export async function noteCall(id: string, [machine, ...others]: readonly Machine[]): Promise<boolean | undefined> {
	if (machine === undefined) return false;
	const cookie = await signIn(machine);
	if (cookie === undefined) return false;
	const address = `/carnet/demande/${id}`;
	const opened = await machine.ask(address, { headers: { cookie } });
	if (opened?.status !== 200) return false;
	const { file, frame } = JSON.parse(opened.body) as Shown;
	const fields = { ...frame.fields, geste: "called", vu: String(file?.events.at(-1)?.seq ?? 0), note: "" };
	const press = { method: "POST", headers: { ...FORM, cookie }, body: String(new URLSearchParams(fields)) };
	const answers = await Promise.all([machine, ...others].map((one) => one.ask(address, press)));
	if (answers.some(isNoted)) return true;
	// An « Erreur » of a store that wrote all the same, or a machine that died before its answer.
	return answers.some((answer) => answer === undefined || answer.status === 503) ? undefined : false;
}

const isNoted = (answer: Answer | undefined) =>
	answer?.status === 303 && answer.headers.get("location")?.includes("/demande/") === true;

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
