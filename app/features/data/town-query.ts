import { queryClient } from "./query-client.ts";

/** A town's facts, by the address of their file: from the query cache, or fetched with retries. */
export function townQuery<Facts>(address: string): Promise<Facts> {
	return queryClient.fetchQuery({ queryKey: ["town", address], queryFn: () => fetchFacts<Facts>(address) });
}

/** Throws on any answer but ok, so that the query is tried again. */
async function fetchFacts<Facts>(address: string): Promise<Facts> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
	return response.json() as Promise<Facts>;
}
