import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { business } from "#content/business.ts";
import { droppedWords } from "#content/receipt.ts";
import { ASKS_EARLY } from "#notebook/early-start.ts";
import { Part } from "#notebook/pages/form.tsx";
import { fullDay, moment, safeLine, safeText } from "#notebook/pages/time.ts";
import { money } from "#notebook/quote/document.ts";
import { NOTICE_FRAGMENT } from "#shared/quote/fields.ts";
import { followAddress } from "#shared/quote/follow.ts";
import {
	appointmentFileAddress,
	type FollowView,
	visitorFields as fields,
	quoteAddress,
	quotePdfAddress,
	type Told,
	VISITOR_SCRIPT,
	type VisitorAct,
	type VisitorView,
} from "#visitor/views.ts";
import { Call, Document, Fold } from "./document.tsx";
import { Photos } from "./photos.tsx";
import { QuotePage, WITHDRAW_ID } from "./quote-page.tsx";
import { toldWords, followWords as words } from "./words.ts";

/** « Suivre ma demande »: where the request stands, and what its sender may still say. Works without script. */
export function FollowPage(view: VisitorView) {
	switch (view.page) {
		case "follow":
			return view.confirmsErasing ? <EraseSurely {...view} /> : <Follow {...view} />;
		case "follow-quote":
			return <QuotePage {...view} />;
		case "follow-erased":
			return (
				<Document title={words.erase.done} script={VISITOR_SCRIPT} drops>
					<p className="mb-5">{words.erase.doneText}</p>
					<Call />
				</Document>
			);
		case "follow-gone":
			return (
				<Document title={words.gone.title}>
					<p className="mb-5">{words.gone.text}</p>
					<Call />
				</Document>
			);
		case "follow-refused":
			return (
				<Document title={words.refused.title}>
					<p className="mb-5" role="alert">
						{view.text}
					</p>
					<Call />
					{view.typed === undefined ? null : (
						<>
							<p className="mt-5 font-bold">{words.refused.typed}</p>
							<p className="typed">{safeText(view.typed)}</p>
						</>
					)}
				</Document>
			);
	}
}

const visitAt = (whenMs: number): Told => ({ kind: "appointment", atMs: 0, whenMs });

