import { NOTICES } from "#notebook/notices.ts";
import { documentOf } from "#notebook/quote/document.ts";
import type { Frame, View, ViewOf } from "#notebook/views.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import type {
	AnswerFacts,
	ListName,
	NotebookEvent,
	NotebookFile,
	NotebookLine,
	StepKind,
} from "#relay/store/notebook.ts";
import type { ChannelStatus, DailyCount, StoreStatus } from "#relay/store/records.ts";
import type { Quote } from "#shared/quote/schema.ts";
import { atelierViews } from "./atelier-views.ts";
import { mDaSilva, mmeLefevre, type Person } from "./people.ts";
import { sampleQuote } from "./quotes.ts";

/** Wednesday 25 November 2026, 14:20 in Paris. */
export const NOW_MS = Date.parse("2026-11-25T13:20:00Z");
export const minutesAgo = (minutes: number) => NOW_MS - minutes * MINUTE_MS;

export const quoteOf = (person: Person): Quote => ({
	...{ ...person, service: person.service as Quote["service"] },
	urgent: person.urgent === "Oui",
});

export const line = (id: string, person: Person, more: Partial<NotebookLine> = {}): NotebookLine => ({
	id,
	receivedAtMs: minutesAgo(4),
	quote: quoteOf(person),
	suspicions: [],
	quarantined: false,
	standing: "to-call",
	...more,
});

const events: NotebookEvent[] = [
	{ seq: 3, atMs: minutesAgo(200), kind: "reminded", text: "" },
	{ seq: 4, atMs: minutesAgo(180), kind: "called", text: "Deux portes finalement, dont celle du garage." },
	{ seq: 5, atMs: minutesAgo(170), kind: "dropped", text: "" },
	{ seq: 6, atMs: minutesAgo(169), kind: "undone", text: "", undoes: 5 },
	{ seq: 9, atMs: minutesAgo(60), kind: "quote-sent", text: "" },
	{ seq: 12, atMs: minutesAgo(30), kind: "appointment", text: "", appointmentAtMs: NOW_MS + DAY_MS + 10 * MINUTE_MS },
];

export const file = (person: Person, more: Partial<NotebookFile> = {}): NotebookFile => ({
	...line("261125-7K3FQ9XM", person),
	parcels: [
		{ channel: "letter", state: "accepted", attempts: 1, settledAtMs: minutesAgo(4) },
		{ channel: "webhook", state: "retry", attempts: 3, nextAttemptAtMs: NOW_MS + 5 * MINUTE_MS, reason: "ETIMEDOUT" },
	],
	events: [],
	samePerson: [],
	...more,
});

const fields = { preuve: "jeton-lié-à-la-session" };
const frame = { nowMs: NOW_MS, fields, counts: { "to-call": 5, robots: 2 }, troubles: 0 } satisfies Frame;

const wayIs = (minutes: number): NotebookEvent => ({
	...{ seq: 20, atMs: minutesAgo(2), kind: "leaving", text: "" },
	appointmentAtMs: NOW_MS + minutes * MINUTE_MS,
});
const onTheRoad = file(mmeLefevre, {
	...{ standing: "under-way", lastStep: { kind: "leaving", atMs: minutesAgo(2) } },
	events: [...events, wayIs(15)],
});
const over = file(mmeLefevre, {
	...{ standing: "finished", lastStep: { kind: "done", atMs: minutesAgo(2) } },
	events: [...events, { seq: 21, atMs: minutesAgo(2), kind: "done", text: "" }],
});
/** A call of which nothing but the number is known. */
const call = file(
	{ ...mDaSilva, name: "", email: "", city: "", message: "", service: "Autre" },
	{
		...{ parcels: [], standing: "under-way", lastStep: { kind: "called", atMs: minutesAgo(1) } },
		events: [
			{ seq: 30, atMs: minutesAgo(1), kind: "noted", text: "" },
			{ seq: 31, atMs: minutesAgo(1), kind: "called", text: "" },
		],
	},
);

