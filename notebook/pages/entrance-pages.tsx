import { addresses, fields, type ViewOf } from "#notebook/views.ts";
import { Whole } from "./document.tsx";
import { Fields } from "./form.tsx";
import { safeText } from "./time.ts";
import { entranceWords } from "./words.ts";

/** Asks for a link, says that it may have left, or that it is no good. */
export function EnterPage({ state, frame }: ViewOf<"enter">) {
	const { title, text, button } = entranceWords[state];
	return (
		<Whole title={title} frame={frame}>
			<p>{text}</p>
			{state === "ask" ? <p className="mt-3">{entranceWords.ask.how}</p> : null}
			{state === "sent" ? <p className="mt-3">{entranceWords.sent.late}</p> : null}
			<Knock label={button} look={state === "sent" ? "btn-plain" : "btn-strong"} />
		</Whole>
	);
}

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
export function GonePage({ frame }: ViewOf<"gone">) {
	const { title, text } = entranceWords.gone;
	return (
		<Whole title={title} frame={frame}>
			<p>{text}</p>
			<Onward />
		</Whole>
	);
}

/** Why nothing was done. */
export function RefusedPage({ status, text, typed = [], back, frame }: ViewOf<"refused">) {
	const { title, lost } = entranceWords.refused;
	return (
		<Whole title={status === 404 ? lost : title} frame={frame}>
			<p>{text}</p>
			{typed.length === 0 ? null : (
				<>
					<p className="mt-4 font-bold">{entranceWords.refused.typed}</p>
					{typed.map((words) => (
						<p key={words} className="typed">
							{safeText(words)}
						</p>
					))}
				</>
			)}
			<Onward to={back} />
		</Whole>
	);
}

/** To the request that was pressed on, or to those who wait. */
const Onward = ({ to }: { to?: string | undefined }) => (
	<p className="mt-6">
		<a href={to ?? addresses.toCall} className="btn btn-strong">
			{to === undefined ? entranceWords.open : entranceWords.refused.back}
		</a>
	</p>
);
