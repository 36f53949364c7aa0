import { describe, expect, test } from "vitest";
import { faultsOf } from "#tests/simulation/auditor.ts";
import type { Event, Fact } from "#tests/simulation/history.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ana = "v1@exemple.fr";
const robot = "v2@exemple.fr";

const BY_DAY = `rappel-${Date.UTC(2026, 2, 14, 12)}`;
const AT_NIGHT = `rappel-${Date.UTC(2026, 2, 14, 23)}`;

const up: Fact = { is: "relay", state: "up", machine: 0 };
const answered = (email: string, more: Partial<Extract<Fact, { is: "answered" }>> = {}): Fact => ({
	is: "answered",
	...{ email, address: "10.0.0.1", status: 200, id: `260314-${email}`, urgent: false, doubtful: false },
	...more,
});
const letter = (email: string, told = true, messageId = `<${email}>`): Fact => ({
	is: "letter",
	email,
	messageId,
	told,
});
const kept = (...emails: string[]): Fact => ({ is: "kept", emails, called: [], photos: [], accepted: [], numbers: [] });
const called = (sure = true): Fact => ({ is: "called", email: ana, sure, twice: false });
const noted = (...emails: string[]): Fact => ({ ...kept(ana), called: emails }) as Fact;
const accepted = (sure = true): Fact => ({ is: "accepted", email: ana, sure });
const photo: Fact = { is: "photo", email: ana, sure: true };
const pictures = (...emails: string[]): Fact => ({ ...kept(ana), photos: emails }) as Fact;
const copy: Fact = { is: "copy", email: ana };
const signed = (emails: string[], ...numbers: string[]): Fact => ({ ...kept(ana), accepted: emails, numbers }) as Fact;
const reminder = (email: string, id = BY_DAY): Fact => ({ is: "reminder", channel: "letter", id, emails: [email] });
const alarm = (kind: string, channel: "letter" | "webhook" = "webhook", phase = "begins"): Fact => ({
	is: "alarm",
	...{ channel, kind, phase, text: `${kind} ${phase}` },
});
const doubtful = answered(robot, { doubtful: true });
const erased: Fact = { is: "owner", act: "erased", email: ana };
const spoilt: Fact = { is: "file", fault: "spoilt", spared: [] };

/** What the auditor says of these facts, a minute after one another, or at the minutes given. */
function verdict(...facts: (Fact | [minutes: number, fact: Fact])[]): string[] {
	let atMs = 0;
	const events = facts.map((entry, order): Event => {
		const [minutes, fact] = Array.isArray(entry) ? entry : [atMs / MINUTE + 1, entry];
		atMs = minutes * MINUTE;
		return { ...fact, atMs, order };
	});
	return faultsOf(events);
}

test("une histoire où tout va n’a pas de faute", () => {
	expect(verdict(up, answered(ana), letter(ana), doubtful, kept(ana, robot))).toEqual([]);
	expect(verdict(up, answered(ana), letter(ana, false), [15, letter(ana)], kept(ana))).toEqual([]);
	expect(verdict(up, answered(ana), letter(ana), erased, kept())).toEqual([]);
	expect(verdict(up, answered(ana), letter(ana), called(), [600, noted(ana)])).toEqual([]);
	expect(verdict(up, answered(ana), letter(ana), called(false), noted(), [600, noted(ana)])).toEqual([]);
	const erasedOnly = { ...signed([ana], "2026-001/1"), emails: [] } as Fact;
	expect(verdict(up, answered(ana), letter(ana), accepted(), erased, erasedOnly)).toEqual([]);
	expect(verdict(up, answered(ana), letter(ana), accepted(false), signed([], "2026-001/1", "2026-001/2"))).toEqual([]);
	expect(verdict(up, answered(ana), letter(ana), photo, pictures(ana), erased, kept())).toEqual([]);
	const byWebhook = { ...reminder(ana), channel: "webhook" } as Fact;
	expect(verdict(up, answered(ana), letter(ana), [130, reminder(ana)], byWebhook, [600, kept(ana)])).toEqual([]);
	const urgent = answered(ana, { urgent: true });
	const alert: Fact = { is: "alert", email: ana, told: true };
	expect(verdict(up, [840, urgent], [840, alert], letter(ana), [851, reminder(ana, AT_NIGHT)], kept(ana))).toEqual([]);
});

