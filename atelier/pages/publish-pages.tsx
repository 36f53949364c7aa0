import { atelierAddresses as addresses, atelierFields } from "#atelier/views.ts";
import { Whole } from "#notebook/pages/document.tsx";
import { Form } from "#notebook/pages/form.tsx";
import { clockTime } from "#notebook/pages/time.ts";
import { fields, type ViewOf } from "#notebook/views.ts";
import { Problems } from "./overview-page.tsx";
import { atelierWords } from "./words-atelier.ts";

const { progress: words, confirm } = atelierWords;

/** How far the making is; the answer's own header asks again while it lasts. */
export function ProgressPage({ progress, frame }: ViewOf<"atelier-progress">) {
	if (progress.state === "making") {
		const { thenPublishes, sinceMs } = progress;
		return (
			<Whole title={thenPublishes ? words.publishing : words.making} frame={frame} here={addresses.atelier}>
				<p role="status">{words.since(clockTime(sinceMs))}</p>
				<p className="mt-3">{words.wait}</p>
				<p className="mt-6">
					<a href={addresses.progress} className="btn btn-plain">
						{words.now}
					</a>
				</p>
			</Whole>
		);
	}
	if (progress.state === "failed")
		return (
			<Whole title={words.failed} frame={frame} here={addresses.atelier}>
				<p className="mb-4">{words.failedText}</p>
				<Problems problems={progress.problems} />
				<ToAtelier look="btn-strong" />
			</Whole>
		);
	return (
		<Whole title={words.published} frame={frame} here={addresses.atelier}>
			<p>{words.publishedText}</p>
			<p className="mt-3">{words.letters}</p>
			<ToAtelier look="btn-strong" />
		</Whole>
	);
}

const ToAtelier = ({ look, label = words.back }: { look: string; label?: string }) => (
	<p className="mt-6">
		<a href={addresses.atelier} className={`btn ${look}`}>
			{label}
		</a>
	</p>
);

/** What still blocks, and a second press. */
export function ConfirmPage({ blocking, frame }: ViewOf<"atelier-confirm">) {
	return (
		<Whole title={confirm.title} frame={frame} here={addresses.atelier}>
			<p className="mb-4 font-bold">{confirm.count(blocking.length)}</p>
			<ul className="told">
				{blocking.map(({ id, what }) => (
					<li key={id}>{what}</li>
				))}
			</ul>
			<ToAtelier look="btn-strong" label={confirm.no} />
			<Form
				frame={frame}
				action={addresses.atelier}
				also={{ [fields.act]: "publish", [atelierFields.confirmed]: blocking.length }}
				className="mt-6"
			>
				<button type="submit" className="btn btn-danger">
					{confirm.yes(blocking.length)}
				</button>
			</Form>
		</Whole>
	);
}
