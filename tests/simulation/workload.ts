import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { FILE, spoilPage } from "./disk.ts";
import { DISK_CONDITIONS, GATEWAY_CONDITIONS, MAIL_CONDITIONS } from "./history.ts";
import { isAnotherRelay, type Machine } from "./machine.ts";
import type { World } from "./world.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Action = (world: World) => Promise<unknown> | unknown;

const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 11 * MINUTE, 20 * MINUTE, HOUR];
const JUMPS = [-DAY, -2 * HOUR, 2 * HOUR, 40 * DAY, 400 * DAY];
const ABSENCES = [HOUR, 2 * DAY, 35 * DAY, 400 * DAY];

/** What visitors do, all of them as often. */
const VISITS: Action[] = [
	(world) => world.post(world.newVisitor({})),
	(world) => world.post(world.newVisitor({ urgent: true })),
	(world) => world.post(world.newVisitor({ doubtful: true, urgent: world.random.chance(0.3) })),
	// The answer is lost on the way: the page tries again, with the same key.
	async (world) => {
		const visitor = world.newVisitor({ urgent: world.random.chance(0.3) });
		await world.post(visitor);
		await world.time.advance(world.random.pick(WAITS.slice(0, 4)));
		world.coverage.met("answer-lost", world.time.nowMs());
		await world.post(visitor);
	},
	// It is late: the page tries again before it comes.
	async (world) => {
		const visitor = world.newVisitor({});
		world.coverage.met("twice-at-once", world.time.nowMs());
		await Promise.all([world.post(visitor), world.post(visitor)]);
	},
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

/** What goes wrong, all of it as often: each state of a server, of the disk and of the clock is a fault of its own. */
const FAULTS: Action[] = [
	...MAIL_CONDITIONS.map(
		(condition): Action =>
			(world) =>
				setMail(world, condition),
	),
	...GATEWAY_CONDITIONS.map(
		(condition): Action =>
			(world) =>
				setGateway(world, condition),
	),
	...DISK_CONDITIONS.map(
		(condition): Action =>
			(world) =>
				setDisk(world, condition),
	),
	(world) => someUp(world, (machine, index) => crash(world, machine, index)),
	// In the midst of a write, of which part reaches the disk.
	(world) =>
		someUp(world, async (machine, index) => {
			if (world.shared || !fileIsThere(machine)) return;
			machine.disk().cutAtNextWrite(() => {
				world.coverage.met("torn-write", world.time.nowMs());
				crash(world, machine, index);
			});
			await world.post(world.newVisitor({}));
		}),
	(world) => someUp(world, (machine, index) => stop(world, machine, index)),
	async (world) => {
		for (const [index, machine] of world.machines.entries()) if (machine.isUp()) await stop(world, machine, index);
		world.coverage.met("absence", world.time.nowMs());
		await world.time.advance(world.random.pick(ABSENCES));
	},
	...JUMPS.map(
		(byMs): Action =>
			(world) => {
				world.clock.skewMs += byMs;
				world.saw({ is: "clock", byMs });
			},
	),
	(world) => takeFileAway(world),
	(world) => spoil(world),
	(world) => startSecond(world),
];

function setMail(world: World, condition: (typeof MAIL_CONDITIONS)[number]): void {
	world.mail.condition = condition;
	world.saw({ is: "mail", condition });
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
	world.saw({ is: "file", fault: "spoilt" });
	const wasUp = machine.isUp();
	if (wasUp && world.random.chance(0.5)) await stop(world, machine, 0);
	spoilPage(machine.folder(), world.random);
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

/** What the owner does, about somebody whose request was acknowledged. */
const ORDERS: Action[] = [
	(world) => order(world, "released", (id) => ["liberer", id]),
	(world) => order(world, "resent", (id) => ["renvoyer", id]),
	(world) => order(world, "erased", (_, email) => ["effacer", "--email", email, "--oui"]),
];

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
}

/** One step: mostly visitors and time, a fault one time in three. */
async function step(world: World): Promise<void> {
	const { random, time } = world;
	const dice = random.next();
	if (dice < 0.3) await random.pick(VISITS)(world);
	else if (dice < 0.62) await random.pick(FAULTS)(world);
	else if (dice < 0.7) await random.pick(ORDERS)(world);
	else if (dice < 0.78) heal(world);
	else await time.advance(random.pick(WAITS));
	await time.settle();
	if (random.chance(0.6)) await world.ensureUp();
	if (random.chance(0.2)) world.lookInside();
}

function heal(world: World): void {
	setMail(world, "well");
	setGateway(world, "well");
	setDisk(world, "well");
}

/** Some dozens of steps, then hours in which everything works. One run in eight goes on for another day. */
export async function live(world: World): Promise<void> {
	await world.ensureUp();
	for (let steps = world.random.between(15, 45); steps > 0; steps--) await step(world);
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
	if (world.random.chance(0.125)) await world.time.advance(27 * HOUR);
	world.lookInside();
}

async function resendHeld(world: World): Promise<void> {
	const [machine] = world.machines;
	if ((await machine?.order("renvoyer", "--tout")) !== 0) return;
	for (const { email, id } of world.visitors) if (id !== undefined) world.saw({ is: "owner", act: "resent", email });
}
