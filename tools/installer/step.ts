import { type Machine, Trouble } from "./machine.ts";

/** One thing that the server must have. */
export interface Step {
	/** « L’utilisateur du site » */
	name: string;
	/** What `apply` does, for who asks beforehand: « créer l’utilisateur… ». */
	says: string;
	/** Whether it is as it should be. Reads only. */
	check(machine: Machine): Promise<boolean> | boolean;
	/** Makes it so, from wherever an interrupted run left it. @returns a sentence for the owner, if there is something to say */
	apply(machine: Machine): Promise<string | undefined> | string | undefined | Promise<void>;
}

type Say = (sentence: string) => void;

/**
 * Each in turn: what is there already is left alone. Stops at the first that cannot be done, with what was done before it in
 * place; another run goes on from there.
 *
 * @param isTrial says what it would do and touches nothing
 * @returns how many steps were, or would be, done
 * @throws Trouble
 */
export async function runSteps(steps: readonly Step[], machine: Machine, say: Say, isTrial: boolean): Promise<number> {
	let done = 0;
	for (const [index, step] of steps.entries()) {
		const place = `${index + 1}/${steps.length} ${step.name}`;
		if (await step.check(machine)) {
			say(`${place}\u202f: déjà fait.`);
			continue;
		}
		done++;
		if (isTrial) {
			say(`${place}\u202f: à faire, ${step.says}.`);
			continue;
		}
		say(`${place}\u202f: ${step.says}…`);
		const more = await step.apply(machine);
		if (!(await step.check(machine)))
			throw new Trouble(
				`«\u202f${step.name}\u202f»\u202f: c’est fait, et pourtant rien n’a changé. Relancez la commande\u202f; si cela recommence, montrez ces lignes à qui vous a donné le site.`,
			);
		if (more) say(more);
	}
	return done;
}
