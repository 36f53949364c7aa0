import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { coverageOf } from "./coverage.ts";
import { heldIn, interceptWrites } from "./disk.ts";
import { simulatedGateway } from "./gateway.ts";
import { type Event, emailOf, type Fact } from "./history.ts";
import { BOUNDARY, isAnotherRelay, simulatedMachine } from "./machine.ts";
import { simulatedMail } from "./mail.ts";
import { randomFrom } from "./random.ts";
import { simulatedTime } from "./time.ts";

export interface Visitor {
	email: string;
	address: string;
	key: string;
	urgent: boolean;
	doubtful: boolean;
	/** Known once the request was acknowledged. */
	id?: string;
	/** Address of its page, once it was acknowledged. */
	follow?: string;
	/** The owner noted, or tried to note, that he called. */
	called?: boolean;
	/** The same of a quote. */
	quoted?: boolean;
}

export type World = ReturnType<typeof makeWorld>;

/** Memory rather than a disk, where the system has one: what reaches the disk is what is simulated. */
const ROOT = ["/dev/shm", tmpdir()];

/** Everything there is in one run: what the workload acts upon. @param seed decides everything */
export function makeWorld(seed: number) {
	const random = randomFrom(seed);
	const time = simulatedTime();
	const events: Event[] = [];
	const coverage = coverageOf();
	/** How far the machines' clocks are from the true time. */
	const clock = { skewMs: 0 };
	/** Two relays on one store. */
	const shared = random.chance(0.2);
	const saw = (fact: Fact): Event => {
		time.stir();
		const event = { atMs: time.nowMs(), order: events.length, ...fact };
		events.push(event);
		coverage.saw(fact, time.nowMs());
		return event;
	};
	const mail = simulatedMail(time, saw);
	const gateway = simulatedGateway(time, saw);
	const root = makeRoot();
	const restore = interceptWrites();
	const around = {
		...{ time, random, mail, gateway, shared },
		skewMs: () => clock.skewMs,
		heard: coverage.heard,
	};
	const first = simulatedMachine(root, around);
	const machines = shared ? [first, simulatedMachine(root, around, first)] : [first];
	const visitors: Visitor[] = [];
	// Another of the relay's many random choices must not change what happens next.
	const choices = randomFrom(seed + 1_000_003);

	return {
		...{ time, events, coverage, machines, shared, visitors, clock, mail, gateway, saw },
		random: choices,
		newVisitor({ urgent = false, doubtful = false, address }: Partial<Visitor>): Visitor {
			const number = visitors.length;
			const visitor = {
				...{ email: emailOf(number), urgent, doubtful },
				address: address ?? `10.0.${number >> 8}.${number & 255}`,
				key: `cle-${number}`,
			};
			visitors.push(visitor);
			return visitor;
		},
		async post(visitor: Visitor, withKey = true) {
			const { email, address, urgent, doubtful, key } = visitor;
			const up = machines.filter((machine) => machine.isUp());
			if (up.length === 0) return;
			const answer = await choices.pick(up).post(formOf(visitor), withKey ? { address, key } : { address });
			if (answer === undefined) return;
			const { status, id, follow } = answer;
			if (status === 200) Object.assign(visitor, { id, follow });
			saw({ is: "answered", ...{ email, address, urgent, doubtful, status, id } });
		},
		/** Starts what does not run. A disk that takes nothing may prevent it. */
		async ensureUp() {
			for (const [index, machine] of machines.entries()) {
				if (machine.isUp()) continue;
				try {
					// A write that was to be cut may be the start's own: then it starts again.
					for (let tries = 0; tries < 3 && !machine.isUp(); tries++) await machine.start();
					saw({ is: "relay", state: "up", machine: index });
				} catch (error) {
					if (isAnotherRelay(error) || machine.disk().condition === "well") throw error;
				}
			}
		},
		/** What the store holds now, for the auditor. */
		lookInside() {
			const held = heldIn(first.folder());
			if (held) saw({ is: "kept", ...held });
			coverage.look(first.folder());
		},
		close() {
			for (const machine of machines) machine.discard();
			restore();
			rmSync(root, { recursive: true, force: true });
		},
	};
}

function makeRoot(): string {
	for (const folder of ROOT) {
		try {
			return mkdtempSync(join(folder, "simulation-"));
		} catch {
			// The next one may be writable.
		}
	}
	throw new Error("no folder to simulate in");
}

/** A form as the page's script sends it. */
function formOf({ email, urgent, doubtful }: Visitor): string {
	const fields = {
		name: `Visiteur ${email.slice(0, email.indexOf("@"))}`,
		email,
		phone: "06 39 98 12 34",
		city: "Bourgoin-Jallieu",
		service: "Ouverture de porte",
		message: `Ma porte a claqué, les clés sont dedans. Je suis ${email}.`,
		urgent: urgent ? "Oui" : "Non",
		_honey: doubtful ? "robot" : "",
	};
	const parts = Object.entries(fields).map(
		([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
	);
	return `${parts.join("")}--${BOUNDARY}--\r\n`;
}
