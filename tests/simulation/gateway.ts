import { type Fact, type GatewayCondition, namedIn } from "./history.ts";
import type { Time } from "./time.ts";

export type SimulatedGateway = ReturnType<typeof simulatedGateway>;

const networkError = (code: string) => Object.assign(new TypeError("fetch failed"), { cause: { code } });

/** The gateway of alerts, as `fetch` shows it. */
export function simulatedGateway(time: Time, saw: (fact: Fact) => void) {
	const gateway = {
		condition: "well" as GatewayCondition,
		/** `fetch`, from a relay that may die meanwhile. */
		fetchFor:
			(isAlive: () => boolean): typeof fetch =>
			(_url, init) =>
				new Promise((resolve, reject) => {
					time.stir();
					const { condition } = gateway;
					const signal = init?.signal;
					const refuse = (error: unknown) => {
						time.stir();
						if (isAlive()) reject(error);
					};
					if (signal?.aborted) return refuse(signal.reason);
					signal?.addEventListener("abort", () => refuse(signal.reason));
					setImmediate(() => {
						time.stir();
						if (!isAlive() || signal?.aborted) return;
						const arrives = condition === "well" || condition === "lost-answer";
						if (arrives) saw(factOf(String(init?.body), condition === "well"));
						if (condition === "down") refuse(networkError("ECONNREFUSED"));
						else if (condition === "lost-answer") refuse(networkError("ECONNRESET"));
						else if (condition !== "hang") resolve(new Response(null, { status: STATUS[condition] }));
					});
				}),
	};
	return gateway;
}

const STATUS = { well: 204, error: 500, refuse: 410 } as const;

function factOf(body: string, told: boolean): Fact {
	const sent = JSON.parse(body) as { type: string; [name: string]: string };
	const { type, id = "", email = "", alarm = "", phase = "", text = "" } = sent;
	if (type === "alarme") return { is: "alarm", channel: "webhook", kind: alarm, phase, text };
	if (type === "rappel") return { is: "reminder", channel: "webhook", id, emails: namedIn(text) };
	return { is: "alert", email, told };
}
