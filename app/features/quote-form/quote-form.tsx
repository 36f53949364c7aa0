import type { ReactNode } from "react";
import { useGiven } from "#app/features/data/given.ts";
import { isOwnRelay } from "#app/features/data/kept.ts";
import { PhoneNumber } from "#app/sections/call-link.tsx";
import { ClosureAfterSending } from "#app/sections/closure-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { labels } from "#content/quote-form-words.ts";
import { offers, paths } from "#content/site-map.ts";
import {
	errorId,
	FORM_ID,
	fieldId,
	HONEYPOT_FIELD,
	MAX_LENGTH,
	MIN_LENGTH,
	NOTICE_FRAGMENT,
	QUOTE_FIELDS,
	QUOTE_NOTICES,
	type QuoteField,
	SERVICE_CHOICES,
	type ServiceChoice,
	SUMMARY_ID,
	URGENT_WIRE,
} from "#shared/quote/fields.ts";
import type { QuoteErrors } from "#shared/quote/schema.ts";
import { useQuoteForm, useToday } from "./use-quote-form.ts";

const CONTROL =
	"mt-1.5 block min-h-13 w-full rounded-sm border-2 border-soft bg-white px-3 py-2.5 text-ink aria-invalid:border-red";

type FormFieldProps = {
	field: QuoteField;
	label: string;
	error: string | undefined;
	hint?: string | undefined;
	wide?: boolean;
	children: ReactNode;
};

/** Label, control, hint and error of an answer that is needed, tied by their ids. */
function FormField({ field, label, error, hint, wide = false, children }: FormFieldProps) {
	return (
		<div className={wide ? "sm:col-span-2" : ""}>
			<label htmlFor={fieldId(field)} className="font-semibold">
				{label} <span aria-hidden="true">*</span>
			</label>
			{children}
			<p id={errorId(field)} hidden={!error} className="mt-1.5 font-semibold text-red">
				{error}
			</p>
			{hint ? (
				<p id={`${fieldId(field)}-hint`} className="mt-1.5 text-small text-soft">
					{hint}
				</p>
			) : null}
		</div>
	);
}

/** The answers of one line, as a browser's own checks and a phone's keyboard want them. */
const LINES = [
	{ field: "name", type: "text", autoComplete: "name", minLength: MIN_LENGTH.name },
	{ field: "email", type: "email", autoComplete: "email" },
	{ field: "phone", type: "tel", autoComplete: "tel", minLength: MIN_LENGTH.phone },
	{ field: "city", type: "text", autoComplete: "address-level2", minLength: MIN_LENGTH.city },
] as const;

const noticeOf = (outcome: keyof typeof QUOTE_NOTICES) => ({ id: NOTICE_FRAGMENT[outcome], ...QUOTE_NOTICES[outcome] });

/**
 * The quote request. Without script the browser posts the form, and the relay redirects back here, to the notice named
 * by the URL's fragment, or makes this page anew with the values typed and their errors (`given`).
 */
