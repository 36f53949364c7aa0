/**
 * Code that is fetched when it is used. A browser may keep a script that did not come for one that never will (Chromium
 * 153 does, 156 does not): it is asked for once more, under an address of its own made from the one that the error names.
 */
export function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
	return load().catch((error: unknown) => {
		const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
		if (!address) throw error;
		return import(/* @vite-ignore */ `${address}?${Date.now()}`);
	});
}
