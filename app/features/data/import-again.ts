/**
 * Dynamic import with one retry. A browser may cache a failed import and never request it again (Chromium 153 does, 156
 * does not): the retry adds a query string to the URL that the error message names.
 */
export function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
	return load().catch((error: unknown) => {
		const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
		if (!address) throw error;
		return import(/* @vite-ignore */ `${address}?${Date.now()}`);
	});
}
