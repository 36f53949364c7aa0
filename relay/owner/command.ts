import { eraseForGood } from "#notebook/erase.ts";
import { isSilent } from "#relay/alarms/troubles.ts";
import type { RequestFile } from "#relay/store/records.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { OPEN_TO_OTHERS, type StoreFailure, storeTrouble } from "#relay/store/trouble.ts";
import {
	type Contact,
	type Dependencies,
	EXIT,
	type Exit,
	findRequest,
	HELP,
	OrderError,
	readOrder,
	requestsOf,
} from "./arguments.ts";
import { backUp, copyNow, sayRenewal, tryLastCopy } from "./back-up.ts";
import { exportOf, isWaiting, showList, showRequest } from "./show.ts";
import { firstDayShown, showChart, showState } from "./state.ts";
import { printableJson, printableLine, several } from "./words.ts";

/** Room for years of requests: less means that the disk is filling. */
const FREE_AT_LEAST_BYTES = 50_000_000;

/** Runs one order and resolves to its exit code. Rejects only when the store cannot be used. */
export async function runCommand(typed: readonly string[], world: Dependencies): Promise<Exit> {
	let order: ReturnType<typeof readOrder>;
	try {
		order = readOrder(typed);
	} catch (error) {
		if (!(error instanceof OrderError)) throw error;
		world.warn(`${printableLine(error.message)}\nLa liste des ordres\u202f: «\u202fnpm run demandes -- aide\u202f».`);
		return EXIT.usage;
	}
	if (order.name === "aide") {
		world.say(HELP);
		return EXIT.done;
	}
	const store = await world.openStore();
	try {
		switch (order.name) {
			case "liste": {
				const { only } = order;
				const files = (await store.list()).filter((file) =>
					only === "quarantined" ? file.quarantined : only === "waiting" ? isWaiting(file) : true,
				);
				world.say(showList(files, { ...view(world), everything: order.everything }).join("\n"));
				return EXIT.done;
			}
			case "voir":
				return await withRequest(order.id, store, world, async (file) => {
					world.say(showRequest(file, view(world)).join("\n"));
					return EXIT.done;
				});
			case "liberer":
				return await withRequest(order.id, store, world, (file) => release(file, store, world));
			case "renvoyer":
				if (order.id === undefined) return await resendHeld(store, world);
				return await withRequest(order.id, store, world, (file) => resend(file, store, world));
			case "exporter": {
				const files = requestsOf(order.contact, await store.list());
				if (files.length === 0) return nobody(world);
				const whole = await Promise.all(files.map(({ id }) => store.fileOf(id)));
				world.say(printableJson(exportOf(whole.filter((file) => file !== undefined))));
				return EXIT.done;
			}
			case "effacer":
				return await erase(order.contact, order.confirmed, store, world);
			case "etat": {
				const { hasWebhook, mailFolder } = world;
				const storeFaults = await storeFaultsOf(store, world);
				const chart = world.countsCalls
					? showChart(await store.dailyCounts(firstDayShown(world.nowMs())), view(world))
					: [];
				const around = { ...view(world), hasWebhook, mailFolder, storeFaults, chart, copies: copiesOf(store, world) };
				const { lines, well } = showState(await store.status(), around);
				world.say(lines.join("\n"));
				return well ? EXIT.done : EXIT.trouble;
			}
			case "sauvegarder":
				return await (order.folder === undefined ? copyNow(store, world) : backUp(order.folder, store, world));
			case "essayer-sauvegarde":
				return await tryLastCopy(store, world);
			case "essayer":
				return await tryBoth(world);
		}
	} finally {
		await store.close();
	}
}

/** « essayer »: a trial by every channel. */
async function tryBoth({ tryChannels, say, warn }: Dependencies): Promise<Exit> {
	const tried = (await tryChannels?.()) ?? [];
	for (const { sentence, taken } of tried) (taken ? say : warn)(sentence);
	return tried.every(({ taken }) => taken) ? EXIT.done : EXIT.trouble;
}

/** Why requests cannot be stored, or soon could not. */
async function storeFaultsOf(store: RequestStore, world: Dependencies): Promise<string[]> {
	const faults: string[] = [];
	await store.checkWritable(world.nowMs()).catch((error: StoreFailure) => {
		faults.push(`Une demande ne pourrait pas être enregistrée. ${storeTrouble(error)}`);
	});
	const free = await world.freeBytes?.();
	if (free !== undefined && free < FREE_AT_LEAST_BYTES) {
		faults.push(
			`Le disque de DATA_DIR est presque plein (${Math.floor(free / 1e6)}\u00a0Mo libres)\u202f: faites de la place, sinon des visiteurs liront «\u202fErreur\u202f».`,
		);
	}
	if (world.isOpenToOthers?.()) faults.push(OPEN_TO_OTHERS);
	return faults;
}

/** What « etat » says of copies depends on what is set. */
function copiesOf(store: RequestStore, world: Dependencies) {
	const copier = world.copierOf?.(store);
	return copier && { isTried: copier.tryLast !== undefined, isOnSameDisk: world.areCopiesOnSameDisk?.() === true };
}

