/** « bloquant »: the site may not be public with it. « à vérifier »: the owner decides, and writes why. */
export type Level = "bloquant" | "à vérifier";

/** One thing that stands between this content and a lawful, truthful public site. */
export type Finding = {
	/** Which one: « legal.siren », « claim.interventions ». */
	id: string;
	level: Level;
	/** What is wrong, as the owner would say it. */
	what: string;
	/** What to do about it. */
	remedy: string;
	/** The file and the name in it. */
	where: string;
};

/** Findings under one heading, in the order in which the owner works through them. */
export type Chapter = { title: string; findings: Finding[] };
