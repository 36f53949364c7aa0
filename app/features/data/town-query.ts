import { queryClient } from "./query-client.ts";

/** A town's facts, by the path of its page: from the query cache, or fetched by `read` with retries. */
export function townQuery<Facts>(path: string, read: () => Promise<Facts>): Promise<Facts> {
	return queryClient.fetchQuery({ queryKey: ["town", path], queryFn: read });
}
