/** A line of the relay that guards against something, and what it would be without that guard. */
export interface Mutation {
	/** What the relay would no longer do. */
	guard: string;
	file: string;
	from: string;
	to: string;
}

/** Each must be found by the simulation: a guard that nothing misses is not tested. */
export const MUTATIONS: Mutation[] = [
	{
		guard: "reconnaître une demande déjà gardée",
		file: "relay/store/keeping.ts",
		from: "if (replayed !== undefined) return",
		to: "if (replayed !== undefined && receivedAtMs < 0) return",
	},
	{
		guard: "ne jamais dire « ok » quand rien n’est gardé",
		file: "relay/reception/receive.ts",
		from: "told.onStoreFailed(code);\n\t\t\treturn undefined;",
		to: 'told.onStoreFailed(code);\n\t\t\treturn { id: "260314-00000000", replay: false };',
	},
	{
		guard: "récrire un fichier qu’on a enlevé",
		file: "relay/store/sqlite-file.ts",
		from: 'if (identityOf(path) !== opened) return "moved";',
		to: "",
	},
	{
		guard: "reprendre ce qui se lit d’un fichier abîmé",
		file: "relay/store/salvage.ts",
		from: "for (const table of TABLES) carry(old, fresh, table);",
		to: "",
	},
	{
		guard: "tenir pour douteuse une lettre partie sans réponse",
		file: "relay/delivery/smtp.ts",
		from: 'if (phase === "left") return { kind: "uncertain", reason };',
		to: "",
	},
	{
		guard: "ne pas renvoyer une seconde fois une lettre douteuse",
		file: "relay/delivery/retry.ts",
		from: "return parcel.uncertainSends > 0",
		to: "return parcel.uncertainSends > 9",
	},
	{
		guard: "garder le même Message-ID d’un essai à l’autre",
		file: "relay/letter/letter.ts",
		from: "messageId: parcel.messageId,",
		to: 'messageId: parcel.messageId.replace("@", "." + parcel.attempts + "@"),',
	},
	{
		guard: "ne pas croire une réponse donnée d’avance",
		file: "relay/delivery/smtp.ts",
		from: "refuseEarlyAnswers(connection);",
		to: "",
	},
	{
		guard: "ne rien effacer de ce qui n’est pas parti",
		file: "relay/store/upkeep.ts",
		from: "AND state IN ('pending', 'retry', 'uncertain', 'held'))",
		to: "AND state = 'jamais')",
	},
	{
		guard: "laisser une demande douteuse en quarantaine",
		file: "relay/store/keeping.ts",
		from: 'quarantined ? "quarantined" : "pending"',
		to: '"pending"',
	},
	{
		guard: "dire qu’un courriel est en panne",
		file: "relay/alarms/troubles.ts",
		from: "const FAILING_FOR_MS = 15 * MINUTE_MS;",
		to: "const FAILING_FOR_MS = 15 * DAY_MS;",
	},
	{
		guard: "faire sonner l’alerte quand le courriel se tait",
		file: "relay/assembly.ts",
		from: 'if (alerts) workers.push(work("webhook", alerts));',
		to: "",
	},
	{
		guard: "ne pas rouvrir l’alarme d’un autre relais",
		file: "relay/store/alarms.ts",
		from: "if (!mayClose(alarm, told, nowMs)) continue;",
		to: "",
	},
	{
		guard: "garder ce qui est noté dans le carnet",
		file: "relay/store/steps.ts",
		from: "yield* note(requestId, step, nowMs);",
		to: "",
	},
	{
		guard: "ne noter qu’une fois ce qu’on touche deux fois",
		file: "relay/store/steps.ts",
		from: "seq > step.seen && !BY_ITSELF",
		to: "seq > step.seen + 9_000_000 && !BY_ITSELF",
	},
	{
		guard: "ne rappeler qu’une fois une demande qui attend",
		file: "relay/store/outbox.ts",
		from: "AND NOT EXISTS (SELECT 1 FROM event WHERE request_id = request.id AND kind = 'reminded')`;",
		to: "AND 1 = 1`;",
	},
	{
		guard: "ne plus rappeler ce que l’artisan a rappelé",
		file: "relay/store/steps.ts",
		from: 'called: "under-way",',
		to: 'called: "to-call",',
	},
	{
		guard: "rappeler ce qui attend au-delà de la promesse",
		file: "relay/upkeep/rounds.ts",
		from: "const reminded = await remind(nowMs);",
		to: "const reminded = false && (await remind(nowMs));",
	},
	{
		guard: "ne pas rappeler la nuit ce qui n’est pas urgent",
		file: "relay/upkeep/rounds.ts",
		from: "othersUntilMs: isReminderTime(nowMs) ? lateSince(nowMs, false) : undefined,",
		to: "othersUntilMs: lateSince(nowMs, false),",
	},
];
