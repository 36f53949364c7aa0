import { CallButton } from "#app/sections/call-link.tsx";
import { EmergencyLines } from "#app/sections/emergency-lines.tsx";
import { SmsLink } from "#app/sections/sms-link.tsx";
import { business } from "#content/business.ts";
import { triage as words } from "#content/triage.ts";
import { range } from "#content/wording.ts";
import { type Answer, greeting, SPOKEN, spokenSentence } from "./spoken.ts";

/**
 * Hides a piece while its answer is not the one chosen: the browser's own radio buttons and styles, so that it works before
 * the script, without it and offline. A browser that does not know « :has » shows every piece, as a list.
 */
const IF: Record<Answer, string> = {
	slammed: "[.triage:not(:has([value=slammed]:checked))_&]:hidden",
	locked: "[.triage:not(:has([value=locked]:checked))_&]:hidden",
	key: "[.triage:not(:has([value=key]:checked))_&]:hidden",
	armoured: "[.triage:not(:has([value=armoured]:checked))_&]:hidden",
	plain: "[.triage:not(:has([value=plain]:checked))_&]:hidden",
	danger: "[.triage:not(:has([value=danger]:checked))_&]:hidden",
	safe: "[.triage:not(:has([value=safe]:checked))_&]:hidden",
};
const IF_ANY = "[.triage:not(:has(:checked))_&]:hidden";

/**
 * On the landing: three taps, then what is likely, what to leave alone, how long, and the sentence to say. `place` is the
 * one that the calculator has just answered about, in words.
 */
export function Triage({ place }: { place: { where: string; arrival: string } | undefined }) {
	return (
		<div className="triage grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
			<div className="grid content-start gap-y-6">
				{Object.entries(words.questions).map(([name, { legend, options }]) => (
					<Question key={name} name={name} legend={legend} options={options} />
				))}
			</div>
			<div aria-live="polite">
				<div className={`mb-6 border-l-8 border-ink pl-4 ${IF.danger}`}>
					<h3 className="h3">{words.danger.title}</h3>
					<p>{words.danger.text}</p>
					<EmergencyLines lines={["fire", "european", "bySms"]} />
				</div>
				{Object.entries(words.doors).map(([door, { minutes, likely, avoid }]) => (
					<div key={door} className={`mb-4 ${IF[door as keyof typeof words.doors]}`}>
						<p className="figure-large">{range(minutes, "min")}</p>
						<p className="mt-1">{words.time}</p>
						<p className="mt-2">
							<b>{words.likely}</b>
							{`\u202f: ${likely}`}
						</p>
						<p className="mt-2">
							<b>{words.avoid}</b>
							{`\u202f: ${avoid}`}
						</p>
					</div>
				))}
				<p className={`mb-4 ${IF.armoured}`}>{words.armoured}</p>
				<div className={IF_ANY}>
					{place ? (
						<p className="mb-4 font-semibold">{`Pour arriver ${place.where}\u202f: ${place.arrival}.`}</p>
					) : null}
					<h3 className="h3">{words.spoken.title}</h3>
					<p className="mt-2 mb-4 rounded-sm bg-stone p-4 text-lead">
						{greeting(place?.where)}{" "}
						{SPOKEN.map((answer) => (
							<span key={answer} className={IF[answer]}>
								{words.spoken[answer]}{" "}
							</span>
						))}
						{words.spoken.end}
					</p>
					<div className="flex flex-wrap gap-3">
						<CallButton label="Appeler le" className="w-full sm:w-auto" />
						<SmsLink
							number={business.smsNumber}
							label={words.sms}
							body={spokenSentence([], place?.where)}
							bodyNow={(link) => spokenSentence(chosen(link.closest(".triage")), place?.where)}
							className="w-full sm:w-auto"
						/>
					</div>
				</div>
			</div>
		</div>
	);
}

function Question({ name, legend, options }: { name: string; legend: string; options: Record<string, string> }) {
	return (
		<fieldset>
			<legend className="font-semibold">{legend}</legend>
			<div className="mt-2 flex flex-wrap gap-2">
				{Object.entries(options).map(([value, label]) => (
					<label
						key={value}
						className="tap flex-auto gap-3 rounded-sm border-2 border-soft bg-white px-4 has-checked:border-ink has-checked:bg-stone"
					>
						<input type="radio" name={name} value={value} className="size-5 accent-ink" />
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}

const chosen = (box: Element | null) =>
	[...(box?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(({ value }) => value);
