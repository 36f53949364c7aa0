import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { distinctShots, fire } from "./load.ts";

/** Why the power cannot be cut here. */
export function noPowerCut(): string | undefined {
	if (process.platform !== "linux") return "LD_PRELOAD n’existe que sous Linux";
	return spawnSync("gcc", ["--version"]).status === 0 ? undefined : "gcc n’est pas installé";
}

/** Posts until `acknowledgements` are answered ok, then cuts the power: what was not synchronised is gone. */
export async function cutThePower(acknowledgements: number) {
	const [dataDir, copy, library] = await Promise.all([tempFolder(), tempFolder(), tempFolder()]);
	const shim = join(library, "coupure.so");
	const source = join(import.meta.dirname, "power-cut.c");
	const compiled = spawnSync("gcc", ["-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"], { encoding: "utf8" });
	if (compiled.status !== 0) throw new Error(compiled.stderr);
	const relay = await spawnRelay({
		DATA_DIR: dataDir,
		SITE_DIR: dataDir,
		SMTP_URL: "smtp://127.0.0.1:9",
		LD_PRELOAD: shim,
		POWER_DIR: dataDir,
		POWER_COPY: copy,
	});
	const { ids } = await fire(relay.url, await distinctShots(acknowledgements), 10);
	await relay.end("SIGKILL");
	const db = new DatabaseSync(join(copy, "demandes.sqlite"));
	const stored = new Set(
		db
			.prepare("SELECT id FROM request")
			.all()
			.map(({ id }) => id),
	);
	const [integrity] = db.prepare("PRAGMA integrity_check").all();
	db.close();
	const missing = ids.filter((id) => !stored.has(id));
	return { acknowledged: ids.length, missing, integrity: integrity?.integrity_check };
}
