import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { RequestStore } from "#relay/store/store.ts";
import { createCopier } from "#relay/upkeep/backup.ts";
import { copyName } from "#relay/upkeep/backup-folder.ts";
import { ago, several } from "#relay/words.ts";
import { done, EXIT, type Exit, trouble, type World } from "./arguments.ts";
import { printableLine } from "./terminal.ts";

/** Makes copies off the machine, where the settings name a place. */
export function copierOf(store: RequestStore, { settings, clock, isShown }: World) {
	const { backup } = settings;
	return backup && createCopier({ settings: { ...settings, backup }, store, clock, isShown });
}

/** « sauvegarder DOSSIER »: one file more, wherever the owner wants it. */
export async function backUp(folder: string, store: RequestStore, world: World): Promise<Exit> {
	if (store.backUp === undefined)
		return trouble(
			world,
			"Les demandes sont sur PostgreSQL (DATABASE_URL)\u202f: sauvegardez-les avec «\u202fpg_dump\u202f».",
		);
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 });
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		const name = printableLine(folder);
		if (code === "EEXIST" || code === "ENOTDIR")
			return trouble(world, `«\u202f${name}\u202f» est un fichier\u202f: donnez un dossier.`);
		if (code === "EACCES")
			return trouble(world, `Accès refusé au dossier «\u202f${name}\u202f»\u202f: donnez-en un autre.`);
		throw error;
	}
	const path = join(folder, copyName(world.clock.nowMs()));
	const count = await store.backUp(path);
	return done(world, `${copied(count)} et relues dans «\u202f${path}\u202f».`);
}

/** « sauvegarder »: what the relay does each hour. */
export async function copyNow(store: RequestStore, world: World): Promise<Exit> {
	const copier = copierOf(store, world);
	if (copier === undefined) {
		world.warn(
			"Dans quel dossier\u202f? Écrivez «\u202fsauvegarder DOSSIER\u202f», ou réglez BACKUP_DIR ou BACKUP_COMMAND.",
		);
		return EXIT.usage;
	}
	const made = await copier.copy();
	if (!made.ok) return failed("La copie n’est pas faite", made.reason, world);
	const where = copier.folder === undefined ? "par BACKUP_COMMAND" : `dans «\u202f${copier.folder}\u202f»`;
	return done(world, made.requests === undefined ? `Copie faite ${where}.` : `${copied(made.requests)} ${where}.`);
}

/** « essayer-sauvegarde »: what the relay does each week. */
export async function tryLastCopy(store: RequestStore, world: World): Promise<Exit> {
	const copier = copierOf(store, world);
	if (copier?.tryLast === undefined) {
		world.warn(
			copier === undefined
				? "Aucune copie ne se fait\u202f: réglez BACKUP_DIR ou BACKUP_COMMAND."
				: "Comment la relire\u202f? Réglez BACKUP_RESTORE_COMMAND.",
		);
		return EXIT.usage;
	}
	const { copy } = await store.safety();
	const tried = await copier.tryLast();
	if (!tried.ok) return failed("La copie ne se relit pas", tried.reason, world);
	const from = copy.doneAtMs === undefined ? "" : ` d’${ago(copy.doneAtMs, world.clock.nowMs())}`;
	const read = tried.requests === undefined ? "" : `, avec ${several(tried.requests, "demande")}`;
	const whole = tried.newestId === undefined ? "" : `\u202f; la ${tried.newestId} est lue en entier`;
	return done(world, `La copie${from} se restaure${read}${whole}.`);
}

/** After an erasure. */
export const sayRenewal = (erased: number): string =>
	`Une copie neuve est faite, ${several(erased, "plus ancienne est effacée", "plus anciennes sont effacées")}.`;

function failed(what: string, reason: string, world: World): Exit {
	return trouble(
		world,
		reason === "BUSY"
			? `${what}\u202f: une autre est en cours. Recommencez dans quelques minutes.`
			: `${what} (${printableLine(reason)}). Ce que veut dire ce code\u202f: guide, chapitre 5.`,
	);
}

const copied = (count: number) => several(count, "demande copiée", "demandes copiées");
