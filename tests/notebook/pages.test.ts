import { type CheerioAPI, load } from "cheerio";
import { describe, expect, onTestFinished, test } from "vitest";
import { render, renderVisitor } from "#notebook/pages/render.tsx";
import { safeLine } from "#notebook/pages/time.ts";
import { addresses, fields, type View } from "#notebook/views.ts";
import { owner } from "#owner";
import { DAY_MS, HOUR_MS } from "#relay/clock.ts";
import { BY_VISITOR, type NotebookEvent, type NotebookFile } from "#relay/store/notebook.ts";
import { validator } from "#tests/support/html-validator.ts";
import { file, line, NOW_MS, quoteOf, views } from "#tests/support/notebook-views.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { visitorViews } from "#tests/support/visitor-views.ts";
import { VISITOR_SCRIPT, type VisitorView, visitorFields } from "#visitor/views.ts";

async function faultsOf(html: string, name: string): Promise<string[]> {
	const { results } = await validator.validateString(html, `${name}.html`);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId} : ${message} (${selector ?? ""})`),
	);
}

/** One attribute of all that a selector finds. */
const allOf = ($: CheerioAPI, selector: string, name: string) =>
	$(selector)
		.toArray()
		.map((element) => $(element).attr(name));
const named = Object.entries(views);

test("moins d’un gigaoctet libre est une chose à voir ; plus, non", () => {
	const said = (freeBytes: number) =>
		load(render({ ...(views["tout-va-bien"] as View), freeBytes } as View))("main").text();
	expect(said(999_000_000)).toContain("Il ne reste que 1,0\u00a0Go sur le disque");
	expect(said(1_000_000_000)).toContain("1,0\u00a0Go libres sur le disque.");
});

test("une réponse refusée s’ouvre là où elle se corrige, son pourquoi à côté", () => {
	const focused = (typed: Record<string, string>, refused: "accept" | "decline" | "withdraw" = "accept") => {
		const state = refused === "withdraw" ? { state: "accepted" as const, mayWithdraw: true } : {};
		const view = { ...visitorViews["devis-mal-signe"], ...state, typed, refused, wrong: "Pourquoi." } as VisitorView;
		const $ = load(renderVisitor(view));
		const [field] = $("[autofocus]").toArray();
		expect($("[autofocus]").length).toBe(1);
		expect($("[role=alert]").length).toBe(1);
		return $(field).attr("name");
	};
	expect(focused({})).toBe(visitorFields.signature);
	expect(focused({ [visitorFields.read]: "oui" })).toBe(visitorFields.signature);
	expect(focused({ [visitorFields.signature]: "Anne" })).toBe(visitorFields.read);
	expect(focused({}, "decline")).toBe(visitorFields.word);
	expect(focused({}, "withdraw")).toBe(visitorFields.signature);
});

test("« Je pars » est sur la ligne d’un rendez-vous du jour, et d’aucun autre", () => {
	const $ = load(render(views["rendez-vous"] as View));
	const rows = $(".rows > li").toArray();
	expect(rows.map((row) => $(row).find('[value="leaving"]').length)).toEqual([1, 0, 0]);
});

describe("la ligne d’une demande en cours", () => {
	const ago = (minutes: number) => NOW_MS - minutes * 60_000;
	const said = (events: NotebookEvent[], more: Partial<NotebookFile> = {}) => {
		const one = line("261124-AAAAAAAA", mmeLefevre, { standing: "under-way", events, ...more });
		const view = { ...(views["en-cours"] as View), lines: [one] } as View;
		return load(render(view))(".rows > li").text();
	};
	const visit = { seq: 1, atMs: ago(60), kind: "appointment", text: "", appointmentAtMs: NOW_MS + DAY_MS } as const;
	const accepted = {
		seq: 2,
		atMs: ago(40),
		kind: "accepted",
		text: "150,00\u00a0€, devis 2026-001, signé par Anne",
	} as const;
	const called = { seq: 3, atMs: ago(30), kind: "called", text: "" } as const;
	const lastStep = { kind: "called", atMs: ago(30) } as const;

	test("un appel n’y cache ni le rendez-vous à venir, ni le devis accepté", () => {
		const text = said([visit, accepted, called], { lastStep, appointmentAtMs: visit.appointmentAtMs });
		expect(text).toMatch(/Devis accepté, 150,00\s€ · Rendez-vous demain/);
	});

	test("un mot suivi de photos s’y lit", () => {
		const by = { device: BY_VISITOR } as const;
		const word = { seq: 4, atMs: ago(20), kind: "word", text: "Sonnez à Vernay", ...by } as const;
		const photo = { seq: 5, atMs: ago(10), kind: "photo", text: "", ...by } as const;
		const text = said([visit, called, word, photo], { lastStep, appointmentAtMs: visit.appointmentAtMs });
		expect(text).toContain("Photo du client");
		expect(text).toContain("Sonnez à Vernay");
	});

	test("la première liste dit combien ont du nouveau", () => {
		const empty = views["a-rappeler-vide"] as Extract<View, { page: "list" }>;
		const view: View = { ...empty, news: 1, frame: { ...empty.frame, news: 2 } };
		expect(load(render(view))(`main a[href="${addresses.finished}"]`).text()).toContain(
			"1\u00a0demande terminée a du nouveau",
		);
		expect(load(render(view))(`a[href="${addresses.underWay}"]`).text()).toContain(
			"2\u00a0demandes en cours ont du nouveau",
		);
	});
});

describe("chaque page", () => {
	test.each(named)("%s est du HTML valide", async (name, view) => {
		expect(await faultsOf(render(view), name)).toEqual([]);
	});

	test.each(Object.entries(visitorViews))(
		"%s, pour qui a demandé : valide, sans script qu’un seul, le nôtre, à elle seule",
		async (name, view) => {
			const html = renderVisitor(view);
			expect(await faultsOf(html, name)).toEqual([]);
			const $ = load(html);
			expect($("style, [style], [onclick], iframe, base").length).toBe(0);
			for (const src of allOf($, "script", "src")) expect(src).toBe(VISITOR_SCRIPT);
			for (const src of allOf($, "img", "src")) expect(src).toMatch(/^\/suivi\//);
			expect($("meta[name=robots]").attr("content")).toBe("noindex, nofollow");
			for (const href of allOf($, "a", "href")) expect(href).toMatch(/^(?:\/$|\/suivi\/|tel:|#)/);
			for (const action of allOf($, "form", "action")) expect(action).toMatch(/^\/suivi\//);
			expect($("h1").length).toBe(1);
			expect($("a[href^='tel:'], a.btn-strong").length).toBeGreaterThan(0);
		},
	);

	test.each(named)(
		"%s : un titre, un seul script, le nôtre, aucun style, rien d’un autre site, rien pour les moteurs",
		(_, view) => {
			const html = render(view);
			const $ = load(html);
			expect(html).toMatch(/^<!doctype html><html lang="fr">/);
			expect(
				$("script")
					.map((_, one) => $(one).attr("src") + $(one).text())
					.get(),
			).toEqual([addresses.script]);
			expect($("style, [style], [onclick], iframe, base").length).toBe(0);
			for (const src of allOf($, "img", "src")) expect(src).toMatch(/^\/(?:assets\/images|carnet|suivi)\//);
			expect($("meta[name=robots]").attr("content")).toBe("noindex, nofollow");
			expect($("meta[name=viewport]").length).toBe(1);
			expect(allOf($, "link", "href")).toEqual(["/carnet/style.css"]);
			for (const href of allOf($, "a", "href"))
				expect(href).toMatch(/^(?:\/$|\/contact#devis$|\/carnet|\/suivi\/|tel:|sms:|mailto:|geo:|webcal:|#)/);
			for (const action of allOf($, "form", "action")) expect(action).toMatch(/^(?:\/carnet|#$)/);
			expect($("h1").length).toBe(1);
			expect($("title").text()).toContain("carnet");
			const ids = allOf($, "[id]", "id");
			expect(ids).toEqual([...new Set(ids)]);
			// Translated, a page sends the same values.
			for (const value of allOf($, "option, input[type=radio]", "value")) expect(value).toBeDefined();
		},
	);
});

/** Hidden fields of each form, with their values, and those of its buttons. */
function formsOf(view: View) {
	const $ = load(render(view));
	return $("form[method=post]")
		.toArray()
		.map((form) => ({
			fields: Object.fromEntries(
				$(form)
					.find("input[type=hidden]")
					.toArray()
					.map(({ attribs }) => [attribs.name, attribs.value]),
			),
			// Wherever on the page they stand.
			presses: $("button[value]")
				.toArray()
				.filter((button) => ($(button).attr("form") ?? $(button).closest("form").attr("id")) === form.attribs.id)
				.filter((button) => form.attribs.id !== undefined || $(button).closest("form").is(form))
				.map(({ attribs }) => (attribs.name === fields.act ? attribs.value : `${attribs.name} ${attribs.value}`)),
		}));
}

const request = (name: string) => views[name] as Extract<View, { page: "request" }>;

describe("les gestes", () => {
	test("chaque formulaire porte la preuve de la session", () => {
		for (const [name, view] of named) {
			if (!("fields" in view.frame)) continue;
			for (const form of formsOf(view)) expect({ name, ...form.fields }).toMatchObject(view.frame.fields);
		}
	});

	test("« Je pars » d’un appui, le jour du rendez-vous et pas avant", () => {
		const view = request("demande-suivie");
		const leaves = (inMs: number) => {
			const file = { ...view.file, appointmentAtMs: view.frame.nowMs + inMs };
			const $ = load(render({ ...view, file }));
			return $(`button[value="leaving"]`).filter((_, button) => $(button).closest("details").length === 0).length;
		};
		expect([leaves(HOUR_MS), leaves(-HOUR_MS), leaves(3 * DAY_MS)]).toEqual([1, 1, 0]);
	});

	test("chaque geste d’une demande dit le dernier événement que la page montrait", () => {
		const steps = (name: string) =>
			formsOf(request(name))
				.filter((form) => fields.seen in form.fields)
				.map((form) => [form.fields[fields.seen], ...form.presses]);
		expect(steps("demande")).toEqual([
			[
				"0",
				"called",
				"missed",
				"leaving",
				"leaving",
				"number",
				"appointment",
				"quote-sent",
				"note",
				"done",
				"dropped",
				"resend",
				"erase",
			],
		]);
		const undone = ["12", "9", "4"].map((event) => `${fields.undoes} ${event}`);
		expect(steps("demande-suivie")).toEqual([
			[
				"12",
				// Before the day of the appointment, by the hour that is typed and by nothing else.
				"leaving",
				"number",
				"appointment",
				"called",
				"quote-sent",
				"note",
				"done",
				"dropped",
				...undone,
				"resend",
				"erase",
			],
		]);
	});

	test("faite, le message qui vient remercie, et demande un avis à tous si une page en est donnée", () => {
		const said = () => load(render(views["demande-finie"] as View))("main").html() ?? "";
		expect(decodeURIComponent(said())).toContain("Une question sur le travail");
		const identity = owner.identity as { reviewsPage?: string };
		identity.reviewsPage = "https://avis.example/roux";
		onTestFinished(() => void delete identity.reviewsPage);
		expect(decodeURIComponent(said())).toContain("https://avis.example/roux");
	});

	test("sans suite, le message qui vient dit non, et pourquoi quand c’est trop loin ; plus rien ne dit « bien reçu »", () => {
		const { file, ...view } = request("demande");
		const dropped = { ...file, standing: "finished", lastStep: { kind: "dropped", atMs: 0 } } as typeof file;
		const far = { place: "Lyon", department: "69", distanceKm: 41, minutes: undefined };
		const said = (arrival: typeof view.arrival) =>
			decodeURIComponent(load(render({ ...view, arrival, file: dropped }))("main").html() ?? "");
		expect(said(far)).toContain("Je ne peux pas intervenir");
		expect(said(far)).not.toContain("au-delà");
		expect(said({ ...far, distanceKm: 151 })).toContain("c’est au-delà de mon rayon");
		expect(said(far)).not.toContain("J’ai bien reçu");
	});

	test("ce qui était tapé revient à sa place, et nulle part ailleurs", () => {
		const $ = load(render(request("demande-gardee")));
		expect($("#jour").attr("value")).toBe("2026-11-27");
		expect($("#heure").attr("value")).toBe("09:30");
		expect($("#note-rendez-vous").text()).toBe("Sonner deux fois");
		expect($("#note").text()).toBe("");
		expect($("details:has(#jour)").attr("open")).toBeDefined();
		const noted = load(render({ ...request("demande"), kept: { note: "Code 12B" } }));
		expect(noted("#note").text()).toBe("Code 12B");
	});

	test("ce qu’un autre appareil a noté se lit avec le refus, et un lien ramène à la saisie", () => {
		const [by] = request("demande-suivie").file.events.filter(({ kind }) => kind === "called");
		const view = { ...request("demande-gardee"), ...(by ? { changedBy: [by] } : {}) };
		const said = load(render(view))("[role=alert]");
		expect(said.text()).toContain("Rappelée, aujourd’hui à 11\u00a0h\u00a020");
		expect(said.find("a").attr("href")).toBe("#jour");
	});

	test("effacer demande deux fois, et la seconde dit oui", () => {
		for (const [name, confirmed] of [
			["demande", undefined],
			["demande-effacer", "oui"],
		] as const) {
			const erase = formsOf(request(name)).find(
				({ fields: hidden, presses }) => hidden[fields.act] === "erase" || presses.includes("erase"),
			);
			expect([erase !== undefined, erase?.fields[fields.confirmed]]).toEqual([true, confirmed]);
		}
	});

	test("par le lien d’une lettre : cette demande, et rien qui mène ailleurs", () => {
		const view = {
			...request("demande-suivie"),
			isAlone: true,
			frame: { nowMs: NOW_MS, fields: { preuve: "p", jeton: "j" } },
		};
		const $ = load(render(view));
		expect(allOf($, "a[href^='/']", "href").toSorted()).toEqual([
			"/carnet",
			`/carnet/demande/${view.file.id}`,
			"/carnet/lettre/rendez-vous.ics?jeton=j",
		]);
		expect($("nav").length).toBe(0);
	});
});

describe("le numéro et les mots tout prêts", () => {
	const hrefs = (person: Person, more: Partial<NotebookFile> = {}) =>
		allOf(load(render({ ...request("demande"), file: file(person, more) })), "a", "href").map(String);

	test.each([
		["+33 (0)6.39.98.12.34", "06 39 98 12 34", "tel:+33639981234"],
		["06-39-98-12-34 après 18 h", "06 39 98 12 34", "tel:+33639981234"],
		["+41 79 123 45 67", "+41 7 91 23 45 67", "tel:+41791234567"],
	])("« %s » se lit « %s »", (phone, shown, href) => {
		const $ = load(render({ ...request("demande"), file: file({ ...mmeLefevre, phone }) }));
		const call = $(".btn-call");
		expect(call.attr("href")).toBe(href);
		expect(call.find(".number").text().replaceAll("\u00a0", " ")).toBe(shown);
	});

	test("un numéro qui n’en est pas un s’affiche, et n’appelle rien", () => {
		const links = hrefs({ ...mmeLefevre, phone: "appelez chez ma mère" });
		expect(links.filter((href) => /^(?:tel|sms):/.test(href))).toEqual([]);
	});

	test("le SMS et l’e-mail portent le nom et la ville ; le rendez-vous, son heure", () => {
		const sms = hrefs(
			{ ...mDaSilva, city: "le grand lemps" },
			{ appointmentAtMs: Date.parse("2026-11-27T09:30+01:00") },
		)
			.filter((href) => href.startsWith("sms:"))
			.map(decodeURIComponent);
		expect(sms).toHaveLength(5);
		expect(sms[0]).toContain("sms:+33639985678?&body=Bonjour M. Da Silva");
		expect(sms[0]).toContain("rendez-vous au Grand-Lemps");
		expect(sms[0]).toContain("vendredi 27 novembre à 9\u00a0h\u00a030");
		const [mail = ""] = hrefs(mmeLefevre).filter((href) => href.startsWith("mailto:"));
		expect(decodeURIComponent(mail)).toMatch(/^mailto:anne\.lefevre@exemple\.fr\?subject=.+Bonjour Mme Lefèvre,\r\n/);
		expect(decodeURIComponent(mail)).toContain("à Bourgoin-Jallieu");
		const [alone = ""] = hrefs({ ...mmeLefevre, name: "Garnier" }).filter((href) => href.startsWith("mailto:"));
		expect(decodeURIComponent(alone)).toContain("body=Bonjour,\r\n");
	});
});

/** What strangers may type, in every field. */
const HOSTILE: Record<string, string> = {
	markup: `"><script>alert(1)</script><img src=x onerror=alert(1)><style>*{display:none}</style>`,
	attribute: `' onclick='alert(1)' "onfocus="alert(1)" autofocus x="`,
	entity: "&lt;b&gt; &#x3c;script&#x3e; <!-- --> <![CDATA[ ]]>",
	bidi: "abc\u202edef\u2066ghi\u200e\u061c\u2028jkl",
	controls: "a\u0000b\u001b[31mc\u0007\u009b",
	template: "{nom} {ville} $\u007bnom} $& $1 %s %E9",
	newlines: "ligne\r\nBcc: autre@exemple.fr\r\n\r\ncorps",
	long: "é".repeat(5_000),
	unbroken: "W".repeat(5_000),
	surrogate: `moitié \ud800 d’un signe`,
	emoji: "👨‍👩‍👧‍👦 عربي עברית",
	scheme: "javascript:alert(1)",
};