/** Names and towns as people type them. */
const another = (name: string, city: string, phone: string, service = mDaSilva.service): Person => ({
	...mDaSilva,
	...{ name, city, phone, service },
});

const delacroix = another("Jean-François Delacroix-Montgolfier", "Saint-Étienne-de-Saint-Geoirs", "0476000000");
const toCall: NotebookLine[] = [
	line("261125-AAAAAAAA", mmeLefevre, { receivedAtMs: minutesAgo(3) }),
	line("261125-BBBBBBBB", { ...mmeLefevre, name: "Karim B.", city: "voiron" }, { receivedAtMs: minutesAgo(50) }),
	line("261125-CCCCCCCC", delacroix, { receivedAtMs: minutesAgo(85) }),
	line("261125-DDDDDDDD", mDaSilva, { receivedAtMs: minutesAgo(20) }),
	line("261125-EEEEEEEE", another("Li", "Trifouillis", "appelez moi"), { receivedAtMs: minutesAgo(190) }),
];
const underWay: NotebookLine[] = [
	line("261124-AAAAAAAA", mDaSilva, { standing: "under-way", lastStep: { kind: "called", atMs: minutesAgo(30) } }),
	line("261120-AAAAAAAA", mmeLefevre, {
		standing: "under-way",
		lastStep: { kind: "appointment", atMs: minutesAgo(300) },
		appointmentAtMs: NOW_MS + DAY_MS,
	}),
];

/** Two weeks and more of taps and requests. */
const counts: DailyCount[] = Array.from({ length: 14 }, (_, index) => {
	const day = new Date(NOW_MS - index * DAY_MS).toISOString().slice(0, 10);
	return [
		{ day, page: "/", kind: "tap", count: (index * 7) % 5 },
		{ day, page: "/serrurier-voiron", kind: "tap", count: (index * 3) % 4 },
		{ day, page: "/depannage-24h", kind: "request", count: index % 3 },
	] as const;
})
	.flat()
	.filter(({ count }) => count > 0);

const answer = (
	hoursAgo: number,
	city: string,
	service: string,
	lastKind?: StepKind,
	answeredAfterMinutes?: number,
): AnswerFacts => ({
	receivedAtMs: NOW_MS - hoursAgo * HOUR_MS,
	...(answeredAfterMinutes && { answeredAtMs: NOW_MS - hoursAgo * HOUR_MS + answeredAfterMinutes * MINUTE_MS }),
	urgent: service === mmeLefevre.service,
	city,
	service,
	standing:
		lastKind === undefined ? "to-call" : lastKind === "done" || lastKind === "dropped" ? "finished" : "under-way",
	...(lastKind && { lastKind }),
});

export const answers: AnswerFacts[] = [
	answer(300, "Bourgoin-Jallieu", "Dépannage d'urgence", "done", 6),
	answer(290, "bourgoin jallieu", "Dépannage d'urgence", "done", 14),
	answer(200, "Voiron", "Changement de serrure", "quote-sent", 45),
	answer(150, "38500 Voiron", "Installation porte blindée", "appointment", 100),
	answer(100, "L’Isle-d’Abeau", "Réparation serrure", "called", 180),
	answer(75, "Crémieu", "Conseil sécurité", "dropped"),
	answer(50, "Trifouillis", "Autre"),
];

