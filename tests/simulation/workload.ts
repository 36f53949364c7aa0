import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { FAULTS } from "./coverage.ts";
import { emailsOneByOne, FILE, spoilPage } from "./disk.ts";
import { DISK_CONDITIONS, GATEWAY_CONDITIONS, MAIL_CONDITIONS } from "./history.ts";
import { isAnotherRelay, type Machine } from "./machine.ts";
import { callBack } from "./owner.ts";
import { photographIsSent, quoteIsAccepted } from "./quotes.ts";
import type { World } from "./world.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Action = (world: World) => Promise<unknown> | unknown;

const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 11 * MINUTE, 20 * MINUTE, HOUR];
const JUMPS_AHEAD = [2 * HOUR, 40 * DAY, 400 * DAY];
const JUMPS_BACK = [-DAY, -2 * HOUR];
const ABSENCES = [HOUR, 2 * DAY, 35 * DAY, 400 * DAY];

/** The answer is lost on the way: the page tries again, with the same key. */
async function loseAnswer(world: World): Promise<void> {
	const visitor = world.newVisitor({ urgent: world.random.chance(0.3) });
	await world.post(visitor);
	await world.time.advance(world.random.pick(WAITS.slice(0, 4)));
	world.coverage.met("answer-lost", world.time.nowMs());
	await world.post(visitor);
}

/** It is late: the page tries again before it comes. */
async function postTwice(world: World): Promise<void> {
	const visitor = world.newVisitor({});
	world.coverage.met("twice-at-once", world.time.nowMs());
	await Promise.all([world.post(visitor), world.post(visitor)]);
}

/** What visitors do, all of them as often. */
const VISITS: Action[] = [
	(world) => world.post(world.newVisitor({})),
	(world) => world.post(world.newVisitor({ urgent: true })),
	(world) => world.post(world.newVisitor({ doubtful: true, urgent: world.random.chance(0.3) })),
	loseAnswer,
	postTwice,
	quoteIsAccepted,
	photographIsSent,
	// Without script there is no key.
	async (world) => {
		const visitor = world.newVisitor({});
		await world.post(visitor, false);
		await world.time.advance(world.random.pick(WAITS.slice(0, 3)));
		await world.post(visitor, false);
	},
	async (world) => {
		const address = `10.9.0.${world.visitors.length & 255}`;
		for (let count = 0; count < 7; count++) await world.post(world.newVisitor({ address }));
	},
];

const up = (world: World) => world.machines.filter((machine) => machine.isUp());
const someUp = (world: World, act: (machine: Machine, index: number) => Promise<unknown> | unknown) => {
	const running = up(world);
	if (running.length === 0) return;
	const machine = world.random.pick(running);
	return act(machine, world.machines.indexOf(machine));
};
/** The file is where a start would look for it: without it, a crash would be a theft. */
const fileIsThere = (machine: Machine) => existsSync(join(machine.folder(), FILE));

function crash(world: World, machine: Machine, index: number): void {
	if (!fileIsThere(machine)) return;
	machine.crash();
	world.saw({ is: "relay", state: "crashed", machine: index });
}

/** Whatever can go wrong or be ordered, by the name under which the coverage counts it. */
const FAULTY: { [name: string]: Action } = {
	...named("mail", MAIL_CONDITIONS, setMail),
	...named("gateway", GATEWAY_CONDITIONS, setGateway),
	...named("disk", DISK_CONDITIONS, setDisk),
	"file-gone": takeFileAway,
	"file-spoilt": spoil,
	"torn-write": tearWrite,
	"second-relay": startSecond,
	crashed: (world) => someUp(world, (machine, index) => crash(world, machine, index)),
	stopped: (world) => someUp(world, (machine, index) => stop(world, machine, index)),
	absence: leave,
	"clock-ahead": (world) => jump(world, world.random.pick(JUMPS_AHEAD)),
	"clock-back": (world) => jump(world, world.random.pick(JUMPS_BACK)),
	neglect,
	"answer-lost": loseAnswer,
	"twice-at-once": postTwice,
	released: release,
	resent: (world) => order(world, "resent", (id) => ["renvoyer", id]),
	called: (world) => callBack(world, false),
	"called-twice": (world) => callBack(world, true),
	erased: (world) => order(world, "erased", (_, email) => ["effacer", "--email", email, "--oui"]),
};