describe("ce que des inconnus ont tapé reste du texte", () => {
	const hostileViews = (text: string): View[] => {
		const typed = { ...mmeLefevre, name: text, email: text, phone: text, city: text, message: text };
		const quote = { ...quoteOf(typed), service: text as "Autre" };
		const one = line("261125-AAAAAAAA", typed, { quote });
		const noted = file(typed, {
			quote,
			events: [{ seq: 1, atMs: NOW_MS, kind: "note", text }],
			samePerson: [one],
			appointmentAtMs: NOW_MS,
			parcels: [{ channel: "letter", state: "retry", attempts: 2, reason: text }],
		});
		const { frame } = request("demande");
		const answer = { receivedAtMs: NOW_MS, urgent: false, city: text, service: text, standing: "to-call" } as const;
		return [
			{ page: "list", list: "to-call", lines: [one], number: 0, hasMore: false, frame },
			{ page: "list", list: "robots", lines: [{ ...one, quarantined: true }], number: 0, hasMore: false, frame },
			{ page: "search", words: text, lines: [one], isFurther: false, frame },
			{ page: "search", words: text, lines: [], isFurther: false, frame },
			{
				page: "request",
				file: noted,
				isAlone: false,
				follow: "/suivi/x",
				photos: { token: "x", photos: [] },
				quotes: [],
				frame,
				kept: { note: text, day: text, hour: text },
			},
			{
				...{ page: "request", file: noted, isAlone: false, follow: "/suivi/x", frame, confirmsErasing: true },
				photos: { token: "x", photos: [] },
				quotes: [],
			},
			{ page: "appointments", lines: [{ ...one, appointmentAtMs: NOW_MS }], isShared: false, frame },
			{ page: "figures", span: "14-jours", counts: [], answers: [answer], quotes: [], frame },
		];
	};
	const shapeOf = (html: string) => {
		const $ = load(html);
		return $("*")
			.toArray()
			.flatMap((node) => ("attribs" in node ? [`${node.tagName} ${Object.keys(node.attribs).sort().join(" ")}`] : []));
	};
	const harmless = hostileViews("Une phrase sans malice, 0639981234");

	test.each(Object.entries(HOSTILE))("%s", async (name, text) => {
		for (const [index, view] of hostileViews(text).entries()) {
			const html = render(view);
			expect(html).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
			expect(html.isWellFormed()).toBe(true);
			// It is shown, not dropped.
			expect(load(html).text()).toContain(safeLine(text).slice(0, 20));
			const faults = await faultsOf(html, `${name}-${index}`);
			expect(faults.filter((fault) => !fault.startsWith("long-title"))).toEqual([]);
			// No element, no attribute but those of a harmless phrase: a number that cannot be dialled has fewer links.
			const known = new Set(shapeOf(render(harmless[index] as View)));
			const CANNOT_CALL = ["p class", "a class href", "a class href id", "bdi class"];
			expect(shapeOf(html).filter((element) => !known.has(element) && !CANNOT_CALL.includes(element))).toEqual([]);
			for (const href of allOf(load(html), "a", "href")) {
				expect(href).toMatch(/^(?:\/carnet|tel:\+?\d|sms:\+?\d|mailto:|geo:0,0|#)/);
				expect(href).not.toMatch(/[\s"<>]/);
			}
		}
	});
});