const quiet: ChannelStatus = { waiting: 0, held: 0, lastAcceptedAtMs: minutesAgo(12) };
const status: StoreStatus = {
	requests: 148,
	quarantined: 2,
	channels: { letter: quiet, webhook: quiet },
	alarms: [],
	safety: { copy: { doneAtMs: minutesAgo(40), requests: 148 }, drill: { doneAtMs: NOW_MS - 3 * DAY_MS } },
	photoBytes: 0,
	lastSeenAtMs: minutesAgo(0.3),
};
const troubled: StoreStatus = {
	...status,
	channels: {
		letter: {
			waiting: 3,
			held: 1,
			oldestQueuedAtMs: minutesAgo(125),
			nextAttemptAtMs: NOW_MS + 8 * MINUTE_MS,
			failingSinceMs: minutesAgo(120),
			reason: "ECONNREFUSED",
			heldSinceMs: minutesAgo(60),
			heldReason: "RCPT 550",
		},
		webhook: quiet,
	},
	alarms: [
		{
			...{ kind: "store", sinceMs: minutesAgo(3000), count: 2, reason: "SQLITE_FULL" },
			...{ toldAtMs: 1, toldCount: 2, clearedAtMs: minutesAgo(2900) },
		},
	],
	photoBytes: 430 * 2 ** 20,
	safety: { copy: { doneAtMs: minutesAgo(400), failingSinceMs: minutesAgo(300), reason: "ENOSPC" }, drill: {} },
	lastSeenAtMs: minutesAgo(30),
};
const surroundings = {
	freeBytes: 31_400_000_000,
	hasMailServer: true,
	hasWebhook: true,
	hasBackup: true,
	hasHeartbeat: false,
	newVersion: { isAsked: false },
	outside: {
		certificate: { endsAtMs: NOW_MS + 60 * DAY_MS },
		mail: { domain: "martin.fr", hasSpf: true, hasDmarc: true },
	},
	node: "24.21.0",
	version: "0.1.0",
};

const robots = [
	line("261125-RRRRRRRR", another("www.seo.example", "Paris", "0600000000"), {
		quarantined: true,
		suspicions: ["link-as-name", "links"],
	}),
	line("261125-SSSSSSSS", mmeLefevre, { quarantined: true, suspicions: ["hurry"] }),
];
const bare = { nowMs: NOW_MS };
const open = file(mmeLefevre);
const later = file(mDaSilva, {
	events,
	standing: "under-way",
	lastStep: { kind: "appointment", atMs: minutesAgo(30) },
	appointmentAtMs: NOW_MS + DAY_MS + 10 * MINUTE_MS,
	receivedAtMs: minutesAgo(260),
	samePerson: [
		line("260901-AAAAAAAA", mDaSilva, {
			standing: "finished",
			receivedAtMs: NOW_MS - 85 * DAY_MS,
			lastStep: { kind: "done", atMs: NOW_MS - 80 * DAY_MS },
		}),
	],
	linkedTo: "261125-00000000",
});
const visit = (id: string, person: Person, inHours: number) =>
	line(id, person, { standing: "under-way", appointmentAtMs: NOW_MS + inHours * HOUR_MS });
const notice = { tone: "done", text: "Noté\u202f: vous avez rappelé." } as const;
const changed = { tone: "refused", text: "Rien n’est noté\u202f: la demande a changé." } as const;

const list = (list: ListName, lines: NotebookLine[], more: Partial<ViewOf<"list">> = {}): View => ({
	...{ page: "list", list, lines, number: 0, hasMore: false, frame },
	...more,
});
const search = (words: string, lines: NotebookLine[], more: Partial<ViewOf<"search">> = {}): View => ({
	...{ page: "search", words, lines, isFurther: false, frame },
	...more,
});
const request = (file: NotebookFile, more: Partial<ViewOf<"request">> = {}): View => ({
	...{ page: "request", file, isAlone: false, follow: "https://serrurerie-du-bion.example/suivi/jeton", frame },
	photos: { token: "A".repeat(43), photos: [] },
	quotes: [],
	...more,
});
const quote = (more: Partial<ViewOf<"quote">>): View => ({
	...{ page: "quote", id: "261125-AAAAAAAA", missing: [], hasVat: true, rows: 6, frame },
	typed: {
		client: "Mme Lefèvre",
		adresse: "Voiron",
		nature: "Changement de serrure",
		"0.quoi": "Ouverture de porte claquée. Déplacement compris dans un rayon de dix kilomètres",
		"0.prix": "89,50",
		"0.combien": "1",
		"1.quoi": "Main-d’œuvre",
		"1.prix": "60",
		"1.unite": "h",
		"2.quoi": "Majoration, de 20 h à 7 h\u202f: + 50\u202f%",
	},
	...more,
});
const nobodyWaits = { ...frame, counts: { ...frame.counts, "to-call": 0 } };

