import type { Courier, Outcome } from "#relay/delivery/courier.ts";
import type { Channel, Parcel } from "#relay/store/records.ts";

/** A page is waited for no longer; a server that takes ten seconds an answer takes more than a minute for a letter. */
const GIVE_UP_AFTER_MS = 30_000;

/** What a channel answered, in a sentence. */
export interface Tried {
	sentence: string;
	/** Whoever is behind it took it. */
	taken: boolean;
}

/** Sends a trial by every channel. Nothing of it is kept. */
export function tryChannels(
	couriers: Partial<Record<Channel, Courier>>,
	hasMailServer: boolean,
	nowMs: number,
	giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<Tried[]> {
	const known = Object.entries(couriers) as [Channel, Courier][];
	return Promise.all(
		known.map(async ([channel, courier]) => {
			const signal = AbortSignal.timeout(giveUpAfterMs);
			const outcome = await courier.deliver(trialOf(channel, nowMs), async () => {}, signal);
			return { sentence: trialSentence(channel, outcome, hasMailServer), taken: outcome.kind === "accepted" };
		}),
	);
}

/** A parcel that is kept nowhere: the owner wants to see what a channel answers. */
const trialOf = (channel: Channel, nowMs: number): Parcel => ({
	kind: "trial",
	id: `essai-${nowMs}`,
	channel,
	queuedAtMs: nowMs,
	messageId: `<essai-${nowMs}@carnet.invalid>`,
	attempts: 0,
	uncertainSends: 0,
});

const CHANNELS: Record<Channel, string> = { letter: "Courriel", webhook: "Second chemin" };

const FAILED: Record<Exclude<Outcome["kind"], "accepted">, [what: string, advice: string]> = {
	uncertain: ["parti, mais sans réponse", "Il est peut-être arrivé."],
	postponed: ["remis à plus tard", "Réessayez dans un quart d’heure."],
	unreachable: ["injoignable", "Vérifiez l’adresse et le réseau."],
	refused: ["refusé", "Vérifiez le réglage, et le mot de passe."],
};

/** What a channel answered, in one sentence. */
function trialSentence(channel: Channel, outcome: Outcome, hasMailServer: boolean): string {
	const name = CHANNELS[channel];
	if (channel === "letter" && !hasMailServer && outcome.kind === "accepted") {
		return `${name}\u202f: aucun serveur n’est réglé, l’e-mail est écrit dans un dossier de la machine. Réglage\u202f: SMTP_URL.`;
	}
	if (outcome.kind === "accepted") return `${name}\u202f: accepté. Regardez s’il vous est parvenu.`;
	const [what, advice] = FAILED[outcome.kind];
	return `${name}\u202f: ${what} (${outcome.reason}). ${advice}`;
}
