/** Time in France as it is read aloud: « samedi 14 mars 2026 à 10 h 26 ». */
export function frenchDate(timeMs: number): string {
	const zone = { timeZone: "Europe/Paris" } as const;
	const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", ...zone }).format(timeMs);
	const clock = new Intl.DateTimeFormat("fr-FR", { hour: "numeric", minute: "2-digit", ...zone }).formatToParts(timeMs);
	const part = (type: string) => clock.find((entry) => entry.type === type)?.value ?? "";
	return `${day} à ${Number(part("hour"))}\u00a0h\u00a0${part("minute")}`;
}
