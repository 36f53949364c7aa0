import { GROUPS, type GroupName } from "#atelier/group-names.ts";
import { type Sent, showSections } from "#atelier/group-pages.ts";
import { readGroup, sectionsOf } from "#atelier/groups.ts";
import { openOf, summaryOf } from "#atelier/overview.ts";
import { openOwnerFacts } from "#atelier/owner-facts.ts";
import { PHOTO_WORDS } from "#atelier/photographs.ts";
import { outcomeOf } from "#atelier/save.ts";
import type { GroupSummary } from "#atelier/views.ts";
import type { Frame, View, ViewOf } from "#notebook/views.ts";
import { readFacts } from "#tools/atelier/read-facts.ts";

type GroupView = ViewOf<"atelier-group">;

const SAMPLE = openOwnerFacts("owner");
const TOWN = { slug: "voiron", name: "Voiron" };

/** Every page of the atelier in the states that it has, on the sample. @param nowMs the moment at which they are shown */
export async function atelierViews(frame: Frame): Promise<Record<string, View>> {
	const { nowMs } = frame;
	const reading = await readFacts(new Date(nowMs));
	const { points } = reading;
	const half = points.map((point, index) => ({ ...point, isSettled: index % 2 === 0 }));

	const group = (name: GroupName, form?: URLSearchParams, more: Partial<GroupView> = {}): GroupView => {
		const townSlug = name === "villes" ? TOWN.slug : undefined;
		const now = readGroup(SAMPLE, name, townSlug);
		const sections = sectionsOf({ group: name, now, reading, townSlug, form, nowMs });
		const units = sections.flatMap((section) => section.units);
		const sent: Sent | undefined = form && {
			form,
			errors: more.hasChanged ? new Map() : outcomeOf(units, form, now.values).errors,
			hasChanged: more.hasChanged === true,
		};
		return {
			...{
				page: "atelier-group",
				group: name,
				broken: [],
				print: now.print,
				hasChanged: false,
				samples: 0,
				samplesShown: true,
				left: summaryOf(name, points),
				next: "loi",
				nextBlocking: 3,
				frame,
			},
			sections: showSections(sections, now, reading, sent),
			...more,
		};
	};
	const summaries: GroupSummary[] = GROUPS.map((name, index) => ({
		...{ group: name, blocking: index < 4 ? index : 0, toCheck: index === 5 ? 12 : 0 },
		isSettled: index === 0 || index > 5,
	}));
	const overview = {
		...{ page: "atelier", problems: [], points: half, groups: summaries, isMaking: false, publications: [] },
		...{ cannotPublish: false, hasUnpublished: false, frame },
	} satisfies View;
	const typed = (fields: Record<string, string>) => new URLSearchParams(fields);
	const wrong = typed({
		"identity.phone": "06 12",
		"identity.email": "moi",
		"practice.opens": "25h",
		"practice.days": "",
	});

	const [picture] = reading.pictures;
	if (picture === undefined) throw new Error(`Le site n’a plus d’image\u202f: ${reading.problems.join(" ; ")}`);
	const own = { place: "Bourgoin-Jallieu", date: "mars 2026", shows: "Un établi, la machine à clés à droite." };
	const photo = {
		...{
			page: "atelier-photo",
			picture,
			isOwn: false,
			isNew: false,
			print: "null",
			carried: "",
			hasChanged: false,
			waiting: [],
			chosen: "",
		},
		fields: PHOTO_WORDS.map(({ key, label, example }) => ({
			...{ name: key, label, example, typed: "", isOptional: false },
			kind: key === "shows" ? ("long" as const) : ("text" as const),
		})),
		frame,
	} satisfies View;

	const photos = {
		page: "atelier-photos",
		isBroken: false,
		next: "preuves",
		nextBlocking: 3,
		frame,
		waiting: ["12345678", "9abcdef0"],
	} as const;

	return {
		"atelier-photos": {
			...photos,
			open: openOf("photos", points),
			faults: [{ isTaken: false, why: "heic" }],
			pictures: reading.pictures.map((one, index) => (index === 1 ? { ...one, own } : one)),
		},
		"atelier-photos-place": {
			...photos,
			chosen: "9abcdef0",
			...{ open: [], pictures: reading.pictures },
		},
		"atelier-photos-abimees": {
			page: "atelier-photos",
			isBroken: true,
			pictures: [],
			waiting: [],
			open: [],
			next: "preuves",
			nextBlocking: 3,
			frame,
		},
		"atelier-photo": photo,
		"atelier-photo-refusee": {
			...photo,
			...{ isOwn: true, hasChanged: true, fault: { isTaken: false, why: "small", width: 800, height: 600 } },
			fields: photo.fields.map((field) => ({ ...field, error: "Il manque une phrase.", now: "Ce qui est écrit" })),
		},
		"atelier-photo-recue": {
			...photo,
			waiting: ["12345678", "9abcdef0"],
			chosen: "9abcdef0",
			isNew: true,
			carried: "12345678",
		},
		atelier: overview,
		"atelier-plein": {
			...overview,
			points: points.map((point) => ({ ...point, isSettled: point.isBlocking })),
			preview: { madeAtMs: nowMs - 3_600_000, isCurrent: false },
			isMaking: true,
			hasUnpublished: true,
			changes: [
				{ what: "le numéro", each: [] },
				{ what: "les heures", each: [] },
				{
					what: "4\u00a0prix",
					each: ["Porte claquée à ouvrir, 95\u202f€ puis 99,90\u202f€", "Prix d’une heure", "Nuit", "Cylindre"],
				},
			],
			publications: [
				{
					id: "20261125-112000",
					madeAtMs: nowMs - 7_200_000,
					isOnline: true,
					because: "owner",
					changed: [{ what: "le numéro", each: [] }],
				},
				{ id: "20261101-090000", madeAtMs: nowMs - 24 * 86_400_000, isOnline: false, because: "update" },
			],
		},
		"atelier-sans-dossier": { ...overview, points: [], trouble: "no-folder" },
		"atelier-casse": {
			...overview,
			points: [],
			problems: [
				{ text: 'legal.json, ligne 3\u202f: «\u202f"siren": 12\u202f» ne se lit pas.', group: "loi" },
				{ text: "content/facts.ts, ligne 7, ne se lit pas." },
			],
			cannotPublish: true,
		},
		...Object.fromEntries(
			GROUPS.filter((name) => name !== "photos").map((name) => [
				`atelier-${name}`,
				group(name, undefined, withTown(name)),
			]),
		),
		"atelier-avis-exemples": group("avis", undefined, { samples: 6 }),
		"atelier-enregistre": group("prix", undefined, {
			frame: { ...frame, notice: { tone: "done", text: "Enregistré." } },
		}),
		"atelier-faux": group("qui-je-suis", wrong),
		"atelier-change": group("qui-je-suis", typed({ "identity.name": "Serrurerie Dupont", "identity.smsNumber": "" }), {
			hasChanged: true,
		}),
		"atelier-fichier-casse": group("loi", undefined, { sections: [], broken: ["legal.json"] }),
		"atelier-liste-villes": {
			page: "atelier-towns",
			words: "",
			towns: reading.towns.map((town, index) => ({
				...town,
				hasPage: index % 5 !== 1,
				isOwn: index % 9 === 0,
				hasNote: index % 7 === 0,
			})),
			...{ shown: 56, out: 14, open: openOf("villes", points), next: "publish", nextBlocking: 0, frame },
		},
		"atelier-liste-vide": {
			page: "atelier-towns",
			words: "zzz",
			towns: [],
			shown: 70,
			out: 0,
			open: [],
			next: "publish",
			nextBlocking: 0,
			frame,
		},
		"atelier-prepare": {
			page: "atelier-progress",
			progress: { state: "making", sinceMs: nowMs, thenPublishes: false, step: "pages" },
			frame,
		},
		"atelier-echoue": {
			page: "atelier-progress",
			progress: {
				state: "failed",
				problems: [{ text: "owner/prices.json, champ «\u202fhourly\u202f»", group: "prix" }],
			},
			frame,
		},
		"atelier-publie": {
			page: "atelier-progress",
			progress: {
				state: "published",
				blocking: points.filter(({ isBlocking }) => isBlocking).slice(0, 1),
				toCheck: 25,
			},
			frame,
		},
		"atelier-confirmer": {
			page: "atelier-confirm",
			blocking: points.filter(({ isBlocking }) => isBlocking),
			toCheck: 25,
			frame,
		},
	};
}

const withTown = (name: GroupName): Partial<GroupView> => (name === "villes" ? { town: TOWN } : {});
