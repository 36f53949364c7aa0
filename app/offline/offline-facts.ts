/** What the build tells the service worker (tools/offline-worker.ts). */
export interface OfflineFacts {
	/** Changes with every build: what an older one kept goes. */
	version: string;
	/** The page shown in place of one that was never visited. */
	emergencyPage: string;
	/** The other page for whoever is in trouble, and what both need to work whole, the calculator included. */
	always: string[];
}
