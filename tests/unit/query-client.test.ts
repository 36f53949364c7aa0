import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient, retryDelayMs } from "#app/features/data/query-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	queryClient.clear();
	vi.useRealTimers();
});

test("l’attente double à chaque essai, sans dépasser 30 secondes", () => {
	expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("une donnée qui ne vient pas est demandée quatre fois, après 1, 2 et 4 secondes", async () => {
	const askedAtMs: number[] = [];
	const started = Date.now();
	const answer = queryClient.fetchQuery({
		queryKey: ["absente"],
		queryFn: () => {
			askedAtMs.push(Date.now() - started);
			return Promise.reject(new Error("réseau"));
		},
	});
	const failure = expect(answer).rejects.toThrow("réseau");
	await vi.advanceTimersByTimeAsync(60_000);
	await failure;
	expect(askedAtMs).toEqual([0, 1000, 3000, 7000]);
});

test("ce qui ne sert plus est oublié au bout de cinq minutes", async () => {
	await queryClient.fetchQuery({ queryKey: ["ville"], queryFn: () => "Rives" });
	await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
	expect(queryClient.getQueryData(["ville"])).toBe("Rives");
	await vi.advanceTimersByTimeAsync(2);
	expect(queryClient.getQueryData(["ville"])).toBeUndefined();
});
