/** What Vite says of each file that it made (`build.manifest`), by the name of its source. */
export type ViteManifest = Record<
	string,
	{ file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

/** The file of an entry after those that it imports, in the order in which they can run. */
export function withStaticImports(manifest: ViteManifest, entry: string, known = new Set<string>()): string[] {
	if (known.has(entry)) return [];
	known.add(entry);
	const { file = "", imports = [] } = manifest[entry] ?? {};
	return [...imports.flatMap((name) => withStaticImports(manifest, name, known)), file];
}

/** The files of some entries and of all their imports, static and dynamic; of those `except`, only the static ones. */
export function withImports(manifest: ViteManifest, entries: readonly string[], except: string): string[] {
	const known = new Set(entries);
	const files = new Set<string>();
	for (const name of known) {
		const { file, imports = [], dynamicImports = [], css = [], assets = [] } = manifest[name] ?? { file: "" };
		for (const other of [...imports, ...(name === except ? [] : dynamicImports)]) known.add(other);
		// Of the assets imported by URL, only CSS: pictures are cached with their pages.
		for (const path of [file, ...css, ...assets.filter((asset) => asset.endsWith(".css"))]) files.add(path);
	}
	return [...files];
}
