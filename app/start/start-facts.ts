/** What every page starts with: the build tells the start script (tools/browser-scripts.ts). */
export interface StartFacts {
	/** Address of the sign face. */
	face: string;
	manifest: string;
	rootModule: string;
	entry: string;
	/** Modules that all of these import, asked for at once rather than one after the other. */
	shared: string[];
	/** What React Router's entry asks of the page that it takes over, its loaders' data apart. */
	context: Record<string, unknown>;
	/** The data of a page without loaders, as React Router writes it down. */
	data: string;
	/** The number whose taps are counted. */
	telHref: string;
}
