import { dayInWords } from "#content/wording.ts";
import { Part } from "#notebook/pages/form.tsx";
import { Drawn, QuoteDocument } from "#notebook/pages/quote-document.tsx";
import { money } from "#notebook/quote/document.ts";
import {
	visitorFields as fields,
	type QuoteView,
	quoteAddress,
	quotePdfAddress,
	VISITOR_SCRIPT,
} from "#visitor/views.ts";
import { Call, Document, Fold } from "./document.tsx";
import { followWords } from "./words.ts";

const words = followWords.quote;

const ANSWER_ID = "accepter";
export const WITHDRAW_ID = "renoncer";

/** A written quote, read whole; the signature comes last. */
export function QuotePage(view: QuoteView) {
	const { token, state, blocks } = view;
	return (
		<Document title={words.title} back={token} script={VISITOR_SCRIPT}>
			<p className="mb-4 font-bold" role={state === "open" ? undefined : "status"}>
				{money(view.totalCents)} TTC. {words.states[state]}
			</p>
			{state === "open" ? (
				<a href={`#${ANSWER_ID}`} className="btn btn-plain no-print mb-4 w-full">
					{words.toAnswer}
				</a>
			) : null}
			<QuoteDocument blocks={blocks} />
			<a href={quotePdfAddress(token, view.id)} className="btn btn-plain no-print mt-4 w-full">
				{words.pdf}
			</a>
			{state === "open" ? <Answer {...view} /> : null}
			{view.mayWithdraw ? <Withdraw {...view} /> : null}
			<div className="mt-6">
				<Call />
			</div>
		</Document>
	);
}

/** A name, typed. @param fault id of what is wrong with it: the page opens there */
const Signature = (given: { label: string; typed: string | undefined; fault: string | undefined }) => (
	<>
		<label htmlFor={fields.signature} className="mt-3 block font-bold">
			{given.label}
		</label>
		<input
			id={fields.signature}
			name={fields.signature}
			defaultValue={given.typed}
			autoComplete="name"
			maxLength={200}
			aria-describedby={given.fault}
			className="field w-full"
			{...(given.fault === undefined ? {} : { "aria-invalid": true, autoFocus: true })}
		/>
	</>
);

/** By these very words (Code de la consommation, D221-5): one press opens it, another confirms. */
const Withdraw = ({ token, id, typed = {}, refused, wrong, startsEarly }: QuoteView) => (
	<Fold title={words.withdraw.title} isOpen={refused === "withdraw"}>
		{/* Inside the fold: what leads here opens it. */}
		<form id={WITHDRAW_ID} method="post" action={quoteAddress(token)} noValidate>
			<input type="hidden" name={fields.act} value="withdraw" />
			<input type="hidden" name={fields.quote} value={id} />
			<p className="mb-3">{words.withdraw.text(startsEarly)}</p>
			{wrong === undefined ? null : (
				<p id="renoncer-erreur" className="mb-3 font-bold text-red" role="alert">
					{wrong}
				</p>
			)}
			<Signature label={words.withdraw.name} typed={typed[fields.signature]} fault={wrong && "renoncer-erreur"} />
			<button type="submit" className="btn btn-danger mt-3 w-full">
				{words.withdraw.button}
			</button>
		</form>
	</Fold>
);

function Answer({ token, id, hasOption, mayStartEarly, earlyDay, typed = {}, refused, wrong }: QuoteView) {
	const isDeclining = refused === "decline";
	const isWrong = wrong !== undefined && !isDeclining;
	const isNamed = (typed[fields.signature] ?? "").trim() !== "" && typed[fields.read] !== "oui";
	const fault = (
		<p id="reponse-erreur" className="mb-3 font-bold text-red" role="alert">
			{wrong}
		</p>
	);
	const hidden = (act: string) => (
		<>
			<input type="hidden" name={fields.act} value={act} />
			<input type="hidden" name={fields.quote} value={id} />
		</>
	);
	const isUnread = isWrong && typed[fields.read] !== "oui";
	const tick = (name: string, label: string, isWrong = false) => (
		<label className="tick mb-3 items-center">
			<input
				type="checkbox"
				name={name}
				value="oui"
				defaultChecked={typed[name] === "oui"}
				{...(isWrong ? { "aria-invalid": true, "aria-describedby": "reponse-erreur", autoFocus: isNamed } : {})}
			/>
			<span className="min-w-0">{label}</span>
		</label>
	);
	return (
		<Part id={ANSWER_ID} title={words.accept.title} isOnScreen>
			<form method="post" action={quoteAddress(token)} noValidate>
				{hidden("accept")}
				{hasOption ? tick(fields.option, words.accept.option) : null}
				{mayStartEarly ? tick(fields.early, words.accept.early) : null}
				{mayStartEarly && earlyDay ? (
					<p className="mb-4 font-bold">
						{words.accept.earlyDay(dayInWords(earlyDay.day, "month"), dayInWords(earlyDay.from, "month"))}
					</p>
				) : null}
				{isWrong && isNamed ? fault : null}
				{tick(fields.read, words.accept.read, isUnread)}
				{isWrong && !isNamed ? fault : null}
				<Signature
					label={words.accept.name}
					typed={typed[fields.signature]}
					fault={isWrong && !isNamed ? "reponse-erreur" : undefined}
				/>
				{/* Shown by the script that draws. */}
				<div data-sign className="mt-3" hidden>
					<p className="font-bold">{words.accept.draw}</p>
					<input type="hidden" name={fields.trace} defaultValue={typed[fields.trace] ?? ""} />
					<Drawn trace="" />
					<button type="button" className="btn btn-plain mt-2">
						{words.accept.clear}
					</button>
				</div>
				<button type="submit" className="btn btn-strong mt-3 w-full">
					{words.accept.button}
				</button>
			</form>
			<Fold title={words.decline.title} isOpen={isDeclining}>
				<form method="post" action={quoteAddress(token)} noValidate>
					{hidden("decline")}
					{wrong !== undefined && isDeclining ? fault : null}
					<label htmlFor={fields.word} className="block font-bold">
						{words.decline.word}
					</label>
					<textarea
						id={fields.word}
						name={fields.word}
						defaultValue={typed[fields.word]}
						rows={3}
						className="field w-full"
						{...(isDeclining ? { autoFocus: true } : {})}
					/>
					<button type="submit" className="btn btn-plain mt-3">
						{words.decline.button}
					</button>
				</form>
			</Fold>
		</Part>
	);
}