function Follow(view: FollowView) {
	const { said, answersByMs, isBeyond, nowMs, told, token, appointmentAtMs, isOver, ended, urgent } = view;
	const isSent = said === "sent";
	const isSet = appointmentAtMs !== undefined && appointmentAtMs >= nowMs;
	const notBeforeMs = view.quote?.notBeforeMs ?? 0;
	const visit = told.find(({ kind }) => kind === "appointment");
	// Once agreed to it is no change any more.
	const isAgreed = told.some(({ kind, atMs }) => kind === "accepted" && atMs > (visit?.atMs ?? nowMs));
	/** On his way already, or when he will be. */
	const leaving = ended === undefined ? told.find(({ kind }) => kind === "leaving") : undefined;
	const coming = leaving ?? (isSet ? (visit && !isAgreed ? visit : visitAt(appointmentAtMs)) : undefined);
	const mustMove = (coming?.whenMs ?? notBeforeMs) < notBeforeMs;
	return (
		<Document
			title={isSent ? words.sent.title : words.title}
			id={isSent ? NOTICE_FRAGMENT.success : undefined}
			script={VISITOR_SCRIPT}
			lead={
				said === undefined ? undefined : (
					<p className="said mt-3 mb-0 border-good text-night">
						<Icon name="check" className="mt-0.5 size-6 text-good" />
						<span className="min-w-0">{isSent ? words.sent.text : words.said[said]}</span>
					</p>
				)
			}
		>
			{view.phoneFault === undefined || isOver ? null : (
				<p className="mb-3 font-bold text-red">
					<a href="#corriger" className="link tap">
						{words.correct.fault(view.phoneFault)}
					</a>
				</p>
			)}
			{answersByMs === undefined ? null : (
				<p className="mb-3 font-bold">{words.answersBy(answersByMs, nowMs, urgent)}</p>
			)}
			{coming === undefined ? null : <p className="mb-3 font-bold">{toldWords(coming, nowMs)}</p>}
			{notBeforeMs <= nowMs || isOver ? null : (
				<div className="mb-4">
					<p>{words.quote.notBefore(fullDay(notBeforeMs, nowMs), mustMove)}</p>
					<Form token={token} act="word" also={{ [fields.word]: ASKS_EARLY }} label={words.quote.sooner} />
				</div>
			)}
			{isBeyond && ended === undefined ? <p className="mb-3 font-bold">{words.beyond()}</p> : null}
			{ended === "unneeded" && said !== "unneeded" ? <p className="mb-3 font-bold">{words.givenUp}</p> : null}
			{ended === "unneeded" && view.quote?.state === "accepted" ? <p className="mb-3">{words.stillSigned}</p> : null}
			{ended === "done" ? <p className="mb-3 font-bold">{words.done}</p> : null}
			{ended === "dropped" ? <p className="mb-3 font-bold">{droppedWords(isBeyond)}</p> : null}
			{isOver || view.quote?.state === "open" || coming?.kind === "leaving" ? null : (
				<p className="mb-3">{words.sooner()}</p>
			)}
			<a href={`#${fields.word}`} className="link tap font-bold" data-unsent="" hidden>
				{words.word.unsent}
			</a>
			{ended === "dropped" ? (
				<a href={business.telHref} className="link tap">
					{words.call(business.phoneNational)}
				</a>
			) : (
				<Call />
			)}
			<TheQuote {...view} />
			<Part id="ou-en-est-on" title={words.told}>
				<ol className="history">
					{told.map((one) => (
						<li key={`${one.kind} ${one.atMs}`}>
							<div className="min-w-0 grow">
								<p className="font-bold">{toldWords(one, nowMs)}</p>
								<p className="text-small text-soft">{moment(one.atMs, nowMs)}</p>
								{one.text === undefined ? null : <p className="typed">{safeText(one.text)}</p>}
							</div>
						</li>
					))}
				</ol>
				{isSet && !mustMove ? (
					<a href={appointmentFileAddress(token)} className="btn btn-plain no-print mt-3">
						{words.calendar}
					</a>
				) : null}
			</Part>
			<Photos {...view} />
			<Word {...view} />
			<Correct {...view} />
			<Yours {...view} />
			{isOver ? null : (
				<Fold title={words.unneeded.title}>
					<p>{words.unneeded.text}</p>
					<Form token={token} act="unneeded" label={words.unneeded.button} />
				</Fold>
			)}
			<Fold title={words.erase.title}>
				<p>{words.erase.text}</p>
				<Form token={token} act="erase" label={words.erase.button} />
			</Fold>
			<p className="mt-6 text-small text-soft">{words.keep}</p>
		</Document>
	);
}

/** What waits to be read, before anything else. */
function TheQuote({ quote, signed, token, nowMs, appointmentAtMs, isOver }: FollowView) {
	if (quote === undefined) return null;
	return (
		<Part id="devis" title={words.quote.title}>
			<p className="mb-3">
				<b>{words.quote.sum(quote.name, money(quote.totalCents))}</b> {words.quote.states[quote.state]}
				{quote.state === "open" ? ` ${words.quote.until(fullDay(quote.validUntilMs, nowMs))}` : null}
			</p>
			{quote.state === "accepted" && !quote.isDated && appointmentAtMs === undefined && !isOver ? (
				<p className="mb-3 font-bold">{words.quote.next}</p>
			) : null}
			<a href={quoteAddress(token)} className={`btn w-full ${quote.state === "open" ? "btn-strong" : "btn-plain"}`}>
				{quote.state === "open" ? words.quote.open : words.quote.again}
			</a>
			{quote.state === "accepted" || quote.state === "withdrawn" ? (
				<a href={quotePdfAddress(token, quote.id)} className="btn btn-plain mt-3 w-full">
					{words.quote.pdf}
				</a>
			) : null}
			{quote.mayWithdraw ? (
				<a href={`${quoteAddress(token)}#${WITHDRAW_ID}`} className="link tap">
					{words.quote.withdraw.title}
				</a>
			) : null}
			{signed.map(({ id, name, state }) => (
				<p key={id} className="mt-3">
					{words.quote.number(name)} {words.quote.states[state]}{" "}
					<a href={quoteAddress(token, id)} className="link tap">
						{words.quote.again} <span className="sr-only">{name}</span>
					</a>
				</p>
			))}
		</Part>
	);
}