function named<C extends string>(
	what: string,
	conditions: readonly C[],
	set: (world: World, condition: C) => Promise<void> | void,
) {
	return Object.fromEntries(
		conditions
			.filter((condition) => condition !== "well")
			.map((condition) => [`${what}-${condition}`, (world: World) => set(world, condition)]),
	);
}

function jump(world: World, byMs: number): void {
	world.clock.skewMs += byMs;
	world.saw({ is: "clock", byMs });
}

/** A clock far ahead, and letters that nobody takes: for a day nobody looks. */
async function neglect(world: World): Promise<void> {
	world.coverage.met("neglect", world.time.nowMs());
	await setMail(world, world.random.pick(["down", "refuse"]));
	await world.post(world.newVisitor({}));
	jump(world, 400 * DAY);
	await world.time.advance(27 * HOUR);
	world.coverage.met("neglect", world.time.nowMs());
}

/** In the midst of a write, of which part reaches the disk. */
function tearWrite(world: World) {
	return someUp(world, async (machine, index) => {
		if (world.shared || !fileIsThere(machine)) return;
		machine.disk().cutAtNextWrite(() => {
			world.coverage.met("torn-write", world.time.nowMs());
			crash(world, machine, index);
		});
		await world.post(world.newVisitor({}));
	});
}

async function leave(world: World): Promise<void> {
	for (const [index, machine] of world.machines.entries()) if (machine.isUp()) await stop(world, machine, index);
	world.coverage.met("absence", world.time.nowMs());
	await world.time.advance(world.random.pick(ABSENCES));
	world.coverage.met("absence", world.time.nowMs());
}

async function setMail(world: World, condition: (typeof MAIL_CONDITIONS)[number]): Promise<void> {
	world.mail.condition = condition;
	world.saw({ is: "mail", condition });
	// Now and then nothing else happens for a while: somebody must hear of it.
	if (condition === "well" || world.random.chance(0.75)) return;
	await world.post(world.newVisitor({}));
	await world.time.advance(HOUR);
}

function setGateway(world: World, condition: (typeof GATEWAY_CONDITIONS)[number]): void {
	world.gateway.condition = condition;
	world.saw({ is: "gateway", condition });
}

function setDisk(world: World, condition: (typeof DISK_CONDITIONS)[number]): void {
	for (const machine of world.machines) machine.disk().condition = condition;
	world.saw({ is: "disk", condition });
}

async function stop(world: World, machine: Machine, index: number): Promise<void> {
	await machine.stop();
	world.saw({ is: "relay", state: "stopped", machine: index });
}

/** Somebody tidies up: the relay still holds the file open, and has a minute to write it anew. */
async function takeFileAway(world: World): Promise<void> {
	const [machine] = up(world);
	if (world.shared || !machine || machine.disk().condition !== "well" || !fileIsThere(machine)) return;
	world.saw({ is: "file", fault: "gone" });
	for (const rest of world.random.chance(0.5) ? ["", "-wal", "-shm"] : [""])
		rmSync(join(machine.folder(), FILE + rest), { force: true });
	if (world.random.chance(0.5)) await world.post(world.newVisitor({}));
	await world.time.advance(65 * SECOND);
}

async function spoil(world: World): Promise<void> {
	const [machine] = world.machines;
	if (world.shared || !machine || machine.disk().condition !== "well" || !fileIsThere(machine)) return;
	const wasUp = machine.isUp();
	if (wasUp && world.random.chance(0.5)) await stop(world, machine, 0);
	const page = spoilPage(machine.folder(), world.random);
	if (page === 0) world.saw({ is: "file", fault: "headless" });
	else world.saw({ is: "file", fault: "spoilt", spared: emailsOneByOne(machine.folder()) });
}

