const ZONE = { timeZone: "Europe/Paris" } as const;
const DAY = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", ...ZONE });
const CLOCK = new Intl.DateTimeFormat("fr-FR", { hour: "numeric", minute: "2-digit", ...ZONE });

/** Time in France as it is read aloud: « samedi 14 mars 2026 à 10 h 26 ». */
export function frenchDate(timeMs: number): string {
	const clock = CLOCK.formatToParts(timeMs);
	const part = (type: string) => clock.find((entry) => entry.type === type)?.value ?? "";
	return `${DAY.format(timeMs)} à ${Number(part("hour"))}\u00a0h\u00a0${part("minute")}`;
}
