import { parseArgs } from "node:util";
import { Trouble } from "./machine.ts";

/** @throws Trouble with what may be asked */
export function orders(words: readonly string[]): { file?: string; isTrial: boolean } {
	try {
		const options = { essai: { type: "boolean" }, reponses: { type: "string" } } as const;
		const { values } = parseArgs({ args: [...words], options, strict: true });
		return { isTrial: values.essai === true, ...(values.reponses === undefined ? {} : { file: values.reponses }) };
	} catch {
		throw new Trouble(
			"Je ne comprends pas «\u202f" +
				`${words.join(" ")}\u202f». On peut écrire «\u202fnpm run installer\u202f», «\u202fnpm run installer -- --essai\u202f» (dire sans faire) ou «\u202fnpm run installer -- --reponses FICHIER\u202f».`,
		);
	}
}
