/**
 * `node tests/faults/faults.ts [words]`: takes each of these guards away in turn, or those whose line holds the words, and runs the
 * tests that should see it. A guard that no test misses is not tested, and the exit code is 1.
 */
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import process, { argv, execPath, exit } from "node:process";
import { type Fault, within } from "./guards.ts";
import { QUOTE_FAULTS } from "./quote-faults.ts";

export const FAULTS: Fault[] = [
	// Reception, and the rules of the form.
	...within(
		"shared/quote/schema.ts",
		"unit/quote",
		["deux lettres au moins dans un nom", '"").length >= min, message)', '"").length >= min - 1, message)'],
		["aucun retour à la ligne dans un nom", "!FORBIDDEN_IN_A_LINE.test(value)", "value !== undefined"],
		["un point dans une adresse", "(?:[^@.]+\\.)+[^@.]{2,}$", ".+$"],
	),
	...within("relay/reception/receive.ts", "relay/reception", [
		"les règles de la page valent au relais",
		"if (!result.ok) {",
		"if (!result.ok && result.errors.urgent) {",
	]),
	...within(
		"relay/reception/receive.ts",
		"relay/rate-limit",
		["une clé ne sert pas à dix demandes", "rateLimit.admitContent(visitor, contentHash)", "undefined"],
		["un réseau IPv6 est un seul visiteur", "= visitorKey(clientAddress);", "= clientAddress;"],
	),
	...within("relay/http/server.ts", "relay/rate-limit", [
		"personne ne s’invente une adresse",
		"forwardedFor, trustedProxyHops);",
		"forwardedFor, 2 * trustedProxyHops);",
	]),
	...within("relay/reception/receive.ts", "relay/full-disk", [
		"ne jamais dire « ok » quand rien n’est gardé",
		"told.onStoreFailed(code);\n\t\t\treturn undefined;",
		'told.onStoreFailed(code);\n\t\t\treturn { id: "260314-00000000", replay: false };',
		"simulated",
	]),
	...within("relay/reception/form.ts", "relay/reception", [
		"rien ne vient d’un autre site",
		'return site === "same-origin" || site === "none";',
		"return true;",
	]),
	...within(
		"relay/reception/form.ts",
		"relay/hostile-forms",
		["un champ répété est refusé", "|| names.has(name)", ""],
		["rien de plus lourd que 64 Kio", "64 * 1024", "65 * 1024"],
	),
	...within("relay/reception/suspicion.ts", "relay/quarantine", [
		"le champ piège",
		"honeypot: filled(form.get(HONEYPOT_FIELD)),",
		"honeypot: false,",
	]),
	...within("relay/reception/rate-limit.ts", "relay/rate-limit", [
		"cinq demandes en dix minutes, pas six",
		"const REQUESTS_PER_WINDOW = 5;",
		"const REQUESTS_PER_WINDOW = 6;",
	]),
	// Store.
	...within("relay/store/keeping.ts", "relay/idempotency", [
		"reconnaître une demande déjà gardée",
		"if (replayed !== undefined) return",
		"if (replayed !== undefined && receivedAtMs < 0) return",
		"simulated",
	]),
	...within("relay/store/keeping.ts", "relay/quarantine", [
		"laisser une demande douteuse en quarantaine",
		'quarantined ? "quarantined" : "pending"',
		'"pending"',
		"simulated",
	]),
	...within(
		"relay/store/shared-commit.ts",
		"relay/store",
		[
			"dire « ok » une fois écrit, pas avant",
			"return () => resolve(result);",
			"resolve(result);\n\t\t\t\treturn () => {};",
		],
		["rien n’est gardé à moitié", "ROLLBACK TO one; RELEASE one", "RELEASE one"],
	),
	...within("relay/store/sqlite.ts", "relay/damaged-file", [
		"relire sur le disque ce qui est confirmé",
		"if (file.readsBack(kept.id)) return kept;",
		"if (kept.id) return kept;",
	]),
	...within("relay/store/sqlite-file.ts", "relay/store", [
		"attendre le disque à chaque « ok »",
		"PRAGMA synchronous = FULL",
		"PRAGMA synchronous = NORMAL",
	]),
	...within("relay/store/sqlite-file.ts", "relay/damaged-file", [
		"récrire un fichier qu’on a enlevé",
		'if (identityOf(path) !== opened) return "moved";',
		"",
		"simulated",
	]),
	...within("relay/store/salvage.ts", "relay/damaged-file", [
		"reprendre ce qui se lit d’un fichier abîmé",
		"for (const table of TABLES) carry(old, fresh, table);",
		"",
		"simulated",
	]),
	...within("relay/store/upkeep.ts", "relay/clock-faults", [
		"ne rien effacer de ce qui n’est pas parti",
		"AND state IN ('pending', 'retry', 'uncertain', 'held'))",
		"AND state = 'jamais')",
		"simulated",
	]),
	// Delivery, and its alarms.
	...within("relay/delivery/smtp.ts", "relay/simulation", [
		"tenir pour douteuse une lettre partie sans réponse",
		'if (phase === "left") return { kind: "uncertain", reason };',
		"",
		"simulated",
	]),
	...within("relay/delivery/smtp.ts", "relay/smtp", [
		"ne pas croire une réponse donnée d’avance",
		"if (isEarly) {",
		"if (isEarly && false) {",
		"simulated",
	]),
	...within("relay/delivery/retry.ts", "relay/simulation", [
		"ne pas renvoyer deux fois une lettre douteuse",
		"uncertainSends > 0",
		"uncertainSends > 9",
		"simulated",
	]),
	...within("relay/delivery/retry.ts", "relay/delivery", [
		"réessayer une lettre remise à plus tard",
		"nowMs + waitMs, reason",
		"nowMs + 1e12, reason",
	]),
	...within("relay/store/outbox.ts", "relay/two-relays", [
		"une lettre prise par l’un n’est pas donnée à l’autre",
		"leaseUntilMs: nowMs + leaseMs,",
		"leaseUntilMs: nowMs,",
	]),
	...within("relay/assembly.ts", "relay/alerts", [
		"faire sonner l’alerte quand le courriel se tait",
		'if (alerts) workers.push(work("webhook", alerts));',
		"",
		"simulated",
	]),
	...within("relay/alarms/troubles.ts", "relay/alarms", [
		"dire qu’un courriel est en panne",
		"const FAILING_FOR_MS = 15 * MINUTE_MS;",
		"const FAILING_FOR_MS = 15 * DAY_MS;",
		"simulated",
	]),
	...within("relay/store/alarms.ts", "relay/alarms", [
		"ne pas rouvrir l’alarme d’un autre relais",
		"if (!mayClose(alarm, told, nowMs)) continue;",
		"",
		"simulated",
	]),
	// Letter.
	...within("relay/letter/letter.ts", "relay/letter", [
		"aucun signe de commande dans un en-tête",
		'name.replace(NOT_IN_A_HEADER, " ")',
		"name",
	]),
	...within("relay/letter/letter.ts", "relay/simulation", [
		"garder le même Message-ID d’un essai à l’autre",
		"messageId: parcel.messageId,",
		'messageId: parcel.messageId.replace("@", "." + parcel.attempts + "@"),',
		"simulated",
	]),
	...within("relay/letter/html-pieces.ts", "relay/letter", [
		"le numéro se touche",
		'}" style="display:block;background-color:',
		'}x" style="display:block;background-color:',
	]),
	...within("relay/letter/request-letter.ts", "relay/letter", [
		"un nom n’est pas du HTML",
		"const name = escapeHtml(quote.name);",
		"const name = quote.name;",
	]),
	// Notebook.
	...within(
		"notebook/notebook.ts",
		"relay/notebook-entrance",
		["sans session, aucune page", 'if (needs !== "nobody" && asker.as === "nobody") {', 'if (needs === "link") {'],
		["sans preuve, aucun geste", "!hasCsrfToken(form, asker.token)", "form.get(fields.csrf) === '-'"],
	),
	...within("notebook/typed-over.ts", "relay/typed-kept", [
		"rendre ce que le bouton ne note pas",
		"return left.length === 0 ? undefined :",
		"return left.length >= 0 ? undefined :",
	]),
	...within("relay/store/entrance.ts", "relay/notebook-entrance", [
		"un lien n’entre qu’une fois",
		"DELETE FROM entry WHERE hash = :passHash AND kind = 'sign-in' AND ends_at > :nowMs RETURNING hash",
		"SELECT hash FROM entry WHERE hash = :passHash AND kind = 'sign-in' AND ends_at > :nowMs",
	]),
	...within("notebook/erase.ts", "relay/notebook-acts", [
		"effacer les lettres avec la demande",
		"const letters = eraseLetters(await store.erase(ids));",
		"const letters = (await store.erase(ids)).length;",
	]),
	...within("notebook/calendar.ts", "unit/calendar", [
		"ce qu’un inconnu tape reste du texte dans l’agenda",
		'.replace(/[\\\\;,]/g, "\\\\$&")',
		"",
	]),
	...within(
		"relay/store/steps.ts",
		"relay/notebook-acts",
		["garder ce qui est noté", "yield* note(requestId, step, nowMs);", "", "simulated"],
		["ne noter qu’une fois deux touches", "seq > step.seen && !BY_", "seq > step.seen + 9e6 && !BY_", "simulated"],
		["ne plus rappeler qui l’a été", 'called: "under-way",', 'called: "to-call",', "simulated"],
	),
	...within("relay/store/outbox.ts", "relay/notebook-reminders", [
		"ne rappeler qu’une fois une demande qui attend",
		"AND NOT EXISTS (SELECT 1 FROM event WHERE request_id = request.id AND kind = 'reminded')`;",
		"AND 1 = 1`;",
		"simulated",
	]),
	...within("relay/upkeep/rounds.ts", "relay/notebook-reminders", [
		"rappeler au-delà de la promesse",
		"reminded = await remind(nowMs);",
		"reminded = false;",
		"simulated",
	]),
	...within("relay/upkeep/rounds.ts", "relay/simulation", [
		"la nuit, ne rappeler que l’urgent",
		"isReminderTime(nowMs) ? lateSince",
		"true ? lateSince",
		"simulated",
	]),
	// The page: travel time, structured data, the form.
	...within("shared/places/arrival.ts", "unit/arrival", [
		"au-delà du rayon on promet",
		"measuredKm <= facts.radiusKm",
		"distanceKm >= 0",
	]),
	...within("shared/places/find-place.ts", "unit/find-place", ["les accents ne comptent pas", "NFKD", "NFC"]),
	...within("app/seo/structured-data.ts", "laws/structured-data", [
		"le numéro se lit par machine",
		"telephone:",
		"fax:",
	]),
	...within("app/features/quote-form/use-quote-form.ts", "journeys/quote-sending", [
		"un second essai a la même clé",
		"if (attempt.current.content !== content) attempt",
		"attempt",
	]),
	...QUOTE_FAULTS,
];

