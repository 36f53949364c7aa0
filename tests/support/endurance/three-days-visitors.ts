import { once } from "node:events";
import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import type { Random } from "#tests/simulation/random.ts";
import { aMoment } from "#tests/support/eventually.ts";
import type { Person } from "#tests/support/people.ts";
import { newVisitor, quoteForm } from "#tests/support/post-quote.ts";

/** A request that was answered « ok ». */
export interface Acknowledged {
	id: string;
	urgent: boolean;
	/** A trap was filled: no letter of its own. */
	doubtful: boolean;
}

export interface Visitors {
	acknowledged: Acknowledged[];
	/** Answers that nobody should get: must be none. */
	strange: string[];
	/** Answers by their status; 0 stands for a connection that died. */
	statuses: Record<number, number>;
	/** Sends a new person's request, again and again until it is acknowledged, as a person would. */
	sendRequest(): Promise<void>;
	/** Somebody who sends no request: reads a page, mistypes, calls another site's name. */
	passBy(): Promise<void>;
	/** Begins a post and says nothing more, or hangs up in the middle. */
	stall(): Promise<void>;
	/** Closes all connections that are kept open between requests. */
	hangUp(): Promise<void>;
}

interface Question {
	method?: string;
	path?: string;
	headers?: OutgoingHttpHeaders;
	body?: Buffer;
}

/** All visitors, each from an address of their own behind one proxy. */
export function visitorsOf(url: () => string, random: Random): Visitors {
	let people = 0;
	let agent = new Agent({ keepAlive: true, maxSockets: 12 });
	const stalled = new Set<Socket>();
	const visitors: Visitors = {
		acknowledged: [],
		strange: [],
		statuses: {},

		async sendRequest() {
			const person = newPerson(people++, random);
			const form = quoteForm(person);
			const doubtful = random.chance(0.05);
			if (doubtful) form.set("_honey", "http://exemple.fr");
			const key = random.chance(0.5) ? `cle-${people}` : undefined;
			const twice = key !== undefined && random.chance(0.2);
			const post = { ...(await posted(form)), path: "/api/devis" };
			const headers = { ...post.headers, ...(key && { "idempotency-key": key }), "x-forwarded-for": newVisitor() };
			const ids = await Promise.all([untilKept(), ...(twice ? [untilKept()] : [])]);
			const [id = ""] = ids;
			if (ids.some((other) => other !== id)) visitors.strange.push(`même clé, deux demandes : ${ids.join(", ")}`);
			visitors.acknowledged.push({ id, urgent: person.urgent === "Oui", doubtful });

			async function untilKept(): Promise<string> {
				for (let tries = 0; tries < 500; tries++) {
					const { status, text } = await ask({ ...post, headers });
					if (status === 200) return (JSON.parse(text) as { id: string }).id;
					if (status !== 503 && status !== 0) visitors.strange.push(`demande : ${status}`);
					await aMoment(20);
				}
				throw new Error(`la demande n° ${people} n’a jamais été reçue`);
			}
		},

		async passBy() {
			const wrong = quoteForm({ ...newPerson(people, random), email: "pas une adresse" });
			const [what, expected, question] = random.pick<[string, number, () => Promise<Question>]>([
				["page", 200, async () => ({ path: "/contact" })],
				["page comprimée", 200, async () => ({ path: "/assets/app-1a2b.js", headers: { "accept-encoding": "br" } })],
				["page absente", 404, async () => ({ path: `/rien-${people}` })],
				["santé", 200, async () => ({ path: "/healthz" })],
				["faute", 422, async () => ({ path: "/api/devis", ...(await posted(wrong)) })],
				["autre type", 415, async () => ({ path: "/api/devis", method: "POST", body: Buffer.from("{}") })],
				["trop long", 413, async () => ({ path: "/api/devis", ...(await posted(tooLong())) })],
				["autre nom", 421, async () => ({ path: "/contact", headers: { host: "www.un-autre.fr" } })],
				["appel", 204, async () => ({ path: "/api/appels", method: "POST", body: Buffer.from("/contact") })],
			]);
			const asked = await question();
			const headers = { "x-forwarded-for": newVisitor(), ...asked.headers };
			const { status } = await ask({ ...asked, headers });
			// Without its file, for a moment, the relay can count nothing and knows that it is unwell.
			if (status !== expected && status !== 503 && status !== 0) visitors.strange.push(`${what} : ${status}`);
		},

		async stall() {
			const { hostname, port } = new URL(url());
			const socket = connect(Number(port), hostname);
			socket.on("error", () => {}).resume();
			stalled.add(socket);
			socket.once("close", () => stalled.delete(socket));
			const { headers, body } = await posted(quoteForm(newPerson(people, random)));
			const head = [`POST /api/devis HTTP/1.1`, `host: ${hostname}`, `x-forwarded-for: ${newVisitor()}`];
			const rest = [`content-type: ${headers["content-type"]}`, `content-length: ${body.length}`, "", ""];
			const inBody = random.chance(0.5);
			socket.write(inBody ? [...head, ...rest].join("\r\n") : head.join("\r\n"));
			if (inBody) socket.write(body.subarray(0, body.length / 2));
			if (random.chance(0.5)) socket.end();
		},

		async hangUp() {
			agent.destroy();
			agent = new Agent({ keepAlive: true, maxSockets: 12 });
			const closed = [...stalled].map((socket) => once(socket.destroy(), "close"));
			await Promise.all(closed);
		},
	};
	return visitors;

	function ask({
		method = "GET",
		path = "/",
		headers = {},
		body,
	}: Question): Promise<{ status: number; text: string }> {
		return new Promise((resolve) => {
			const answered = (status: number, text = "") => {
				visitors.statuses[status] = (visitors.statuses[status] ?? 0) + 1;
				resolve({ status, text });
			};
			const length = body && { "content-length": body.length };
			const outgoing = request(url() + path, { method, agent, headers: { ...headers, ...length } });
			outgoing.once("error", () => answered(0));
			outgoing.once("response", (answer) => {
				const parts: Buffer[] = [];
				answer.on("data", (part: Buffer) => parts.push(part));
				answer.once("error", () => {});
				answer.once("close", () => {
					if (answer.complete) answered(answer.statusCode ?? 0, Buffer.concat(parts).toString("utf8"));
					else answered(0);
				});
			});
			outgoing.end(body);
		});
	}
}