export function QuoteForm({ preselected = "" }: { preselected?: ServiceChoice | "" }) {
	const given = useGiven().form;
	const { form, sent, sentNotice, failedNotice, status, wait, errors, hint, onInput, onSubmit } = useQuoteForm(given);
	// On a page that is the answer to what was sent: the form stands far down, only focus brings the person back to it.
	const firstWrong = given && QUOTE_FIELDS.find((field) => given.errors[field]);
	const describe = (field: keyof QuoteErrors, hintId?: string) => ({
		id: fieldId(field),
		name: field,
		"aria-invalid": errors[field] ? true : undefined,
		"aria-describedby": [errors[field] ? errorId(field) : undefined, hintId].filter(Boolean).join(" ") || undefined,
		autoFocus: field === firstWrong || undefined,
		className: CONTROL,
	});
	const lineOf = ({ field, ...attributes }: (typeof LINES)[number]) => (
		<FormField
			key={field}
			field={field}
			label={labels[field]}
			error={errors[field]}
			hint={field === "phone" ? hint : undefined}
		>
			<input
				{...describe(field, field === "phone" && hint ? `${fieldId("phone")}-hint` : undefined)}
				{...attributes}
				required
				defaultValue={given?.values[field]}
				maxLength={MAX_LENGTH[field]}
			/>
		</FormField>
	);
	return (
		<>
			<Notice ref={sentNotice} tone="good" {...noticeOf("success")} shown={status === "sent"}>
				<ClosureAfterSending today={useToday()} />
				{sent && <sent.AfterSending {...sent.quote} follow={sent.follow} isFar={sent.isFar} by={sent.by} />}
			</Notice>
			<Notice
				ref={failedNotice}
				tone="bad"
				{...noticeOf("failure")}
				shown={status === "failed"}
				autoFocus={given !== undefined && firstWrong === undefined}
			>
				{wait === undefined ? null : <p className="mt-2">{labels.wait(Math.ceil(wait / 60))}</p>}
				<p className="mt-2">
					{labels.orCall} <PhoneNumber className="tap" />
				</p>
			</Notice>
			<form
				ref={form}
				id={FORM_ID}
				data-held="quote-form"
				method="post"
				action={given?.action ?? __QUOTE_ENDPOINT__}
				encType="multipart/form-data"
				onInput={onInput}
				onSubmit={onSubmit}
				aria-busy={status === "sending" || undefined}
			>
				<p className="mb-5 text-small">{labels.required}</p>
				<ErrorSummary errors={errors} />
				<div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
					{LINES.slice(0, 2).map(lineOf)}
					{/* Two short ones share a phone's line, where letters leave room. */}
					<div className="two-up grid gap-x-6 gap-y-5 sm:contents">{LINES.slice(2).map(lineOf)}</div>
					<FormField field="service" label={labels.service} error={errors.service} wide>
						<select {...describe("service")} required defaultValue={given?.values.service ?? preselected}>
							<option value="">{labels.servicePlaceholder}</option>
							{SERVICE_CHOICES.filter(
								(choice) => choice !== "Installation porte blindée" || offers("armouredDoors"),
							).map((choice) => (
								// Its words as a value: a translated page shows others, and the relay knows only these.
								<option key={choice} value={choice}>
									{choice}
								</option>
							))}
						</select>
					</FormField>
					<FormField field="message" label={labels.message} error={errors.message} wide hint={labels.messageHint}>
						<textarea
							{...describe("message", `${fieldId("message")}-hint`)}
							rows={5}
							required
							defaultValue={given?.values.message}
							minLength={MIN_LENGTH.message}
							maxLength={MAX_LENGTH.message}
						/>
					</FormField>
					<div className="sm:col-span-2">
						<label className="flex min-h-12 items-center gap-3 font-semibold">
							<input
								type="checkbox"
								id={fieldId("urgent")}
								name="urgent"
								value={URGENT_WIRE.yes}
								defaultChecked={given?.values.urgent === URGENT_WIRE.yes}
								aria-describedby={`${fieldId("urgent")}-hint`}
								className="size-6 shrink-0 accent-ember"
							/>
							{labels.urgent}
						</label>
						<p id={`${fieldId("urgent")}-hint`} className="text-small text-soft">
							{labels.urgentHint}
						</p>
						<p id={errorId("urgent")} hidden />
					</div>
				</div>
				{isOwnRelay ? (
					<div hidden>
						<label>
							{labels.honeypot}
							<input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
						</label>
					</div>
				) : null}
				{/* For a form-forwarding service reached without script; our relay builds its own subject. */}
				<input type="hidden" name="_subject" value="Nouvelle demande de devis" />
				<input type="hidden" name="_template" value="table" />
				<button
					type="submit"
					aria-disabled={status === "sending" || undefined}
					className="btn btn-send mt-6 w-full sm:w-auto"
				>
					{status === "sending" ? labels.sending : labels.submit}
				</button>
				<p className="mt-4 text-small">
					{labels.privacy}{" "}
					<a href={`${paths.legal}#donnees-personnelles`} className="link py-1">
						{labels.privacyLink}
					</a>
				</p>
			</form>
		</>
	);
}

/** Every error with a link to its field, in the order of the form. */
function ErrorSummary({ errors }: { errors: QuoteErrors }) {
	const wrong = QUOTE_FIELDS.filter((field) => errors[field]);
	return (
		<div id={SUMMARY_ID} hidden={wrong.length === 0} className="mb-6 border-l-4 border-red bg-white p-4">
			<p className="font-bold">{labels.resume}</p>
			<ul className="mt-1">
				{wrong.map((field) => (
					<li key={field}>
						<a
							href={`#${fieldId(field)}`}
							className="link block py-2.5 text-red"
							onClick={(event) => {
								// A fragment alone would scroll under the sticky header and add an entry to the history.
								event.preventDefault();
								document.getElementById(fieldId(field))?.focus();
							}}
						>
							{errors[field]}
						</a>
					</li>
				))}
			</ul>
			<p className="mt-2 text-small">
				{labels.orCall} <PhoneNumber className="tap" />
			</p>
		</div>
	);
}
