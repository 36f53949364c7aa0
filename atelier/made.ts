/** Beside what a build makes: the copy of the project that it is made in, gone when it has ended. */
export const WORK_COPY = "chantier";

/** What tools/atelier/make-site.ts prints when it has ended. */
export type Made =
	| { isMade: true }
	/** One French sentence each: a fact that is wrong, with its file and field, or why the machine could not. */
	| { isMade: false; problems: string[] };
