import { statSync } from "node:fs";
import { addDays } from "#content/wording.ts";
import { eraseForGood } from "#notebook/erase.ts";
import { healthOf } from "#notebook/pages/health.ts";
import { figureWords } from "#notebook/pages/words-figures.ts";
import { surroundingsOf } from "#notebook/parts.ts";
import { tryChannels } from "#notebook/try-channels.ts";
import { isSilent } from "#relay/alarms/troubles.ts";
import { MINUTE_MS } from "#relay/clock.ts";
import { eraseLetters, letterCourier, mailFolderIn } from "#relay/delivery/letter-courier.ts";
import { createWebhookCourier } from "#relay/delivery/webhook-courier.ts";
import { composeLetter } from "#relay/letter/letter.ts";
import type { CountedKind, RequestFile } from "#relay/store/records.ts";
import { isOpenToOthers } from "#relay/store/sqlite.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { OPEN_TO_OTHERS, type StoreFailure, storeTrouble } from "#relay/store/trouble.ts";
import { several } from "#relay/words.ts";
import { parisDay } from "../clock.ts";
import {
	done,
	EXIT,
	type Exit,
	findRequest,
	HELP,
	type Order,
	OrderError,
	readOrder,
	requestsOf,
	trouble,
	type World,
} from "./arguments.ts";
import { backUp, copierOf, copyNow, sayRenewal, tryLastCopy } from "./back-up.ts";
import { exportAll } from "./export.ts";
import { healthText, isWaiting, listText, requestText } from "./show.ts";
import { printableLine } from "./terminal.ts";

/** Runs one order and resolves to its exit code. Rejects only when the store cannot be used. */
export async function runCommand(typed: readonly string[], world: World): Promise<Exit> {
	let order: Order;
	try {
		order = readOrder(typed);
	} catch (error) {
		if (!(error instanceof OrderError)) throw error;
		world.warn(`${printableLine(error.message)}\nLa liste des ordres\u202f: «\u202fnpm run demandes -- aide\u202f».`);
		return EXIT.usage;
	}
	if (order.name === "aide") return done(world, HELP);
	const store = await world.openStore();
	try {
		switch (order.name) {
			case "liste":
				return done(world, listText(listed(order, await store.list()), world.clock.nowMs(), order.tout));
			case "voir":
				return await withRequest(order.word, store, world, show);
			case "liberer":
				return await withRequest(order.word, store, world, release);
			case "renvoyer":
				if (order.tout) return await resendHeld(store, world);
				return await withRequest(order.word, store, world, resend);
			case "exporter": {
				const files = requestsOf(order, await store.list());
				if (files.length === 0) return nobody(world);
				return await exportAll(
					files.map(({ id }) => id),
					order.word,
					store,
					world,
				);
			}
			case "effacer":
				return await erase(order, store, world);
			case "etat":
				return await state(store, world);
			case "sauvegarder":
				return await (order.word === undefined ? copyNow(store, world) : backUp(order.word, store, world));
			case "essayer-sauvegarde":
				return await tryLastCopy(store, world);
			case "essayer":
				return await tryBoth(world);
		}
	} finally {
		await store.close();
	}
}

const listed = ({ quarantaine, attente }: Order, files: readonly RequestFile[]) =>
	files.filter((file) => (quarantaine ? file.quarantined : attente ? isWaiting(file) : true));

/** « essayer »: a trial by the channels that the settings name, as the site would, whether it runs or not. */
async function tryBoth({ settings, clock, say, warn }: World): Promise<Exit> {
	const { mailServer, webhook } = settings;
	const letter = letterCourier(settings, (parcel) => composeLetter(parcel, settings));
	const couriers = { letter, ...(webhook ? { webhook: createWebhookCourier({ webhook, clock }) } : {}) };
	const tried = await tryChannels(couriers, mailServer !== undefined, clock.nowMs(), 3 * MINUTE_MS);
	for (const { sentence, taken } of tried) (taken ? say : warn)(sentence);
	return tried.every(({ taken }) => taken) ? EXIT.done : EXIT.trouble;
}

/** « etat »: what the notebook says of it, what is seen from the machine alone, and how often somebody called. */
async function state(store: RequestStore, world: World): Promise<Exit> {
	const { settings, clock, say } = world;
	const nowMs = clock.nowMs();
	const health = healthOf({ ...(await surroundingsOf(settings)), status: await store.status(), nowMs });
	const faults: string[] = [];
	await store.checkWritable(nowMs).catch((error: StoreFailure) => {
		faults.push(`Une demande ne pourrait pas être enregistrée. ${storeTrouble(error)}`);
	});
	if (settings.databaseUrl === undefined && isOpenToOthers(settings.dataDir)) faults.push(OPEN_TO_OTHERS);
	if (settings.backup?.to === "folder" && isSameDisk(settings.backup.folder, settings.dataDir))
		say("BACKUP_DIR est sur le disque de DATA_DIR\u202f: ce disque perdu, tout l’est.\n");
	if (settings.countCalls) {
		const counts = await store.dailyCounts(addDays(parisDay(nowMs), -13));
		const sum = (wanted: CountedKind) =>
			counts.reduce((total, { kind, count }) => total + (kind === wanted ? count : 0), 0);
		const { spans, days } = figureWords;
		if (counts.length > 0) say(`En ${spans["14-jours"]}\u202f: ${days.sum(sum("tap"), sum("request"))}\n`);
	}
	say(healthText(health, faults, nowMs));
	return health.toSee + faults.length === 0 ? EXIT.done : EXIT.trouble;
}

