import { Icon } from "#app/ui/icon.tsx";
import { addresses, INSTALL, type ViewOf } from "#notebook/views.ts";
import { alarmAdvice, alarmTitle } from "#relay/alarms/words.ts";
import type { Trouble } from "#relay/store/records.ts";
import { Whole } from "./document.tsx";
import { Part, Press } from "./form.tsx";
import { healthOf, isTroubled, type Line } from "./health.ts";
import { moment } from "./time.ts";
import { healthWords, words } from "./words.ts";

/** What is wrong first, with what to do about it; then how each part does. */
export function HealthPage(view: ViewOf<"health">) {
	const { frame } = view;
	const { nowMs } = frame;
	const { troubles, parts, past, toSee, advised } = healthOf({ ...view, nowMs });
	return (
		<Whole title={words.pages.health} frame={frame} here={addresses.health}>
			<p className={`verdict ${toSee === 0 ? "border-good" : "border-red"}`}>
				<Icon name={toSee === 0 ? "check" : "alert"} className={`size-8 ${toSee === 0 ? "text-good" : "text-red"}`} />
				<span>
					{toSee > 0 ? healthWords.todo(toSee) : advised > 0 ? healthWords.advised(advised) : healthWords.well}
				</span>
			</p>
			{troubles.map((trouble) => (
				<Wrong key={trouble.kind} trouble={trouble} nowMs={nowMs} />
			))}
			{parts.map(([title, lines]) => (
				<Part key={title} title={title}>
					<ul className="grid gap-2">
						{lines.map((line) => (
							<Told key={line.text} line={line} />
						))}
					</ul>
				</Part>
			))}
			{past.length === 0 ? null : (
				<Part title={healthWords.over}>
					<ul className="grid gap-2">
						{past.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</Part>
			)}
			{view.newVersion.number === undefined || view.newVersion.isAsked ? null : (
				<section className="block-part no-print">
					<p className="mb-3">{healthWords.newVersion(view.newVersion.number)}</p>
					<Press frame={frame} act={INSTALL} label={healthWords.install} look="btn btn-strong w-full" />
				</section>
			)}
			<section className="block-part no-print">
				<p className="mb-3">{healthWords.trialText}</p>
				<Press frame={frame} label={healthWords.trial} look="btn btn-strong w-full" />
			</section>
		</Whole>
	);
}

const Wrong = ({ trouble, nowMs }: { trouble: Trouble; nowMs: number }) => (
	<section className="wrong">
		<h2 className="text-h3 font-bold">{alarmTitle(trouble)}</h2>
		<div>
			<Advice text={alarmAdvice(trouble)} />
		</div>
		<p className="text-small text-soft">{healthWords.since(moment(trouble.sinceMs, nowMs))}</p>
	</section>
);

/** The technical name that ends a sentence is for who needs it: last, small, and folded. */
function Advice({ text }: { text: string }) {
	const at = text.search(/(?:Réglage|Commande)s?\u202f: /);
	const [words, technical] = at < 0 ? [text] : [text.slice(0, at), text.slice(at)];
	return (
		<>
			{words}
			{technical ? (
				<details className="text-small font-normal text-soft">
					<summary className="tap link">{healthWords.technical}</summary>
					<p>{technical}</p>
				</details>
			) : null}
		</>
	);
}

const SIGNS = {
	well: { icon: "check", look: "text-good" },
	told: { icon: "right", look: "text-soft" },
	wrong: { icon: "alert", look: "text-red" },
} as const;

function Told({ line }: { line: Line }) {
	const { icon, look } = SIGNS[line.tone];
	return (
		<li className="flex gap-3">
			<Icon name={icon} className={`mt-1 size-5 ${look}`} />
			<div className={`min-w-0 ${isTroubled(line) ? "font-bold" : ""}`}>
				<Advice text={line.text} />
			</div>
		</li>
	);
}