/** A second start on the same folder: it must not disturb the first. */
async function startSecond(world: World): Promise<void> {
	const [machine] = up(world);
	if (world.shared || !machine || machine.disk().condition !== "well" || !fileIsThere(machine)) return;
	let refused = false;
	try {
		await machine.startTwin();
	} catch (error) {
		refused = isAnotherRelay(error);
	}
	world.saw({ is: "second-relay", refused });
}

/** Somebody whom the relay took for a robot. */
async function release(world: World): Promise<void> {
	await world.post(world.newVisitor({ doubtful: true }));
	await order(world, "released", (id) => ["liberer", id]);
}

/** What the owner orders about somebody whose request was acknowledged. */
async function order(
	world: World,
	act: "released" | "resent" | "erased",
	typed: (id: string, email: string) => string[],
): Promise<void> {
	const known = world.visitors.filter(({ id, doubtful }) => id !== undefined && (act !== "released" || doubtful));
	const [machine] = world.machines;
	// Where a write may be done and said not to be, nobody knows what he ordered.
	if (known.length === 0 || !machine || !fileIsThere(machine) || machine.disk().condition === "flaky") return;
	const { id = "", email } = world.random.pick(known);
	const code = await machine.order(...typed(id, email));
	if (code === 0) world.saw({ is: "owner", act, email });
	else if (act === "erased") world.saw({ is: "owner", act: "half-erased", email });
}

/** Visitors and time, and something wrong two times in five. */
async function step(world: World, fault?: string): Promise<void> {
	const { random, time } = world;
	const dice = random.next();
	if (fault !== undefined) await FAULTY[fault]?.(world);
	else if (dice < 0.25) await random.pick(VISITS)(world);
	else if (dice < 0.65) await FAULTY[random.pick(FAULTS)]?.(world);
	else if (dice < 0.72) heal(world);
	else await time.advance(random.pick(WAITS));
	await time.settle();
	if (random.chance(0.6)) await world.ensureUp();
	if (random.chance(0.2)) world.lookInside();
}

function heal(world: World): void {
	void setMail(world, "well");
	setGateway(world, "well");
	setDisk(world, "well");
}

/**
 * A dozen steps or two, then hours in which everything works. One run in eight goes on for another day.
 *
 * @param pairs two faults each, that follow each other in any case: chance alone leaves some pairs out
 */
export async function live(world: World, pairs: readonly (readonly [string, string])[]): Promise<void> {
	// At any hour: what may ring by day may not by night.
	await world.time.advance(world.random.between(0, 23) * HOUR);
	await world.ensureUp();
	for (let steps = world.random.between(2, 8); steps > 0; steps--) await step(world);
	for (const pair of pairs) {
		heal(world);
		await world.ensureUp();
		for (const fault of pair) await step(world, fault);
	}
	for (let steps = world.random.between(3, 9); steps > 0; steps--) await step(world);
	heal(world);
	await world.ensureUp();
	for (const wait of [MINUTE, 11 * MINUTE, 30 * MINUTE, 90 * MINUTE]) {
		await world.time.advance(wait);
		// A write that was to be cut may come only now.
		await world.ensureUp();
	}
	// What waits for his decision leaves by it.
	await resendHeld(world);
	await world.time.advance(30 * MINUTE);
	if (world.random.chance(0.125)) for (let waits = 0; waits < 9; waits++) await world.time.advance(3 * HOUR);
	world.lookInside();
}

async function resendHeld(world: World): Promise<void> {
	const [machine] = world.machines;
	if (machine === undefined) return;
	if ((await machine.order("renvoyer", "--tout")) !== 0) {
		// A page that he reads and the relay did not: he starts it again, as he is told, and it mends the file.
		await stop(world, machine, 0);
		await world.ensureUp();
		await world.time.advance(MINUTE);
		if ((await machine.order("renvoyer", "--tout")) !== 0) return;
	}
	for (const { email, id } of world.visitors) if (id !== undefined) world.saw({ is: "owner", act: "resent", email });
}
