/** What the build tells the service worker (tools/offline-worker.ts). */
export interface OfflineFacts {
	/** Changes with every build: what an older one kept goes. */
	version: string;
	/** The page shown in place of one that was never visited. */
	emergencyPage: string;
	/** The other page for whoever is in trouble, and what both need to work whole, the calculator included. */
	always: string[];
}

/** What the service worker uses of its global scope: TypeScript has those types only in a library that excludes the DOM's. */
export interface WorkerScope {
	readonly clients: { claim(): Promise<void> };
	skipWaiting(): Promise<void>;
	addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
	addEventListener(type: "message", listener: (event: LastingEvent & { data: unknown }) => void): void;
	addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface LastingEvent {
	waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}