/** Every page of the notebook in the states that it has, by name. */
const accepted = [
	{
		...{ id: "2026-014/2", number: "2026-014", customer: "Mme Lefèvre", atMs: NOW_MS },
		net: 14_802,
		vat: 2_188,
		gross: 16_990,
	},
	{
		...{ id: "2026-013/1", number: "2026-013", customer: "M. Da Silva", atMs: NOW_MS - 40 * DAY_MS },
		net: 9_000,
		vat: 0,
		gross: 9_000,
	},
];

export const views: Record<string, View> = {
	entrer: { page: "enter", state: "ask", frame: bare },
	"entrer-envoye": { page: "enter", state: "sent", frame: bare },
	"entrer-cle": { page: "enter", state: "no-key", challenge: "0123456789", frame: bare },
	"entrer-inconnu": { page: "enter", state: "unknown", frame: bare },
	presser: { page: "press", token: "A".repeat(43), frame: bare },
	"a-rappeler": list("to-call", toCall, { frame: { ...frame, notice } }),
	"a-rappeler-vide": list("to-call", [], {
		frame: { ...frame, troubles: 2, counts: { "to-call": 0, robots: 0 } },
	}),
	"a-rappeler-exemple": list(
		"to-call",
		toCall.map((one) => ({ ...one, events: [] })),
		{ showsSample: true },
	),
	"a-rappeler-vide-exemple": list("to-call", [], { showsSample: true, frame: nobodyWaits }),
	"a-rappeler-neuf": list("to-call", [], { isNew: true, showsSample: true }),
	"en-cours": list("under-way", underWay, { number: 1, hasMore: true }),
	terminees: list("finished", []),
	robots: list("robots", robots),
	recherche: search("06 39", [...toCall.slice(0, 1), ...underWay, ...robots.slice(1)], {
		isFurther: true,
		older: { side: "after", receivedAtMs: NOW_MS - DAY_MS, id: "261124-AAAAAAAA" },
	}),
	"recherche-rien": search("zzz", []),
	"recherche-vide": search("", []),
	demande: request(open, { arrival: { place: "Bourgoin-Jallieu", minutes: 10, distanceKm: 0, department: "38" } }),
	"demande-suivie": request(later, { frame: { ...frame, notice } }),
	"demande-gardee": request(later, {
		kept: { day: "2026-11-27", hour: "09:30", visitNote: "Sonner deux fois" },
		frame: { ...frame, notice: changed },
	}),
	"demande-robot": request(file(mmeLefevre, { quarantined: true, suspicions: ["hurry"], parcels: [] })),
	"demande-lettre": request(open, {
		isAlone: true,
		frame: { nowMs: NOW_MS, fields: { ...fields, jeton: "B".repeat(43) } },
	}),
	"demande-photos": request(open, {
		photos: { token: "A".repeat(43), photos: ["0123456789abcdef", "123456789abcdef0", "23456789abcdef01"] },
	}),
	"demande-devis": request(later, {
		quotes: [
			{ id: "2026-014/1", name: "2026-014", state: "replaced", totalCents: 15_000, address: "8 rue Bayard, Voiron" },
			{
				id: "2026-014/2",
				name: "2026-014, version 2",
				state: "accepted",
				totalCents: 18_050,
				address: "8 rue Bayard, Voiron",
			},
		],
	}),
	"demande-devis-a-lire": request(later, {
		quotes: [
			{ id: "2026-014/1", name: "2026-014", state: "open", totalCents: 15_000, address: "8 rue Bayard, Voiron" },
		],
		mailsQuote: true,
		near: [visit("rue-bayard", delacroix, 20)],
	}),
	devis: quote({}),
	"devis-faux": quote({
		typed: { client: "Mme Lefèvre", "0.quoi": "Porte claquée à ouvrir", "0.combien": "un", "0.prix": "90" },
		errors: new Map([
			["0.combien", "Une quantité s’écrit en chiffres, comme 1 ou 1,5."],
			["adresse", "Le devis dit où habite le client."],
		]),
	}),
	"devis-a-relire": quote({ preview: documentOf(sampleQuote) }),
	"devis-acceptes": {
		page: "quotes",
		quotes: accepted,
		frame,
	},
	"devis-aucun": { page: "quotes", quotes: [], frame },
	"devis-impossible": quote({
		missing: [
			{ name: "le numéro SIREN", group: "loi" },
			{ name: "le prix de votre heure", group: "prix" },
		],
	}),
	"demande-effacer": request(open, { confirmsErasing: true }),
	"demande-en-route": request(onTheRoad, { frame: { ...frame, notice: NOTICES.leaving } }),
	"demande-finie": request(over),
	"appel-demande": request(call, { frame: { ...frame, notice: NOTICES["call-noted"] } }),
	appel: { page: "call", typed: {}, frame },
	"appel-refuse": {
		page: "call",
		typed: { city: "Voiron", urgent: "oui" },
		wrong: { at: "phone", text: "Notez au moins un numéro, un nom ou un mot." },
		frame: { ...frame, notice: changed },
	},
	"demande-partie": { page: "gone", frame: bare },
	"rendez-vous": {
		page: "appointments",
		lines: [
			visit("261124-AAAAAAAA", mDaSilva, 2),
			visit("261120-AAAAAAAA", mmeLefevre, 24),
			visit("261119-AAAAAAAA", mDaSilva, 27),
		],
		isShared: true,
		calendarUrl: `https://www.exemple.fr/carnet/agenda.ics?jeton=${"C".repeat(43)}`,
		frame,
	},
	"rendez-vous-vide": { page: "appointments", lines: [], isShared: false, frame },
	"ce-qui-marche": { page: "figures", span: "14-jours", counts, answers, quotes: accepted, frame },
	"ce-qui-marche-mois": { page: "figures", span: "3-mois", counts, answers, quotes: accepted, frame },
	"ce-qui-marche-an": { page: "figures", span: "1-an", counts, answers, quotes: accepted, frame },
	"ce-qui-marche-vide": { page: "figures", span: "14-jours", counts: [], answers: [], quotes: [], frame },
	"tout-va-bien": { page: "health", status, ...surroundings, frame },
	"tout-va-mal": {
		...{ page: "health", status: troubled, ...surroundings },
		...{ freeBytes: 120_000_000, hasMailServer: false, hasWebhook: false },
		outside: {
			certificate: { endsAtMs: NOW_MS + 2 * DAY_MS },
			mail: { domain: "martin.fr", hasSpf: false, hasDmarc: false },
			isClockSet: false,
		},
		newVersion: {
			node: { number: "24.99.0", day: "2026-05-01" },
			number: "1.2.0",
			isAsked: false,
			outcome: "Une version ne se télécharge pas.",
		},
		frame: { ...frame, troubles: 3 },
	},
	appareils: {
		page: "devices",
		devices: [
			{ id: "un", label: "Chrome sur Android", madeAtMs: NOW_MS - 20 * DAY_MS, seenAtMs: minutesAgo(1) },
			{ id: "deux", label: "Firefox sur Windows", madeAtMs: NOW_MS - 3 * DAY_MS, seenAtMs: minutesAgo(3000) },
		],
		current: "un",
		passkeys: [{ id: "cle", label: "Safari sur iPhone", madeAtMs: NOW_MS - 9 * DAY_MS, seenAtMs: minutesAgo(300) }],
		challenge: "0123456789",
		next: "http://192.168.1.20:3000/carnet/entrer?jeton=0123456789012345678901234567890123456789012",
		frame,
	},
	refuse: { page: "refused", status: 403, text: "Cette page n’est plus à jour.", frame: bare },
	...(await atelierViews(frame)),
	"refuse-perdu": { page: "refused", status: 404, text: "Cette page n’existe pas dans le carnet.", frame: bare },
};
