import { Fragment, type ReactNode } from "react";
import type { Option } from "#atelier/form.ts";
import type { FieldView } from "#atelier/views.ts";
import { WEEK } from "#content/shapes.ts";
import { safeText } from "#notebook/pages/time.ts";
import { groupWords } from "./words-atelier.ts";

const idOf = (name: string): string => name.replaceAll(".", "-");
const hintId = (name: string): string => `${idOf(name)}-aide`;
const errorId = (name: string): string => `${idOf(name)}-erreur`;

/** Address of a field within its page. */
export const fieldAnchor = (name: string): string => `#${idOf(name)}`;

/** One question: why it is asked, how it is written, what is wrong with what was typed. */
export function Field({ field }: { field: FieldView }) {
	switch (field.kind) {
		case "yes-no":
			return <Choice field={field} options={[groupWords.yes, groupWords.no]} />;
		case "days":
			return <Ticks field={field} options={WEEK.map((day) => ({ value: day, label: day }))} />;
		case "set":
			return <Ticks field={field} options={field.options ?? []} />;
		case "tick":
			return <Tick name={field.name} isSet={field.typed === "oui"} label={field.label} />;
		default:
			return <Labelled field={field} />;
	}
}

function Labelled({ field }: { field: FieldView }) {
	const { name, label, isOptional, example, kind, ready } = field;
	const isNumber = (kind === "whole" || kind === "euros") && ready === undefined;
	// Its tick wins over what stands there (`isBetter`): the box shows it at once.
	const isOutdone = ready !== undefined && field.typed !== "" && field.error === undefined;
	return (
		<div className={`question ${isNumber ? "question-number" : ""} ${isOutdone ? "outdone" : ""}`}>
			<label htmlFor={idOf(name)} className="block font-bold">
				{label}
				{isOptional ? <span className="font-normal text-soft"> ({groupWords.optional})</span> : null}
			</label>
			<Hint field={field} example={kind === "rating" ? undefined : example} />
			<Wrong field={field} />
			<Ready field={field} />
			<Control field={field} />
			<Now field={field} />
		</div>
	);
}

const INPUTS: Partial<
	Record<FieldView["kind"], { type?: string; inputMode?: "numeric" | "decimal" | "tel" | "url" | "email" }>
> = {
	phone: { type: "tel", inputMode: "tel" },
	email: { type: "email", inputMode: "email" },
	web: { inputMode: "url" },
	euros: { inputMode: "decimal" },
	whole: { inputMode: "numeric" },
};

/** What a picker of the telephone cannot hold is shown as it was typed. */
function typeOf({ kind, typed }: FieldView): string {
	if (kind === "day" && /^(\d{4}-\d{2}-\d{2})?$/.test(typed)) return "date";
	if (kind === "hour" && /^(\d{2}:\d{2})?$/.test(typed)) return "time";
	return INPUTS[kind]?.type ?? "text";
}

/** Characters that a line of a narrow telephone shows. */
const IN_ONE_LINE = 26;

function Control({ field }: { field: FieldView }) {
	const { name, kind, typed, error, before, suggested } = field;
	const common = {
		id: idOf(name),
		name,
		"aria-describedby": describedBy(field),
		"aria-invalid": error === undefined ? undefined : true,
		"data-before": before,
		className: "field mt-1 w-full",
	} as const;
	// What stands there is read whole, on a telephone too.
	if (kind === "long" || (kind === "text" && typed.length > IN_ONE_LINE))
		return <textarea {...common} rows={kind === "long" ? 3 : 2} defaultValue={safeText(typed)} />;
	if (kind === "rating")
		return (
			<select {...common} defaultValue={typed}>
				<option value="">{groupWords.choose}</option>
				{["5", "4", "3", "2", "1"].map((stars) => (
					<option key={stars} value={stars}>
						{groupWords.stars(stars)}
					</option>
				))}
			</select>
		);
	const { inputMode } = INPUTS[kind] ?? {};
	const list = suggested === undefined ? undefined : `${idOf(name)}-choix`;
	return (
		<>
			<input
				{...common}
				type={typeOf(field)}
				inputMode={inputMode}
				list={list}
				autoComplete="off"
				defaultValue={safeText(typed)}
			/>
			{list === undefined ? null : (
				<datalist id={list}>
					{suggested?.map((one) => (
						<option key={one} value={one} />
					))}
				</datalist>
			)}
		</>
	);
}

