import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { WORK_COPY } from "#atelier/reading.ts";
import { mailFolderIn } from "#relay/delivery/letter-courier.ts";
import { errorCode, type Log } from "#relay/log.ts";
import { publicationsIn } from "#relay/publications/publications.ts";

interface Folders {
	dataDir: string;
	/** Absent: the atelier writes nothing. */
	ownerDir?: string | undefined;
}

/** Names of what is not finished, by folder: everything that is written beside its place, then moved there or erased. */
function unfinishedIn({ dataDir, ownerDir }: Folders): (readonly [folder: string, names: RegExp])[] {
	return [
		[dataDir, /^\.copie-en-cours$/],
		[join(dataDir, "atelier"), new RegExp(`^(envoi-.+|${WORK_COPY})$`)],
		[join(dataDir, "atelier/cartes"), /\.nouveau$/],
		[mailFolderIn(dataDir), /^\..+\.tmp$/],
		[publicationsIn(dataDir), /\.(nouveau|ancien)$/],
		...(ownerDir === undefined
			? []
			: ([
					[ownerDir, /\.json\.[0-9a-f]{8}\.nouveau$/],
					[join(ownerDir, "photographies"), /^\.en-cours-/],
				] as const)),
	];
}

/** Erases what a process that was killed had under way. For the one relay of these folders, before it begins anything. */
export function eraseUnfinished(folders: Folders, log: Log): void {
	for (const [folder, names] of unfinishedIn(folders)) {
		try {
			for (const name of readdirSync(folder).filter((one) => names.test(one)))
				rmSync(join(folder, name), { recursive: true, force: true });
		} catch (error) {
			if (errorCode(error) !== "ENOENT") log("unfinished_stays", { code: errorCode(error) });
		}
	}
}
