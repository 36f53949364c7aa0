type Seen<T> = Exclude<T, false | null | undefined | 0 | "">;

/** Waits until `look` gives something truthy. @throws after `withinMs`, with what was awaited */
export async function eventually<T>(what: string, look: () => T | Promise<T>, withinMs = 8_000): Promise<Seen<T>> {
	const endMs = Date.now() + withinMs;
	for (;;) {
		const seen = await look();
		if (seen) return seen as Seen<T>;
		if (Date.now() > endMs) throw new Error(`attendu en vain : ${what}`);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
}

/** Leaves time for what must not happen. */
export const aMoment = (delayMs = 150) => new Promise((resolve) => setTimeout(resolve, delayMs));
