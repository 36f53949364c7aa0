import { documentOf } from "#notebook/quote/document.ts";
import type { QuoteAnswer } from "#notebook/quote/quote.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { maskedEmail, maskedPhone } from "#visitor/told.ts";
import type { FollowView, QuoteView, VisitorView } from "#visitor/views.ts";
import { sampleQuote } from "./quotes.ts";

const NOW_MS = Date.UTC(2026, 10, 25, 8, 20);
const ago = (minutes: number) => NOW_MS - minutes * 60_000;

const follow = (more: Partial<FollowView> = {}): FollowView => ({
	...{ page: "follow", nowMs: NOW_MS, token: "A".repeat(43) },
	...{ service: mmeLefevre.service, city: mmeLefevre.city, message: mmeLefevre.message },
	...{ phone: maskedPhone(mmeLefevre.phone), email: maskedEmail(mmeLefevre.email) },
	...{ receivedAtMs: ago(3), answersByMs: NOW_MS + 7_000_000, told: [{ kind: "received", atMs: ago(3) }] },
	...{ photos: [], isOver: false, isBeyond: false, urgent: false, signed: [] },
	...more,
});

const quote = (more: Partial<QuoteView>): QuoteView => ({
	...{ page: "follow-quote", nowMs: NOW_MS, token: "A".repeat(43), id: "2026-014/1", state: "open" },
	...{ blocks: documentOf(sampleQuote), hasOption: true, mayStartEarly: true, startsEarly: false, mayWithdraw: false },
	totalCents: 16_990,
	...more,
});

const READ = { totalCents: 18_050, validUntilMs: NOW_MS + 30 * 86_400_000, isDated: false, mayWithdraw: false };

/** The page of a request in the states that it has, by name. */
/** By a finger too. */
const SIGNED: QuoteAnswer = {
	...{ is: "accepted", name: "Anne Lefèvre", atMs: NOW_MS, withOption: false, startsEarly: true, word: "" },
	...{ digest: "a".repeat(64), trace: "M40 150L80 40L120 150M60 100L105 100M150 150L160 80L180 150L200 80L215 150" },
};

export const visitorViews: Record<string, VisitorView> = {
	"suivi-envoyee": follow({ said: "sent" }),
	"suivi-loin": follow({ said: "sent", city: "Grenoble", isBeyond: true }),
	"suivi-rendez-vous": follow({
		answersByMs: undefined,
		appointmentAtMs: NOW_MS + 3_600_000,
		said: "word",
		told: [
			{ kind: "leaving", atMs: ago(1), whenMs: NOW_MS + 1_200_000 },
			{ kind: "word", atMs: ago(20), text: "Le code est 12B, troisième étage." },
			{ kind: "appointment", atMs: ago(90), whenMs: NOW_MS + 3_600_000 },
			{ kind: "missed", atMs: ago(120) },
			{ kind: "received", atMs: ago(180) },
		],
	}),
	"suivi-refuse": follow({
		typed: { word: "x".repeat(60), phone: "06", email: "" },
		wrong: { phone: "Le numéro de téléphone doit contenir au moins 10 caractères. Ou appelez le 04 65 71 00 38." },
	}),
	"suivi-photos": follow({
		said: "photos",
		photos: ["0123456789abcdef", "123456789abcdef0"],
		told: [
			{ kind: "photo", atMs: ago(1), count: 2 },
			{ kind: "received", atMs: ago(3) },
		],
	}),
	"suivi-photos-refusees": follow({
		wrong: { photos: "Cette image bouge\u202f: il faut une photo fixe. Ou appelez." },
	}),
	"suivi-photos-toutes": follow({ photos: Array.from({ length: 6 }, (_, index) => `${index}`.repeat(16)) }),
	"suivi-devis": follow({ quote: { id: "2026-014/1", name: "2026-014", state: "open", ...READ } }),
	"suivi-devis-accepte": follow({
		said: "accepted",
		answersByMs: undefined,
		quote: { id: "2026-014/1", name: "2026-014", state: "accepted", ...READ },
	}),
	"suivi-close": follow({
		isOver: true,
		ended: "dropped",
		answersByMs: undefined,
		told: [
			{ kind: "dropped", atMs: ago(1) },
			{ kind: "received", atMs: ago(3) },
		],
	}),
	"suivi-deux-devis": follow({
		quote: { id: "2026-015/1", name: "2026-015", state: "open", ...READ },
		signed: [{ id: "2026-014/1", name: "2026-014", state: "accepted", ...READ }],
	}),
	"devis-a-lire": quote({}),
	"devis-mal-signe": quote({
		typed: { lu: "oui" },
		refused: "accept",
		wrong: "Écrivez votre prénom et votre nom. Ou appelez.",
	}),
	"devis-accepte": quote({ state: "accepted", mayWithdraw: true, blocks: documentOf(sampleQuote, SIGNED) }),
	"devis-mal-rendu": quote({
		state: "accepted",
		mayWithdraw: true,
		refused: "withdraw",
		wrong: "Écrivez votre nom. Ou appelez.",
	}),
	"devis-rendu": quote({ state: "withdrawn" }),
	"devis-tard": quote({ state: "late" }),
	"suivi-finie": follow({ isOver: true, answersByMs: undefined, told: [{ kind: "done", atMs: ago(5) }] }),
	"suivi-effacer": follow({ confirmsErasing: true }),
	"suivi-effacee": { page: "follow-erased", nowMs: NOW_MS },
	"suivi-inconnue": { page: "follow-gone", nowMs: NOW_MS },
	"suivi-perdue": {
		...{ page: "follow-refused", nowMs: NOW_MS, status: 404 },
		...{ text: "Cette page n’existe plus\u202f: rien n’a été enregistré.", typed: "Le code est 12B" },
	},
};