const view = ({ nowMs, cells }: Dependencies) => ({ nowMs: nowMs(), cells });

async function withRequest(
	id: string,
	store: RequestStore,
	world: Dependencies,
	work: (file: RequestFile) => Promise<Exit>,
): Promise<Exit> {
	const file = findRequest(id, await store.list());
	if (file !== undefined) return work(file);
	world.warn(
		`Aucune demande ne porte le numéro «\u202f${printableLine(id)}\u202f». Voyez «\u202fnpm run demandes -- liste --tout\u202f».`,
	);
	return EXIT.trouble;
}

function nobody(world: Dependencies): Exit {
	world.warn("On ne garde rien sur cette personne. Essayez aussi l’autre moyen (--email ou --telephone).");
	return EXIT.trouble;
}

/** Called before a resend, which clears the failure state read here. */
async function whenItLeaves(store: RequestStore, world: Dependencies): Promise<string> {
	const status = await store.status();
	if (isSilent(status, world.nowMs())) return "dès que le site tournera\u202f: il est arrêté";
	return status.channels.letter.failingSinceMs === undefined
		? "dans quelques secondes"
		: "au prochain essai, dans un quart d’heure au plus\u202f: le courriel ne répond pas en ce moment";
}

async function release({ id }: RequestFile, store: RequestStore, world: Dependencies): Promise<Exit> {
	const when = await whenItLeaves(store, world);
	if (await store.release(id, world.nowMs())) {
		world.say(`La demande ${id} sort de la quarantaine, sa lettre part ${when}.`);
		return EXIT.done;
	}
	world.warn(`La demande ${id} n’est pas en quarantaine.`);
	return EXIT.trouble;
}

async function resend({ id, quarantined }: RequestFile, store: RequestStore, world: Dependencies): Promise<Exit> {
	if (quarantined) {
		world.warn(`La demande ${id} est en quarantaine\u202f: «\u202fnpm run demandes -- liberer ${id}\u202f».`);
		return EXIT.trouble;
	}
	const when = await whenItLeaves(store, world);
	if ((await store.resend(id, world.nowMs())) > 0) {
		world.say(`La demande ${id} repart ${when}.`);
		return EXIT.done;
	}
	world.warn(
		`La demande ${id} est justement en train de partir. Regardez dans une minute\u202f: «\u202fvoir ${id}\u202f».`,
	);
	return EXIT.trouble;
}

async function resendHeld(store: RequestStore, world: Dependencies): Promise<Exit> {
	const when = await whenItLeaves(store, world);
	const count = await store.resendHeld(world.nowMs());
	world.say(
		count === 0 ? "Rien n’attendait votre décision." : `${several(count, "envoi repart", "envois repartent")} ${when}.`,
	);
	return EXIT.done;
}

async function erase(contact: Contact, confirmed: boolean, store: RequestStore, world: Dependencies): Promise<Exit> {
	const files = requestsOf(contact, await store.list());
	if (files.length === 0) return nobody(world);
	world.say(showList(files, { ...view(world), everything: true }).join("\n"));
	world.say(`${several(files.length, "demande")} à effacer.`);
	if (!confirmed) {
		if (world.confirm === undefined) {
			world.warn("Rien n’est effacé\u202f: ajoutez --oui pour confirmer.");
			return EXIT.usage;
		}
		if (
			!(await world.confirm(
				`\nEffacer pour de bon ${several(files.length, "demande")}\u202f? Tapez «\u202foui\u202f»\u202f: `,
			))
		) {
			world.say("Rien n’est effacé.");
			return EXIT.trouble;
		}
	}
	const unsent = files.filter(isWaiting).length;
	const { letters, renewal } = await eraseForGood(
		files.map(({ id }) => id),
		store,
		{ eraseLetters: world.eraseLetters, copier: world.copierOf?.(store) },
	);
	world.say(
		[
			`${several(files.length, "demande effacée", "demandes effacées")}, sans trace dans la base.`,
			...(unsent > 0
				? [`${several(unsent, "lettre qui attendait ne partira pas", "lettres qui attendaient ne partiront pas")}.`]
				: []),
			...(letters > 0
				? [`${several(letters, "fichier effacé", "fichiers effacés")} dans le dossier des lettres.`]
				: []),
			...(renewal?.ok ? [sayRenewal(renewal.erased ?? 0)] : []),
			`Restent à votre charge\u202f: les lettres déjà dans votre messagerie, et vos ${renewal?.ok ? "autres " : ""}sauvegardes.`,
		].join("\n"),
	);
	if (renewal?.ok !== false) return EXIT.done;
	world.warn(
		`Les copies de BACKUP_DIR la gardent encore (${renewal.reason})\u202f: lancez «\u202fnpm run demandes -- sauvegarder\u202f», puis effacez les plus anciennes.`,
	);
	return EXIT.trouble;
}
