import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { townPath } from "#content/site-map.ts";
import { queryClient } from "./query-client.ts";

/** A town's facts, by the path of its page: those already there, or else as `read` brings them, with its retries. */
export function townQuery<Facts>(path: string, read: () => Promise<Facts>): Promise<Facts> {
	return queryClient.fetchQuery({ queryKey: ["town", path], queryFn: read });
}

/**
 * Reads a town's data file before its link is followed, from the address at which React Router asks for it and in its
 * notation: the page then has its facts without waiting. Rejects when they do not come, after its retries.
 */
export function readTownAhead(path: string): Promise<unknown> {
	const route = `town/${path.slice(townPath("").length)}`;
	return townQuery(path, async () => {
		const response = await fetch(`${path}.data?_routes=${encodeURIComponent(route)}`);
		if (!response.ok || !response.body) throw new Error(`${response.status} ${response.statusText}`);
		const { value } = await decode(response.body, globalThis as unknown as Window & typeof globalThis);
		return (value as Record<string, { data: unknown }>)[route]?.data;
	});
}
