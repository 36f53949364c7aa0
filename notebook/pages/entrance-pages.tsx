import { addresses, fields, type ViewOf } from "#notebook/views.ts";
import { Whole } from "./document.tsx";
import { Fields } from "./form.tsx";
import { entranceWords } from "./words.ts";

/** Asks for a link, says that it may have left, or that it is no good. */
export function EnterPage({ state, frame }: ViewOf<"enter">) {
	const { title, text, button } = entranceWords[state];
	return (
		<Whole title={title} frame={frame}>
			<p>{text}</p>
			{state === "ask" ? <p className="mt-3">{entranceWords.ask.how}</p> : null}
			{state === "sent" ? <p className="mt-3">{entranceWords.sent.late}</p> : null}
			<form method="post" action={addresses.enter} className="mt-6">
				<button type="submit" className={`btn w-full sm:w-auto ${state === "sent" ? "btn-plain" : "btn-strong"}`}>
					{button}
				</button>
			</form>
		</Whole>
	);
}

/** One button, which uses the link: opening the page does not, for mail scanners open it too. */
export function PressPage({ token, frame }: ViewOf<"press">) {
	const { title, text, button } = entranceWords.press;
	return (
		<Whole title={title} frame={frame}>
			<p>{text}</p>
			<form method="post" action={addresses.enter} className="mt-6">
				<Fields of={{ [fields.token]: token }} />
				<button type="submit" className="btn btn-strong w-full sm:w-auto">
					{button}
				</button>
			</form>
		</Whole>
	);
}

/** The request of a link that was erased, or is too old. */
export function GonePage({ frame }: ViewOf<"gone">) {
	const { title, text, open } = entranceWords.gone;
	return (
		<Whole title={title} frame={frame}>
			<p>{text}</p>
			<OpenNotebook label={open} />
		</Whole>
	);
}

/** Why nothing was done. */
export function RefusedPage({ status, text, back, frame }: ViewOf<"refused">) {
	const { title, lost, back: again, open } = entranceWords.refused;
	return (
		<Whole title={status === 404 ? lost : title} frame={frame}>
			<p>{text}</p>
			{back === undefined ? (
				<OpenNotebook label={open} />
			) : (
				<p className="mt-6">
					<a href={back} className="btn btn-strong">
						{again}
					</a>
				</p>
			)}
		</Whole>
	);
}

const OpenNotebook = ({ label }: { label: string }) => (
	<p className="mt-6">
		<a href={addresses.toCall} className="btn btn-strong">
			{label}
		</a>
	</p>
);
