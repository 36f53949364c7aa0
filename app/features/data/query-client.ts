import { QueryClient } from "@tanstack/react-query";
import { pageFacts } from "#content/page-facts.ts";

const { retries, firstRetryMs, retryFactor, longestRetryMs, unusedAfterMs } = pageFacts.dataFetching;

/** 1 s, 2 s, 4 s … never more than 30 s. `attempt` counts from 0. */
export function retryDelayMs(attempt: number): number {
	return Math.min(firstRetryMs * retryFactor ** attempt, longestRetryMs);
}

/**
 * The defaults of specification, section 9. They are the library's own for components, but `fetchQuery` does not retry
 * unless told, so all are written. Sending a request is never retried by itself: it is not a query.
 */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			retry: retries,
			retryDelay: retryDelayMs,
			gcTime: unusedAfterMs,
			// What the site fetches was made at build time: it does not change under the visitor.
			staleTime: Number.POSITIVE_INFINITY,
			// A weak signal is sometimes reported as offline: fetch anyway, do not wait for the online event.
			networkMode: "always",
		},
		mutations: { retry: false, networkMode: "always" },
	},
});

/** A town's facts, by the address of their file: from the query cache, or fetched with retries. */
export function townQuery<Facts>(address: string): Promise<Facts> {
	return queryClient.fetchQuery({ queryKey: ["town", address], queryFn: () => fetched<Facts>(address) });
}

/** Throws on any answer but ok, so that the query is tried again. */
export async function fetched<Body>(address: string, signal: AbortSignal | null = null): Promise<Body> {
	const response = await fetch(address, { signal });
	if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
	return response.json() as Promise<Body>;
}
