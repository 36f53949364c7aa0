import { addresses, fields, type ViewOf } from "#notebook/views.ts";
import { Press } from "./form.tsx";
import { Town } from "./request-row.tsx";
import { safeLine } from "./safe-text.ts";
import { requestWords } from "./words-request.ts";

/** Asked once more: nothing brings it back. */
export function EraseSurely({ view: { file, frame, isAlone } }: { view: ViewOf<"request"> }) {
	const { text, yes, no } = requestWords.eraseSure;
	const back = isAlone
		? `${addresses.byLink}?${fields.token}=${encodeURIComponent(frame.fields[fields.token] ?? "")}`
		: addresses.request(file.id);
	return (
		<>
			<p className="mb-3 font-bold">
				<bdi>{safeLine(file.quote.name, 80)}</bdi> · <Town typed={file.quote.city} />
			</p>
			<p className="mb-6">{text}</p>
			<div className="grid gap-4">
				<a href={back} className="btn btn-strong">
					{no}
				</a>
				<Press
					frame={frame}
					act="erase"
					also={{ [fields.confirmed]: "oui" }}
					label={yes}
					look="btn btn-danger w-full"
				/>
			</div>
		</>
	);
}
