/** What the build tells the service worker (tools/finish-site.ts). */
export interface OfflineFacts {
	/** Changes with every build: older caches are deleted. */
	version: string;
	/** Addresses of all pages: no other is ever kept. */
	pages: string[];
	/** The page shown in place of one that was never visited. */
	emergencyPage: string;
	/** The break-in page, and all files that both pages need to work fully, the calculator included. */
	always: string[];
}
