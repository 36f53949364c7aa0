import { queryClient } from "./query-client.ts";

/** A town's facts, by the path of its page: those already there, or else as `read` brings them, with its retries. */
export function townQuery<Facts>(path: string, read: () => Promise<Facts>): Promise<Facts> {
	return queryClient.fetchQuery({ queryKey: ["town", path], queryFn: read });
}
