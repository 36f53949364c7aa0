import type { CountedKind, DailyCount } from "./records.ts";
import { number } from "./rows.ts";
import { ask, type Script } from "./script.ts";

export function* countOne({ day, page, kind }: Omit<DailyCount, "count">): Script<void> {
	yield* ask(
		`INSERT INTO daily_count (day, page, kind, count) VALUES (:day, :page, :kind, 1)
			ON CONFLICT (day, page, kind) DO UPDATE SET count = daily_count.count + 1`,
		{ day, page, kind },
	);
}

export function* dailyCounts(fromDay: string): Script<DailyCount[]> {
	const rows = yield* ask("SELECT * FROM daily_count WHERE day >= :fromDay ORDER BY day, page, kind", { fromDay });
	return rows.map(({ day, page, kind, count }) => ({
		day: String(day),
		page: String(page),
		kind: kind as CountedKind,
		count: number(count),
	}));
}
