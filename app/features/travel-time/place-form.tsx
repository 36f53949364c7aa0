import { useCallback, useEffect, useState } from "react";
import { useGiven } from "#app/features/data/given.ts";
import { importAgain } from "#app/features/data/import-again.ts";
import { PhoneNumber } from "#app/sections/call-link.tsx";
import { formWords as words } from "#content/travel-form-words.ts";
import { ANSWER_ID, INPUT_ID } from "#shared/places/arrival.ts";
import { type Choose, Pending, type Question } from "./pending.tsx";

/** The question in one line, for a hero: the answer comes under it. */
export function WhereAreYou() {
	return <PlaceForm button={words.shortButton} className="mt-8 grid max-w-120 gap-y-5" />;
}

/** The question where it has a section of its own: with an example, and the device's position offered from the start. */
export function TravelTime({ button }: { button: string }) {
	return <PlaceForm button={button} hint={words.example} offersPosition className="mt-8 grid gap-y-8" />;
}

type PlaceFormProps = {
	button: string;
	/** Around the form and its answer. */
	className: string;
	/** Under the field, tied to it. */
	hint?: string;
	/** « Utiliser ma position » stands there from the start, its room kept; otherwise it comes with the calculator. */
	offersPosition?: boolean;
};

/**
 * « Où êtes-vous ? », in one line. A plain form that goes to the relay by GET when no script runs. With script, the first
 * focus fetches the calculator, which answers beside it.
 */
function PlaceForm({ button, className, hint, offersPosition = false }: PlaceFormProps) {
	const given = useGiven().place;
	/** There once script runs. */
	const [input, setInput] = useState<HTMLInputElement | null>(null);
	const { calculator, failed, wake } = useCalculator();
	useEffect(() => {
		// The field may have had the focus before this script.
		if (input && document.activeElement === input) wake();
	}, [input, wake]);
	const [asked, setAsked] = useState<{ question: Question; nth: number }>();

	function ask(question: Question) {
		wake();
		setAsked((last) => ({ question, nth: (last?.nth ?? 0) + 1 }));
	}
	const choose: Choose = (place, label) => {
		if (input) input.value = label;
		ask({ place });
	};
	return (
		<div className={className}>
			<form
				action="/trajet"
				data-held="travel-time"
				noValidate={input !== null}
				onFocus={wake}
				onSubmit={(event) => {
					event.preventDefault();
					ask({ text: input?.value ?? "" });
				}}
			>
				<label htmlFor={INPUT_ID} className="font-semibold">
					{words.label}
				</label>
				<div className="mt-2 flex flex-wrap gap-3">
					<input
						ref={setInput}
						id={INPUT_ID}
						name="lieu"
						required
						defaultValue={given?.typed}
						maxLength={200}
						placeholder={hint ? undefined : words.placeholder}
						aria-describedby={hint ? `${INPUT_ID}-exemple` : undefined}
						className={`min-w-0 rounded-sm border-2 border-soft bg-white px-3 text-ink ${hint ? "min-h-16 basis-full text-lead" : "min-h-13 flex-[99_1_10rem]"}`}
						{...(input ? COMBOBOX : undefined)}
					/>
					<button type="submit" className="btn btn-send flex-auto">
						{button}
					</button>
				</div>
				{hint ? (
					<p id={`${INPUT_ID}-exemple`} className="mt-2 text-small text-soft">
						{hint}
					</p>
				) : null}
				{offersPosition || calculator ? (
					<button
						type="button"
						data-held="travel-time"
						className="awaits-script link tap"
						onClick={() => ask({ position: true })}
					>
						{words.position}
					</button>
				) : null}
				{calculator && input ? (
					<calculator.Suggestions input={input} isAnswered={asked !== undefined} onChoose={choose} />
				) : null}
			</form>
			<div id={ANSWER_ID} aria-live="polite">
				{asked === undefined ? (
					given?.answer
				) : calculator ? (
					<calculator.Answer key={asked.nth} question={asked.question} onChoose={choose} />
				) : failed ? (
					<>
						<p>{words.failed}</p>
						<PhoneNumber className="tap mt-2 h3" />
					</>
				) : (
					<Pending text={words.pending} />
				)}
			</div>
		</div>
	);
}

type Calculator = typeof import("./calculator.tsx");

/** Loads the calculator's chunk when the field gets the focus; a failed load is tried again at the next use. */
function useCalculator() {
	const [calculator, setCalculator] = useState<Calculator>();
	const [failed, setFailed] = useState(false);

	// Asked for once or more: the module is the same.
	const wake = useCallback(() => {
		setFailed(false);
		importAgain(() => import("./calculator.tsx")).then(setCalculator, () => setFailed(true));
	}, []);
	return { calculator, failed, wake };
}

/**
 * Set before the first focus, so that screen readers announce a combobox; Suggestions updates the other ARIA attributes.
 * The browser's autocomplete list would cover ours.
 */
const COMBOBOX = {
	role: "combobox",
	"aria-autocomplete": "list",
	"aria-expanded": false,
	autoComplete: "off",
	autoCorrect: "off",
	spellCheck: false,
	enterKeyHint: "go",
} as const;
