import { type ReactNode, useEffect, useRef, useState } from "react";
import { PhoneNumber } from "#app/sections/call-link.tsx";
import { formWords as words } from "#content/travel-form-words.ts";
import { Pending } from "./pending.tsx";
import type { Choose, Question } from "./question.ts";
import { useCalculator } from "./use-calculator.ts";

const INPUT_ID = "trajet-lieu";

type PlaceFormProps = {
	button: string;
	/** Around the form and its answer. */
	className?: string;
	/** Under the field, tied to it. */
	hint?: ReactNode;
	/** « Utiliser ma position » stands there from the start, its room kept; otherwise it comes with the calculator. */
	offersPosition?: boolean;
};

/**
 * « Où êtes-vous ? », in one line. A plain form that goes to the relay by GET when no script runs. With script, the first
 * focus fetches the calculator, which answers beside it.
 */
export function PlaceForm({ button, className, hint, offersPosition = false }: PlaceFormProps) {
	const field = useRef<HTMLInputElement>(null);
	/** There once script runs. */
	const [input, setInput] = useState<HTMLInputElement | null>(null);
	const { calculator, failed, wake } = useCalculator();
	useEffect(() => {
		setInput(field.current);
		// Who came to the field before its script is there still.
		if (document.activeElement === field.current) wake();
	}, [wake]);
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
						ref={field}
						id={INPUT_ID}
						name="lieu"
						required
						maxLength={200}
						placeholder={hint ? undefined : words.placeholder}
						aria-describedby={hint ? `${INPUT_ID}-exemple` : undefined}
						className="min-h-13 min-w-0 flex-[99_1_9rem] rounded-sm border-2 border-soft bg-white px-3.5 text-ink"
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
			<div aria-live="polite">
				{asked === undefined ? null : calculator ? (
					<calculator.Answer key={asked.nth} question={asked.question} onChoose={choose} />
				) : failed ? (
					<>
						<p>{words.failed}</p>
						<PhoneNumber className="tap mt-2 text-[1.5rem]" />
					</>
				) : (
					<Pending text={words.pending} />
				)}
			</div>
		</div>
	);
}

/**
 * Said from the first moment, so that who comes by keyboard knows it; the suggestions keep the rest of it up to date.
 * The browser's own list of towns would lie over ours.
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