async function posted(form: FormData) {
	const sent = new Response(form);
	const contentType = sent.headers.get("content-type") ?? "";
	return { method: "POST", headers: { "content-type": contentType }, body: Buffer.from(await sent.arrayBuffer()) };
}

function tooLong(): FormData {
	const form = new FormData();
	form.set("message", "x".repeat(70_000));
	return form;
}

const TOWNS = ["Bourgoin-Jallieu", "L’Isle-d’Abeau", "Villefontaine", "Saint-Quentin-Fallavier", "La Verpillière"];
const SENTENCES = [
	"La clé tourne dans le vide depuis hier soir.",
	"Je voudrais un devis pour une porte blindée A2P BP2.",
	"Nous sommes au deuxième étage, sans ascenseur.",
	"La serrure a été forcée, la porte ne ferme plus.",
	"Vous pouvez m’appeler après dix-huit heures.",
];

/** Everybody in their own words: the same message from many people would be taken for a mass mailing. */
function newPerson(n: number, random: Random): Person {
	const sentences = Array.from({ length: random.between(1, 8) }, () => random.pick(SENTENCES));
	return {
		name: `Client ${n}`,
		email: `client.${n}@exemple.fr`,
		phone: `06 39 98 ${String(n % 100).padStart(2, "0")} ${String(Math.floor(n / 100) % 100).padStart(2, "0")}`,
		city: random.pick(TOWNS),
		service: random.pick(SERVICE_CHOICES),
		message: `Bonjour, c’est pour le ${n}, rue de la Liberté. ${sentences.join(" ")}`,
		urgent: random.chance(0.1) ? "Oui" : "Non",
	};
}
