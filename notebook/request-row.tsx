import { addresses } from "#relay/notebook/views.ts";
import type { NotebookLine } from "#relay/store/notebook.ts";
import { CallLink } from "./call-link.tsx";
import { townNamed } from "./place.ts";
import { plainLine } from "./plain.ts";
import { PromiseChip } from "./promise-chip.tsx";
import { moment } from "./time.ts";
import { lastStepWords, receivedWords, standingWords, words } from "./words.ts";

interface RowsProps {
	lines: readonly NotebookLine[];
	nowMs: number;
	/** Of lists that mix them: says where each stands. */
	mixed?: boolean;
	label: string;
	/** Level of the names, under the page's or a part's title. */
	heading?: "h2" | "h3";
}

/** Requests one under the other: touched anywhere a row opens, and its button calls. */
export function Rows({ lines, nowMs, mixed = false, heading = "h2", label }: RowsProps) {
	return (
		<ul aria-label={label} className="rows">
			{lines.map((line) => (
				<Row key={line.id} line={line} nowMs={nowMs} mixed={mixed} heading={heading} />
			))}
		</ul>
	);
}

type RowProps = Required<Pick<RowsProps, "nowMs" | "mixed" | "heading">> & { line: NotebookLine };

function Row({ line, nowMs, mixed, heading: Heading }: RowProps) {
	const { id, quote, standing, quarantined } = line;
	const waits = standing === "to-call" && !quarantined;
	return (
		<li className={`row ${quote.urgent && waits ? "row-urgent" : ""}`}>
			<div className="min-w-0 grow">
				<Heading className="row-name">
					{quote.urgent ? <span className="tag-urgent">{words.urgent}</span> : null}
					<a href={addresses.request(id)} className="cover">
						<bdi>{plainLine(quote.name, 80)}</bdi>
					</a>
				</Heading>
				<p className="font-bold">
					<Town typed={quote.city} />
				</p>
				<p>{plainLine(quote.service)}</p>
				{waits ? <PromiseChip line={line} nowMs={nowMs} /> : <Became line={line} nowMs={nowMs} mixed={mixed} />}
			</div>
			<CallLink typed={quote.phone} look={waits ? "btn-call" : "btn-plain"} className="row-call" />
		</li>
	);
}

/** « Voiron, 25 min ». */
export function Town({ typed }: { typed: string }) {
	const town = townNamed(typed);
	return (
		<>
			<bdi>{plainLine(typed, 80)}</bdi>
			{town ? `, ${words.about(town.minutes)}` : null}
		</>
	);
}

function Became({ line, nowMs, mixed }: { line: NotebookLine; nowMs: number; mixed: boolean }) {
	const { lastStep, appointmentAtMs, receivedAtMs, standing, quarantined } = line;
	const where = quarantined ? words.lists.robots.title : standingWords[standing];
	const step =
		lastStep?.kind === "appointment" && appointmentAtMs !== undefined
			? `${lastStepWords.appointment} ${moment(appointmentAtMs, nowMs)}`
			: lastStep && `${lastStepWords[lastStep.kind]} ${moment(lastStep.atMs, nowMs)}`;
	return (
		<p className="text-small text-soft">
			{mixed ? <b className="text-ink">{where} · </b> : null}
			{step ?? receivedWords(receivedAtMs, nowMs)}
		</p>
	);
}
