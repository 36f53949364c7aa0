import { DAY_MS, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import { type ParcelRecord, WRITTEN } from "#relay/store/records.ts";

/** A length of time as one says it: « 12 min », « 5 h », « 3 j ». */
export function span(durationMs: number): string {
	const whole = (unitMs: number) => Math.floor(Math.abs(durationMs) / unitMs);
	if (whole(MINUTE_MS) < 1) return "moins d’1\u00a0min";
	if (whole(HOUR_MS) < 1) return `${whole(MINUTE_MS)}\u00a0min`;
	if (whole(DAY_MS) < 2) return `${whole(HOUR_MS)}\u00a0h`;
	return `${whole(DAY_MS)}\u00a0j`;
}

export const ago = (timeMs: number, nowMs: number) => `il y a ${span(nowMs - timeMs)}`;
export const inTime = (timeMs: number, nowMs: number) =>
	timeMs <= nowMs ? "sous peu" : `dans ${span(timeMs - nowMs)}`;

/** What became of an e-mail or an alert, and what comes next. */
export function stateWords(parcel: ParcelRecord, nowMs: number): string {
	const e = parcel.channel === "letter" ? "" : "e";
	const next = parcel.nextAttemptAtMs === undefined ? "" : inTime(parcel.nextAttemptAtMs, nowMs);
	if (parcel.leasedUntilMs !== undefined && parcel.leasedUntilMs > nowMs) return "en train de partir";
	switch (parcel.state) {
		case "pending":
			return "à envoyer";
		case "retry":
			return `nouvel essai ${next}`;
		case "uncertain":
			return `incertain${e}, dernier essai ${next}`;
		case "held":
			return "attend votre décision";
		case "accepted":
			return parcel.reason === WRITTEN ? "écrit dans un dossier de la machine, envoyé à personne" : `envoyé${e}`;
		case "quarantined":
			return "en quarantaine";
	}
}

export function several(count: number, one: string, more = `${one}s`): string {
	return `${count}\u00a0${count > 1 ? more : one}`;
}