function isSameDisk(...paths: [string, string]): boolean {
	const [one, other] = paths.map((path) => statSync(path, { throwIfNoEntry: false })?.dev);
	return one !== undefined && one === other;
}

async function withRequest(
	typed = "",
	store: RequestStore,
	world: World,
	work: (file: RequestFile, store: RequestStore, world: World) => Exit | Promise<Exit>,
): Promise<Exit> {
	const file = findRequest(typed, await store.list());
	if (file !== undefined) return work(file, store, world);
	return trouble(
		world,
		`Aucune demande ne porte le numéro «\u202f${printableLine(typed)}\u202f». Voyez «\u202fnpm run demandes -- liste --tout\u202f».`,
	);
}

function show(file: RequestFile, _store: RequestStore, world: World): Exit {
	return done(world, requestText(file, world.clock.nowMs()));
}

function nobody(world: World): Exit {
	return trouble(world, "On ne garde rien sur cette personne. Essayez aussi l’autre moyen (--email ou --telephone).");
}

/** Called before a resend, which clears the failure state read here. */
async function whenItLeaves(store: RequestStore, world: World): Promise<string> {
	const status = await store.status();
	if (isSilent(status, world.clock.nowMs())) return "dès que le site tournera\u202f: il est arrêté";
	return status.channels.letter.failingSinceMs === undefined
		? "dans quelques secondes"
		: "au prochain essai, dans un quart d’heure au plus\u202f: le courriel ne répond pas en ce moment";
}

async function release({ id }: RequestFile, store: RequestStore, world: World): Promise<Exit> {
	const when = await whenItLeaves(store, world);
	if (await store.release(id, world.clock.nowMs()))
		return done(world, `La demande ${id} sort de la quarantaine, son e-mail part ${when}.`);
	return trouble(world, `La demande ${id} n’est pas en quarantaine.`);
}

async function resend({ id, quarantined }: RequestFile, store: RequestStore, world: World): Promise<Exit> {
	if (quarantined)
		return trouble(
			world,
			`La demande ${id} est en quarantaine\u202f: «\u202fnpm run demandes -- liberer ${id}\u202f».`,
		);
	const when = await whenItLeaves(store, world);
	if ((await store.resend(id, world.clock.nowMs())) > 0) return done(world, `La demande ${id} repart ${when}.`);
	return trouble(
		world,
		`La demande ${id} est justement en train de partir. Regardez dans une minute\u202f: «\u202fvoir ${id}\u202f».`,
	);
}

async function resendHeld(store: RequestStore, world: World): Promise<Exit> {
	const when = await whenItLeaves(store, world);
	const count = await store.resendHeld(world.clock.nowMs());
	return done(
		world,
		count === 0 ? "Rien n’attendait votre décision." : `${several(count, "envoi repart", "envois repartent")} ${when}.`,
	);
}

async function erase(order: Order, store: RequestStore, world: World): Promise<Exit> {
	const files = requestsOf(order, await store.list());
	if (files.length === 0) return nobody(world);
	world.say(`${listText(files, world.clock.nowMs(), true)}\n\n${several(files.length, "demande")} à effacer.`);
	if (!order.oui) {
		if (world.confirm === undefined) {
			world.warn("Rien n’est effacé\u202f: ajoutez --oui pour confirmer.");
			return EXIT.usage;
		}
		const question = `\nEffacer pour de bon ${several(files.length, "demande")}\u202f? Tapez «\u202foui\u202f»\u202f: `;
		if (!(await world.confirm(question))) {
			world.say("Rien n’est effacé.");
			return EXIT.trouble;
		}
	}
	const unsent = files.filter(isWaiting).length;
	const { letters, renewal } = await eraseForGood(
		files.map(({ id }) => id),
		store,
		{
			eraseLetters: (ids) => eraseLetters(mailFolderIn(world.settings.dataDir), ids),
			copier: copierOf(store, world),
		},
	);
	world.say(
		[
			`${several(files.length, "demande effacée", "demandes effacées")}, sans trace dans la base.`,
			...(unsent > 0
				? [`${several(unsent, "e-mail qui attendait ne partira pas", "e-mails qui attendaient ne partiront pas")}.`]
				: []),
			...(letters > 0
				? [`${several(letters, "fichier effacé", "fichiers effacés")} dans le dossier des e-mails.`]
				: []),
			...(renewal?.ok ? [sayRenewal(renewal.erased ?? 0)] : []),
			`Restent à votre charge\u202f: les e-mails déjà dans votre messagerie, et vos ${renewal?.ok ? "autres " : ""}sauvegardes.`,
		].join("\n"),
	);
	if (renewal?.ok !== false) return EXIT.done;
	return trouble(
		world,
		`Les copies de BACKUP_DIR la gardent encore (${renewal.reason})\u202f: lancez «\u202fnpm run demandes -- sauvegarder\u202f», puis effacez les plus anciennes.`,
	);
}
