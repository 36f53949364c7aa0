import { addresses, fields, type GivenBack, type ViewOf } from "#notebook/views.ts";
import { Whole } from "./document.tsx";
import { Fields } from "./form.tsx";
import { safeText } from "./time.ts";
import { entranceWords } from "./words.ts";

/** Asks for a link, says that it may have left, or that it is no good. */
export function EnterPage({ state, challenge, frame }: ViewOf<"enter">) {
	const { title, text, button } = entranceWords[state];
	return (
		<Whole title={title} frame={frame} drops={state === "ended"}>
			<p>{text}</p>
			{state === "ask" ? <p className="mt-3">{entranceWords.ask.how}</p> : null}
			{state === "sent" ? <p className="mt-3">{entranceWords.sent.late}</p> : null}
			<Knock label={button} look={state === "sent" ? "btn-plain" : "btn-strong"} />
			{challenge === undefined ? null : <WithKey challenge={challenge} />}
		</Whole>
	);
}

/** Shown by device-key.ts, where the device can hold a key. */
const WithKey = ({ challenge }: { challenge: string }) => (
	<section hidden className="mt-8">
		<p>{entranceWords.passkey.text}</p>
		<form method="post" action={addresses.enter} className="mt-3">
			<Fields of={{ [fields.passkey]: "" }} />
			<button
				type="submit"
				className="btn btn-plain w-full sm:w-auto"
				data-challenge={challenge}
				data-failed={entranceWords.passkey.failed}
			>
				{entranceWords.passkey.button}
			</button>
		</form>
		<p role="status" className="mt-3" />
	</section>
);

/** One button, which uses the link: opening the page does not, for mail scanners open it too. */
export function PressPage({ token, frame }: ViewOf<"press">) {
	const { title, text, button } = entranceWords.press;
	return (
		<Whole title={title} frame={frame}>
			<p>{text}</p>
			<Knock label={button} look="btn-strong" also={{ [fields.token]: token }} />
		</Whole>
	);
}

interface KnockProps {
	label: string;
	look: "btn-plain" | "btn-strong";
	also?: Record<string, string>;
}

const Knock = ({ label, look, also = {} }: KnockProps) => (
	<form method="post" action={addresses.enter} className="mt-6">
		<Fields of={also} />
		<button type="submit" className={`btn w-full sm:w-auto ${look}`}>
			{label}
		</button>
	</form>
);

/** The request of a link that was erased, or is too old. */
export function GonePage({ given, frame }: ViewOf<"gone">) {
	const { title, text } = entranceWords.gone;
	return (
		<Whole title={title} frame={frame}>
			<p>{text}</p>
			<Given words={given?.words ?? []} />
			<Onward />
		</Whole>
	);
}

/** Why nothing was done. */
export function RefusedPage({ status, text, given, isEnded, back, frame }: ViewOf<"refused">) {
	const { title, lost } = entranceWords.refused;
	return (
		<Whole title={status === 404 ? lost : title} frame={frame} drops={isEnded === true}>
			<p>{text}</p>
			<Given words={given?.words ?? []} />
			<Onward to={back} isBeside={given?.again !== undefined} />
			{given?.again === undefined ? null : <PutBack again={given.again} />}
		</Whole>
	);
}

/** What was typed and not taken, to be read and copied. */
const Given = ({ words }: Pick<GivenBack, "words">) => (
	<>
		{words.length === 0 ? null : <p className="mt-4 font-bold">{entranceWords.refused.typed}</p>}
		{words.map((one) => (
			<p key={one} className="typed">
				{safeText(one)}
			</p>
		))}
	</>
);

/** By one press, once one is let in, all of it is back in its page. */
const PutBack = ({ again }: { again: NonNullable<GivenBack["again"]> }) => (
	<form method="post" action={again.action} className="mt-6">
		{again.sent.map(([name, value]) => (
			<input key={`${name} ${value}`} type="hidden" name={safeText(name)} value={safeText(value)} />
		))}
		<p className="mb-3">{entranceWords.refused.after}</p>
		<button type="submit" className="btn btn-plain">
			{entranceWords.refused.putBack}
		</button>
	</form>
);

/** To the request that was pressed on, or to those who wait: beside a page that has something to put back. */
const Onward = ({ to, isBeside = false }: { to?: string | undefined; isBeside?: boolean }) => (
	<p className="mt-6">
		<a href={to ?? addresses.toCall} target={isBeside ? "_blank" : undefined} className="btn btn-strong">
			{to === undefined ? entranceWords.open : entranceWords.refused.back}
		</a>
	</p>
);