describe("chaque promesse rompue se voit", () => {
	const many = Array.from({ length: 6 }, (_, n) => answered(`v${n + 10}@exemple.fr`));
	test.each<[string, RegExp, (Fact | [number, Fact])[]]>([
		["sans lettre", /^perdue/, [up, answered(ana), kept(ana)]],
		["urgente, sans alerte", /^perdue : l’alerte/, [up, answered(ana, { urgent: true }), letter(ana), kept(ana)]],
		["plus dans la base", /^effacée avant/, [up, answered(ana), letter(ana), kept()]],
		["quarantaine vidée", /^effacée avant/, [up, doubtful, kept()]],
		["gardée après l’effacement", /^gardée après/, [up, answered(ana), letter(ana), erased, kept(ana)]],
		["un devis accepté, perdu", /^devis accepté perdu/, [up, answered(ana), letter(ana), accepted(), kept(ana)]],
		["accepté deux fois", /^devis accepté de trop/, [up, answered(ana), letter(ana), accepted(), signed([ana, ana])]],
		["deux copies", /^deux copies/, [up, answered(ana), letter(ana), accepted(), copy, copy, signed([ana])]],
		["copie de rien", /^copie d’un devis/, [up, answered(ana), letter(ana), copy, kept(ana)]],
		["une photo perdue", /^photo perdue/, [up, answered(ana), letter(ana), photo, kept(ana)]],
		["une photo deux fois", /^photo de trop/, [up, answered(ana), letter(ana), photo, pictures(ana, ana)]],
		["accepté par personne", /^devis accepté de trop/, [up, answered(ana), letter(ana), signed([ana])]],
		["un numéro qui manque", /^un trou/, [up, answered(ana), letter(ana), signed([], "2026-001/1", "2026-003/1")]],
		["un numéro deux fois", /^un numéro/, [up, answered(ana), letter(ana), signed([], "2026-001/1", "2026-001/1")]],
		["un appel noté, perdu", /^appel noté perdu/, [up, answered(ana), letter(ana), called(), noted()]],
		["un appel noté deux fois", /^appel noté de trop/, [up, answered(ana), letter(ana), called(), noted(ana, ana)]],
		["un appel que personne n’a noté", /^appel noté de trop/, [up, answered(ana), letter(ana), noted(ana)]],
		[
			"deux rappels",
			/^rappelée deux fois/,
			[up, answered(ana), letter(ana), [130, reminder(ana)], [140, reminder(ana, `${BY_DAY}1`)], kept(ana)],
		],
		["déjà appelée", /^rappel de qui est déjà/, [up, answered(ana), letter(ana), called(), [130, reminder(ana)]]],
		["un robot rappelé", /^rappel d’un robot/, [up, doubtful, [130, reminder(robot)]]],
		["effacée, puis rappelée", /^rappel de qui est effacé/, [up, answered(ana), erased, [130, reminder(ana)], kept()]],
		["jamais rappelée", /^jamais rappelée/, [up, answered(ana), letter(ana), [600, kept(ana)]]],
		["rappelée la nuit", /^rappel de nuit/, [up, answered(ana), letter(ana), [130, reminder(ana, AT_NIGHT)]]],
		["gardée deux fois", /^gardée deux/, [up, answered(ana), answered(ana, { id: "autre" }), letter(ana), kept(ana)]],
		["deux lettres", /^doublée sans doute/, [up, answered(ana), letter(ana), [20, letter(ana)], kept(ana)]],
		[
			"trois lettres",
			/^doublée : 3/,
			[up, answered(ana), letter(ana, false), [20, letter(ana)], [40, letter(ana)], kept(ana)],
		],
		["la seconde trop tôt", /^doublée trop tôt/, [up, answered(ana), letter(ana, false), letter(ana), kept(ana)]],
		[
			"sous un autre nom",
			/^doublée sous/,
			[up, answered(ana), letter(ana, false), [20, letter(ana, true, "<x>")], kept(ana)],
		],
		["partie après l’effacement", /^partie après/, [up, answered(ana), erased, letter(ana), kept()]],
		["un robot passe", /^partie de la quarantaine/, [up, doubtful, letter(robot), kept(robot)]],
		["une panne du serveur", /^réponse 500/, [up, answered(ana, { status: 500 })]],
		["« Erreur » sans raison", /^« Erreur » sans/, [up, answered(ana, { status: 503 }), alarm("store")]],
		["refusé au premier", /^refusé trop tôt/, [up, answered(ana, { status: 429 })]],
		["six d’un coup", /^admis trop souvent/, [[0, up], ...many.map((fact): [number, Fact] => [20, fact])]],
		[
			"une panne de courriel tue",
			/^panne de courriel/,
			[
				up,
				{ is: "mail", condition: "down" },
				answered(ana),
				[60, { is: "mail", condition: "well" }],
				letter(ana),
				kept(ana),
			],
		],
		[
			"une alerte en retard",
			/^alerte en retard/,
			[up, [30, answered(ana, { urgent: true })], letter(ana), { is: "alert", email: ana, told: true }, kept(ana)],
		],
		[
			"une base en panne, tue",
			/^« Erreur » tue/,
			[up, { is: "disk", condition: "full" }, [90, answered(ana, { status: 503 })], [100, kept()]],
		],
		["un dégât dit à moitié", /^dégât dit par un seul/, [up, spoilt, alarm("damaged"), kept()]],
		["une quarantaine tue", /^quarantaine tue/, [up, doubtful, [(3 * DAY) / MINUTE, kept(robot)]]],
		[
			"une alarme qui bat",
			/^alarme d’horloge/,
			[up, ...["a", "b"].map((text): Fact => ({ ...alarm("clock", "letter"), text }) as Fact)],
		],
	])("%s", (_, complaint, facts) => {
		expect(verdict(...facts).filter((said) => complaint.test(said))).not.toEqual([]);
	});
});

test("ce qui ne se lisait plus est excusé s’il est nommé aux deux voies, et seulement alors", () => {
	const named = (channel: "letter" | "webhook"): Fact => ({
		is: "alarm",
		...{ channel, kind: "damaged", phase: "begins", text: `perdues : 260314-${ana}` },
	});
	expect(verdict(up, answered(ana), spoilt, named("letter"), named("webhook"), kept())).toEqual([]);
	expect(verdict(up, answered(ana), spoilt, named("letter"), kept())).not.toEqual([]);
	const readable: Fact = { ...spoilt, spared: [ana] };
	expect(verdict(up, answered(ana), readable, named("letter"), named("webhook"), kept())).not.toEqual([]);
	expect(verdict(up, answered(ana), named("letter"), named("webhook"), kept())).not.toEqual([]);
});