/** The usual answer, sent under the question's own name: one tick instead of a line of typing. @param asked what it answers, where nothing over it says so */
export const Ready = ({ field: { name, ready, isReady, isOfAll }, asked }: { field: FieldView; asked?: string }) =>
	ready === undefined ? null : (
		<label className={`tick mt-1 items-center ${isOfAll ? "of-all" : ""}`}>
			<input type="checkbox" name={name} value={ready} defaultChecked={isReady} />
			<span className="min-w-0 wrap-anywhere">
				{asked === undefined ? null : <bdi className="block font-bold">{asked}</bdi>}
				{ready}
			</span>
		</label>
	);

function describedBy({ name, why, example, error }: FieldView): string | undefined {
	const ids = [
		...(why === undefined && example === undefined ? [] : [hintId(name)]),
		...(error === undefined ? [] : [errorId(name)]),
	];
	return ids.length === 0 ? undefined : ids.join(" ");
}

function Hint({ field: { name, why }, example }: { field: FieldView; example: string | undefined }) {
	if (why === undefined && example === undefined) return null;
	return (
		<p id={hintId(name)} className="text-small text-soft">
			{why}
			{why !== undefined && example !== undefined ? <br /> : null}
			{example === undefined ? null : groupWords.example(example)}
		</p>
	);
}

const Wrong = ({ field: { name, error } }: { field: FieldView }) =>
	error === undefined ? null : (
		<p id={errorId(name)} className="mt-1 font-bold text-red">
			{error}
		</p>
	);

function Now({ field: { now } }: { field: FieldView }) {
	if (now === undefined) return null;
	return (
		<p className="now">
			{now === "" ? (
				groupWords.nowNothing
			) : (
				<>
					{groupWords.now} <bdi className="font-bold">{safeText(now)}</bdi>
				</>
			)}
		</p>
	);
}

function Group({ field, children }: { field: FieldView; children: ReactNode }) {
	const { name, label, error } = field;
	return (
		<fieldset
			id={idOf(name)}
			className="question"
			aria-describedby={describedBy(field)}
			tabIndex={error ? -1 : undefined}
		>
			<legend className="font-bold">{label}</legend>
			<Hint field={field} example={undefined} />
			<Wrong field={field} />
			{children}
			<Now field={field} />
		</fieldset>
	);
}

function Choice({ field, options }: { field: FieldView; options: readonly string[] }) {
	return (
		<Group field={field}>
			<div className="choices">
				{options.map((option) => {
					const value = option.toLowerCase();
					return (
						<label key={option} className="tick items-center">
							<input type="radio" name={field.name} value={value} defaultChecked={field.typed === value} />
							{option}
						</label>
					);
				})}
			</div>
		</Group>
	);
}

/** Several of a list, sentences one under the other: none chosen is an answer too, which the hidden field sends. */
function Ticks({ field, options }: { field: FieldView; options: readonly Option[] }) {
	const chosen = field.typed.split(" ");
	return (
		<Group field={field}>
			<input type="hidden" name={field.name} value="" />
			<div className={field.kind === "set" ? "grid gap-2" : "choices"}>
				{options.map(({ value, label, about }, index) => (
					<Fragment key={value}>
						{about === undefined || about === options[index - 1]?.about ? null : (
							<p className="mt-3 font-bold text-soft">{about}</p>
						)}
						<label className={`tick items-center ${field.isOfAll ? "of-all" : ""}`}>
							<input type="checkbox" name={field.name} value={value} defaultChecked={chosen.includes(value)} />
							<span className="min-w-0 wrap-anywhere">{label}</span>
						</label>
					</Fragment>
				))}
			</div>
		</Group>
	);
}

/** A tick with its words, large enough for a glove. */
export const Tick = ({ name, isSet, label }: { name: string; isSet: boolean; label: string }) => (
	<label className="tick mt-2 items-center">
		<input type="checkbox" name={name} value="oui" defaultChecked={isSet} />
		{label}
	</label>
);
