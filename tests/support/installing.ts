import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { install } from "#tools/installer/install.ts";
import { PLACES } from "#tools/installer/machine.ts";
import { givenAnswers } from "#tools/installer/questions.ts";
import { type Source, sourceIn } from "#tools/installer/received.ts";
import type { FakeServer } from "./fake-server.ts";

/** M. Martin's answers, each right. */
export const MARTIN = {
	DOMAINE: "www.martin.example",
	SMTP_SERVEUR: "mail.hebergeur.example",
	SMTP_PORT: "465",
	SMTP_NOM: "contact@martin.example",
	SMTP_MOT_DE_PASSE: "p#ss?w/rd%'é",
	DESTINATAIRE: "martin@messagerie.example",
	MISES_A_JOUR: "oui",
};

/** The smallest copy of the project that the installer takes for one. */
export function smallSource(files: Record<string, string> = {}): Source {
	const folder = mkdtempSync(join(tmpdir(), "version-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const all = {
		"package.json": `{"version":"0.1.0"}`,
		"relay/main.ts": "",
		"owner/identity.json": `{"name":"Exemple","phone":"+33465710038"}`,
		"owner/prices.json": "{}",
		"tools/start.ts": "",
		"tests/unit/a.test.ts": "",
		"art/masters/a.png": "",
		...files,
	};
	for (const [name, text] of Object.entries(all)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	return sourceIn(folder);
}

interface Run {
	answers?: Record<string, string>;
	source?: Source;
	isTrial?: boolean;
}

/** Runs the installer from an answers file, and gives what it said. Rejects with the sentence that stopped it. */
export async function installing(machine: FakeServer, run: Run = {}): Promise<string> {
	const { answers = MARTIN, source = smallSource(), isTrial = false } = run;
	const said: string[] = [];
	const given = givenAnswers(answers, "le fichier de réponses");
	await install({ machine, source, answers: given, say: (sentence) => said.push(sentence), isTrial });
	return said.join("\n");
}

export const ONLINE = `${PLACES.data}/publications/en-ligne`;
export const PUBLICATION = "20261123-080000";

/** The owner published those facts from the notebook, yesterday. */
export function published(server: FakeServer, identity: string): void {
	const folder = `${PLACES.data}/publications/${PUBLICATION}`;
	server.put(`${folder}/client/index.html`, "");
	server.put(`${folder}/facts/identity.json`, identity);
	server.link(ONLINE, PUBLICATION);
}