let restore = () => {};

/** What a program says while that guard is away. @throws when the file has changes of its own, or not that line once */
export async function saidWithout({ file, from, to }: Fault, program: readonly string[]): Promise<string> {
	const changed = execFileSync("git", ["status", "--porcelain", "--", file], { encoding: "utf8" });
	if (changed !== "") throw new Error(`${file} n’est pas comme dans git`);
	const source = readFileSync(file, "utf8");
	if (source.split(from).length !== 2) throw new Error(`« ${from} » n’est pas une fois dans ${file}`);
	restore = () => writeFileSync(file, source);
	writeFileSync(
		file,
		source.replace(from, () => to),
	);
	const { stdout } = spawn(execPath, program, { stdio: ["ignore", "pipe", "ignore"] });
	const said = (await stdout.toArray()).join("");
	restore();
	return said;
}

/** Whether a test is red without that guard. */
async function isSeen(fault: Fault): Promise<boolean> {
	const test = ["node_modules/vitest/vitest.mjs", "run", "--bail=1", `tests/${fault.seenBy}.test.ts`];
	const said = await saidWithout(fault, test);
	// Red by a test that failed, not by a file that could not be read.
	return /Tests .*\d+ failed/.test(said);
}

if (import.meta.main) {
	for (const signal of ["SIGINT", "SIGTERM"])
		process.once(signal, () => {
			restore();
			exit(1);
		});
	const words = argv.slice(2).join(" ");
	const chosen = FAULTS.filter((fault) => JSON.stringify(fault).includes(words));
	let green = 0;
	for (const fault of chosen) {
		const isRed = await isSeen(fault);
		if (!isRed) green++;
		console.log(`${isRed ? "rouge" : "VERT "}  ${fault.guard} (${fault.seenBy})`);
	}
	console.log(`${chosen.length} gardes ôtées une à une, ${green} que personne ne regrette`);
	exit(chosen.length > 0 && green === 0 ? 0 : 1);
}
