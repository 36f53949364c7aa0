import { startFirefox } from "#tests/support/engines/firefox.ts";
import { press, type, type Visitor } from "#tests/support/engines/visitor.ts";
import { startWebKit } from "#tests/support/engines/webkit.ts";
import { TAP_TARGETS, type TapTarget, tapMoments } from "./tap-targets.ts";

const PHONE = { width: 450, height: 800 };
const WIDE = { width: 1366, height: 768 };
const SETTLED_MS = 6_000;
/** Each tap leaves three entries in the session's history, of which Firefox keeps fifty: a new browser before they are full. */
const TAPS_A_BROWSER = 12;

/** Taps that were lost or done twice, by target, in real Firefox and WebKit: the moments in milliseconds, none if all is well. */
export async function engineTaps(
	origin: string,
	stepMs: number,
	only: readonly string[] = [],
): Promise<Map<string, { taps: number; lost: number[] }>> {
	const targets = TAP_TARGETS.filter(({ what }) => only.length === 0 || only.includes(what));
	const found = new Map<string, { taps: number; lost: number[] }>();
	// Two of each at a time: nothing is timed here, and each waits for its page most of the time.
	const halves = [0, 1].flatMap((half) => [
		tapWith("Firefox", startFirefox, half),
		tapWith("WebKit", startWebKit, half),
	]);
	await Promise.all(halves);
	return found;

	async function tapWith(engine: string, start: () => Promise<Visitor>, half: number) {
		for (const target of targets.filter((_, index) => index % 2 === half)) {
			const lost: number[] = [];
			const moments = tapMoments(stepMs);
			while (moments.length > 0) {
				const visitor = await start();
				for (const delay of moments.splice(0, TAPS_A_BROWSER))
					if (!(await isTaken(visitor, origin, target, delay))) lost.push(delay);
				await visitor.close();
			}
			found.set(`${engine}, ${target.what}`, { taps: tapMoments(stepMs).length, lost });
		}
	}
}

async function isTaken(visitor: Visitor, origin: string, target: TapTarget, delayMs: number): Promise<boolean> {
	const { path, tap, typed, isWide, done } = target;
	const { width, height } = isWide ? WIDE : PHONE;
	await visitor.goto(`${origin}/favicon.svg`);
	await visitor.resize(width, height);
	const decided = tap.includes("data-consent") ? "" : `localStorage.setItem("cookies-accepted", "necessary");`;
	// Gone to without waiting for its load event: the first taps come before.
	await visitor.evaluate(
		`(localStorage.clear(), sessionStorage.clear(), (() => { ${decided} location.href = ${JSON.stringify(path)}; })())`,
	);
	const isShown = (selector: string) =>
		`location.pathname === ${JSON.stringify(path)} && [...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.checkVisibility())`;
	await until(visitor, isShown(typed?.field ?? tap));
	await new Promise((resolve) => setTimeout(resolve, delayMs));
	if (typed) {
		await press(visitor, typed.field);
		await type(visitor, typed.text);
		if (!(await until(visitor, isShown(tap)))) return false;
	}
	const before = await visitor.evaluate<number>("history.length");
	await press(visitor, tap);
	const expression = `(() => { const before = ${before}; return ${done}; })()`;
	if (!(await until(visitor, expression))) return false;
	// Done: and neither undone nor done again a moment later.
	await new Promise((resolve) => setTimeout(resolve, 500));
	return visitor.evaluate<boolean>(expression);
}

/** Asked again until it is so, also across a page's change. Returns whether it ever was. */
async function until(visitor: Visitor, expression: string): Promise<boolean> {
	for (const start = Date.now(); Date.now() - start < SETTLED_MS; ) {
		if (await visitor.evaluate<boolean>(expression).catch(() => false)) return true;
		await new Promise((resolve) => setTimeout(resolve, 30));
	}
	return false;
}