interface FormProps {
	token: string;
	act: VisitorAct;
	label: string;
	look?: string;
	also?: Record<string, string>;
	children?: ReactNode;
}

const Form = ({ token, act, label, look = "btn btn-plain", also = {}, children }: FormProps) => (
	<form method="post" action={followAddress(token)} noValidate>
		{Object.entries({ [fields.act]: act, ...also }).map(([name, value]) => (
			<input key={name} type="hidden" name={name} value={value} />
		))}
		{children}
		<button type="submit" className={`${look} mt-3`}>
			{label}
		</button>
	</form>
);

interface FieldProps {
	name: "word" | "phone" | "email";
	label: string;
	view: FollowView;
	children: (field: Record<string, string | boolean | undefined>) => ReactNode;
}

/** A label, what is wrong with its field, and the field. */
function Field({ name, label, view: { typed = {}, wrong = {} }, children }: FieldProps) {
	const id = fields[name];
	const fault = wrong[name];
	return (
		<div className="question">
			<label htmlFor={id} className="block font-bold">
				{label}
			</label>
			{fault === undefined ? null : (
				<p id={`${id}-erreur`} className="mb-3 font-bold text-red" role="alert">
					{fault}
				</p>
			)}
			{children({
				...{ id, name: id, defaultValue: typed[name] },
				"aria-invalid": fault === undefined ? undefined : true,
				"aria-describedby": fault === undefined ? undefined : `${id}-erreur`,
				autoFocus: fault === undefined ? undefined : true,
			})}
		</div>
	);
}

function Word(view: FollowView) {
	const { title, label, hint, hintAfter, button } = words.word;
	return (
		<Part id="mot-titre" title={title} isOnScreen>
			<Form token={view.token} act="word" label={button} look="btn btn-strong">
				<p className="mb-3">{view.isOver ? hintAfter : hint}</p>
				<Field name="word" label={label} view={view}>
					{(field) => <textarea {...field} rows={3} className="field w-full" />}
				</Field>
			</Form>
		</Part>
	);
}

function Correct(view: FollowView) {
	const { title, phone, email, button } = words.correct;
	const isOpen = view.phoneFault !== undefined || view.wrong?.phone !== undefined || view.wrong?.email !== undefined;
	return (
		<Fold title={title} isOpen={isOpen} id="corriger">
			<Form token={view.token} act="correct" label={button}>
				<Field name="phone" label={phone(view.phone)} view={view}>
					{(field) => <input {...field} type="tel" autoComplete="tel" className="field w-full" />}
				</Field>
				<Field name="email" label={email(view.email)} view={view}>
					{(field) => <input {...field} type="email" autoComplete="email" className="field w-full" />}
				</Field>
			</Form>
		</Fold>
	);
}

function Yours({ service, city, message }: FollowView) {
	const rows = [
		[words.labels.service, service],
		[words.labels.city, city],
		[words.labels.message, message],
	].filter(([, value]) => value !== "");
	if (rows.length === 0) return null;
	return (
		<Part id="envoye" title={words.yours}>
			<dl className="facts">
				{rows.map(([label, value = ""]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="typed" dir="auto">
							{label === words.labels.message ? safeText(value) : safeLine(value)}
						</dd>
					</div>
				))}
			</dl>
		</Part>
	);
}

function EraseSurely({ token }: FollowView) {
	const { sure, sureText, yes, no } = words.erase;
	return (
		<Document title={sure}>
			<p className="mb-5">{sureText}</p>
			<a href={followAddress(token)} className="btn btn-strong w-full">
				{no}
			</a>
			<Form token={token} act="erase" also={{ [fields.confirmed]: "oui" }} label={yes} look="btn btn-danger w-full" />
		</Document>
	);
}
