import { Icon } from "#app/ui/icon.tsx";
import type { NotebookLine } from "#relay/store/notebook.ts";
import { promiseStage } from "#relay/upkeep/promise.ts";
import { promiseWords } from "./words.ts";

const LOOK = {
	early: { chip: "chip-early", icon: "clock" },
	half: { chip: "chip-half", icon: "clock" },
	past: { chip: "chip-past", icon: "alert" },
} as const;

/** The age of a request that waits, against the promise: in words, with a sign; the colour repeats them. */
export function PromiseChip({ line, nowMs }: { line: Pick<NotebookLine, "receivedAtMs" | "quote">; nowMs: number }) {
	const { receivedAtMs, quote } = line;
	const { deadlineMs, stage } = promiseStage({ receivedAtMs, urgent: quote.urgent }, nowMs);
	const { chip, icon } = LOOK[stage];
	return (
		<p className={`chip ${chip}`}>
			<Icon name={icon} className="size-5" />
			<span>{promiseWords[stage](deadlineMs, nowMs)}</span>
		</p>
	);
}
