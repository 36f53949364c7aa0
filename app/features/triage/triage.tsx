import { CallButton, SmsLink } from "#app/sections/call-link.tsx";
import { EmergencyLines, PhoneCard } from "#app/sections/phone-card.tsx";
import { FromTo } from "#app/ui/from-to.tsx";
import { RadioQuestion } from "#app/ui/radio-question.tsx";
import { business } from "#content/business.ts";
import { publicServices } from "#content/facts.ts";
import { triage as words } from "#content/triage.ts";

const { spoken } = words;
export type Answer = Exclude<keyof typeof spoken, "title" | "somewhere" | "end">;

/** What follows the place in the sentence, in the order of the questions; the page shows those that were answered. */
export const SPOKEN: readonly Answer[] = ["slammed", "locked", "broken", "lost", "armoured", "plain", "danger", "safe"];

/** « à Morestel », or the words that leave a gap. */
export const greeting = (where: string = spoken.somewhere) => `Bonjour, je suis ${where}.`;

/** The whole sentence, for a message. */
export function spokenSentence(answers: readonly string[], where?: string): string {
	return [greeting(where), ...SPOKEN.filter((one) => answers.includes(one)).map((one) => spoken[one]), spoken.end].join(
		" ",
	);
}

/**
 * Hides a piece while its answer is not the one chosen: the browser's own radio buttons and styles, so that it works before
 * the script, without it and offline. A browser that does not know « :has » shows every piece, as a list.
 */
const IF: Record<Answer, string> = {
	slammed: "[.triage:not(:has([value=slammed]:checked))_&]:hidden",
	locked: "[.triage:not(:has([value=locked]:checked))_&]:hidden",
	broken: "[.triage:not(:has([value=broken]:checked))_&]:hidden",
	lost: "[.triage:not(:has([value=lost]:checked))_&]:hidden",
	armoured: "[.triage:not(:has([value=armoured]:checked))_&]:hidden",
	plain: "[.triage:not(:has([value=plain]:checked))_&]:hidden",
	danger: "[.triage:not(:has([value=danger]:checked))_&]:hidden",
	safe: "[.triage:not(:has([value=safe]:checked))_&]:hidden",
};
const UNLESS_ARMOURED = "[.triage:has([value=armoured]:checked)_&]:hidden";

/**
 * For a visitor at a closed door: three taps, then the likely cause, what to avoid, the time, and the sentence to say.
 * `place` is the calculator's last answer, in words.
 */
export function Triage({ place }: { place: { where: string; arrival: string } | undefined }) {
	return (
		<div className="triage grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
			<div className="grid content-start gap-y-6">
				<p className="border-l-4 border-ink pl-4 font-semibold">
					{words.danger.who} <HelpNumber line="fire" /> {words.danger.or} <HelpNumber line="european" />{" "}
					{words.danger.first}
				</p>
				{Object.entries(words.questions).map(([name, { legend, options }]) => (
					<RadioQuestion key={name} name={name} legend={legend} options={options} />
				))}
			</div>
			<div>
				<div aria-live="polite">
					<div className={`mb-6 border-l-4 border-ink pl-4 ${IF.danger}`}>
						<h3 className="h3">{words.danger.title}</h3>
						<p>{words.danger.text}</p>
						<EmergencyLines lines={["fire", "european"]} />
					</div>
					{Object.entries(words.doors).map(([door, { minutes, likely, avoid }]) => (
						<div key={door} className={`mb-4 ${IF[door as keyof typeof words.doors]}`}>
							{minutes ? (
								<>
									<p className="figure-large">
										<FromTo from={minutes.min} to={minutes.max} />
										{"\u00a0min"}
									</p>
									<p className="mt-1">{words.time}</p>
								</>
							) : null}
							<Labelled label={words.likely} className={door === "slammed" ? UNLESS_ARMOURED : ""}>
								{likely}
							</Labelled>
							{door === "slammed" ? (
								<Labelled label={words.likely} className={IF.armoured}>
									{words.armoured.slammed}
								</Labelled>
							) : null}
							<Labelled label={words.avoid}>{avoid}</Labelled>
						</div>
					))}
					<p className={`mb-4 ${IF.armoured}`}>{words.armoured.make}</p>
					<div>
						{place ? (
							<p className="mb-4 font-semibold">{`${words.arrival} ${place.where}\u202f: ${place.arrival}.`}</p>
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
							<CallButton className="w-full sm:w-auto" />
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
				{/* Never beside « D’abord les secours ». */}
				<div className="[.triage:has([value=danger]:checked)_&]:hidden">
					<PhoneCard />
				</div>
			</div>
		</div>
	);
}

function Labelled({ label, className = "", children }: { label: string; className?: string; children: string }) {
	return (
		<p className={`mt-2 ${className}`}>
			<b>{label}</b>
			{`\u202f: ${children}`}
		</p>
	);
}

/** In the line that comes before the questions: nobody should need an answer to call for help. */
function HelpNumber({ line }: { line: "fire" | "european" }) {
	const number = publicServices.numbers[line];
	return (
		<a href={`tel:${number}`} className="link px-2 py-3">
			{number}
		</a>
	);
}

const chosen = (box: Element | null) =>
	[...(box?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(({ value }) => value);
