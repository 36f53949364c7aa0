import { expect, test } from "vitest";
import { healthOf } from "#notebook/pages/health.ts";
import { createOutside, type Look, lookOutside, type Outside } from "#relay/upkeep/outside.ts";
import { views } from "#tests/support/notebook-views.ts";

const DAY_MS = 86_400_000;
const END_MS = Date.parse("2027-02-03T10:00Z");
const MARTIN = { siteOrigin: "https://www.martin.fr", mailFrom: "Serrurerie <contact@Martin.fr>" };

/** A world in which all is well, but for what is said. */
function world(more: Partial<Look> & { dns?: Record<string, string[]> } = {}): Look & { asked: string[] } {
	const dns = more.dns ?? { "martin.fr": ["autre=1", "v=spf1 mx -all"], "_dmarc.martin.fr": ["v=DMARC1; p=none"] };
	const asked: string[] = [];
	return {
		asked,
		async texts(name) {
			asked.push(name);
			return dns[name];
		},
		async certificate(host) {
			asked.push(host);
			return { endsAtMs: END_MS };
		},
		isClockSet: () => undefined,
		...more,
	};
}

test("le certificat du site, et ce que le domaine de l’expéditeur dit de son courrier", async () => {
	expect(await lookOutside(MARTIN, world())).toEqual({
		certificate: { endsAtMs: END_MS },
		mail: { domain: "martin.fr", hasSpf: true, hasDmarc: true },
	});
	// What only looks like it is none: a mail server would not take it either.
	const dns = { "martin.fr": ["v=spf10 mx", "spf1"], "_dmarc.martin.fr": ["p=none"] };
	expect((await lookOutside(MARTIN, world({ dns }))).mail).toEqual({
		domain: "martin.fr",
		hasSpf: false,
		hasDmarc: false,
	});
});

test("personne ne répond : rien n’en est dit ; ce qui n’a pas de nom au-dehors n’est pas cherché", async () => {
	const silent = world({
		texts: () => Promise.reject(new Error("ETIMEOUT")),
		certificate: () => Promise.reject(new Error("ECONNREFUSED")),
	});
	expect(await lookOutside(MARTIN, silent)).toEqual({});
	for (const siteOrigin of [
		"https://www.serrurerie-du-bion.example",
		"http://www.martin.fr",
		"https://localhost",
		"https://192.0.2.1",
		"https://[::1]",
	]) {
		const all = world();
		expect(await lookOutside({ siteOrigin, mailFrom: "a@b.example" }, all)).toEqual({});
		expect(all.asked, siteOrigin).toEqual([]);
	}
});

test("vu dix fois dans le quart d’heure, cherché une fois", async () => {
	const all = world();
	const outsideOf = createOutside(all);
	for (let n = 0; n < 10; n++) await outsideOf(MARTIN);
	expect(all.asked).toHaveLength(3);
});

const view = views["tout-va-bien"] as Extract<(typeof views)[string], { page: "health" }>;
const said = (outside: Outside, nowMs = END_MS - 60 * DAY_MS) => {
	const { parts, toSee } = healthOf({ ...view, status: { ...view.status, lastSeenAtMs: nowMs }, outside, nowMs });
	return {
		toSee,
		text: parts
			.flatMap(([, lines]) => lines.map(({ text }) => text))
			.join("\n")
			.replaceAll("\u00a0", " "),
	};
};
const mail = { domain: "martin.fr", hasSpf: true, hasDmarc: true };

test.each([
	[{ certificate: { endsAtMs: END_MS } }, 60, "vaut jusqu’au 3 février 2027", 0],
	[{ certificate: { endsAtMs: END_MS } }, 9, "aurait déjà dû être renouvelé", 1],
	[{ certificate: { endsAtMs: END_MS, fault: "CERT_HAS_EXPIRED" } }, 60, "un avertissement à la place du site", 1],
	[{ mail }, 60, "quels serveurs envoient son courrier (SPF)", 0],
	[{ mail: { ...mail, hasSpf: false } }, 60, "risquent d’aller aux indésirables", 1],
	[{ mail: { ...mail, hasDmarc: false } }, 60, "au nom _dmarc.martin.fr", 0],
	[{ isClockSet: false }, 60, "timedatectl set-ntp true", 1],
	[{ isClockSet: true }, 60, "", 0],
] satisfies [Outside, number, string, number][])("%j, %i jours avant : %s", (outside, days, sentence, toSee) => {
	const nothing = said({}, END_MS - days * DAY_MS);
	const found = said(outside, END_MS - days * DAY_MS);
	expect(found.text).toContain(sentence);
	expect(found.toSee - nothing.toSee).toBe(toSee);
});
