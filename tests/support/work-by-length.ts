import { safeLine } from "#notebook/pages/time.ts";
import { clientAddress } from "#relay/http/client-address.ts";
import { watchForProxy } from "#relay/http/forgotten-proxy.ts";
import { readPhone } from "#relay/letter/phone.ts";
import { printableLine } from "#relay/owner/terminal.ts";
import { acceptedCodings } from "#relay/site/content-types.ts";
import { parseQuote } from "#shared/quote/schema.ts";
import { manualClock } from "#tests/support/manual-clock.ts";

/*
 * How long the longest text that a stranger can send takes to read, beside sixteen texts of a sixteenth: one line of JSON. A program of its
 * own: in a worker that ran other tests before, each large text makes the collector go through all that they left (14 ms for 0.3).
 */

const watch = watchForProxy(0, manualClock());
const quote = (message: string) => ({ name: "Al", email: "a@b.fr", phone: "0612345678", city: "Us", message });
/** What takes bytes from outside, the sign that once cost most, and how many of it can come. */
const WORK: readonly (readonly [what: string, sign: string, most: number, work: (text: string) => unknown])[] = [
	["message de tabulations", "\t", 39_000, (text) => parseQuote(quote(`x${text}x`))],
	["message trop long", "\t", 62_000, (text) => parseQuote(quote(text))],
	["marques empilées", "\u0315\u0316", 19_000, (text) => parseQuote(quote(`a${text}`))],
	["signes qu’on ne voit pas", "a\u200d", 19_000, (text) => parseQuote(quote(text))],
	["nom d’espaces", " ", 800, (text) => parseQuote({ ...quote("Bonjour, une porte."), name: `${text}x` })],
	["téléphone", "0 ", 120, (text) => readPhone(text)],
	["Forwarded", "for=", 3_900, (text) => watch.saw("127.0.0.1", { forwarded: text })],
	["X-Forwarded-For", "[a]", 5_000, (text) => clientAddress("127.0.0.1", text, 1)],
	["Accept-Encoding", " ", 15_000, (text) => acceptedCodings(`gzip${text}x`)],
	["ligne du carnet", " ", 9_900, (text) => safeLine(`a${text}b`, 80)],
	["ligne du terminal", " ", 9_900, (text) => printableLine(`a${text}b`)],
];

const ROUNDS = 40;
/** The square takes so many times as long as the parts; a loaded machine made 6 of a fair long text. */
const PARTS = 16;

/** The least of single calls, not their mean: other programs of the machine interrupt most of them, never all. */
function spentMs(work: (text: string) => unknown, text: string): number {
	let least = Number.POSITIVE_INFINITY;
	const startMs = performance.now();
	for (let nowMs = startMs; nowMs - startMs < 15; ) {
		work(text);
		const afterMs = performance.now();
		least = Math.min(least, afterMs - nowMs);
		nowMs = afterMs;
	}
	return least;
}

const found = WORK.map(([what, sign, most, work]) => {
	const [short, long] = [sign.repeat(most / PARTS), sign.repeat(most)];
	// Sixteen short texts in one measure, so that both make as much for the collector: beside a single one, which never met it, a loaded machine
	// made 49 times of the long one. By turns, the least of each: what the machine does besides only adds.
	let [partsMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	const parts = (text: string) => {
		for (let call = 0; call < PARTS; call++) work(text);
	};
	// As long is fair, the square would be sixteen times as long in every round. What is below a third of a millisecond
	// hurts nobody: it is what a call costs, or a page of memory asked of the system.
	const isOver = () => longMs > 10 * partsMs + 0.3;
	for (let round = 0; round < ROUNDS && (round < 3 || isOver()); round++) {
		partsMs = Math.min(partsMs, spentMs(parts, short));
		longMs = Math.min(longMs, spentMs(work, long));
	}
	return { what, partsMs, longMs, isOver: isOver() };
});
console.log(JSON.stringify(found));
