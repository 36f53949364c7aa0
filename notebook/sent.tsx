import { addresses } from "#relay/notebook/views.ts";
import { plain, plainLine } from "./plain.ts";
import type { RequestView } from "./request-page.tsx";
import { moment } from "./time.ts";
import { requestWords } from "./words-request.ts";

/** Every word that the visitor sent, as text: a link in it leads nowhere. The message stands above. */
export function Sent({ view: { file, frame, isAlone } }: { view: RequestView }) {
	const { quote, id, receivedAtMs, linkedTo } = file;
	const { labels, yes, no } = requestWords;
	const rows = [
		[labels.name, quote.name],
		[labels.phone, quote.phone],
		[labels.email, quote.email],
		[labels.city, quote.city],
		[labels.service, quote.service],
		[labels.urgent, quote.urgent ? yes : no],
		[labels.received, moment(receivedAtMs, frame.nowMs)],
		[labels.id, id],
	] as const;
	return (
		<section className="block-part" aria-labelledby="envoye">
			<h2 id="envoye" className="part-title">
				{requestWords.sent}
			</h2>
			<dl className="facts">
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="typed" dir="auto">
							{plain(value)}
						</dd>
					</div>
				))}
				{linkedTo === undefined || isAlone ? null : (
					<div>
						<dt>{labels.linkedTo}</dt>
						<dd>
							<a href={addresses.request(linkedTo)} className="link tap">
								{plainLine(linkedTo)}
							</a>
						</dd>
					</div>
				)}
			</dl>
		</section>
	);
}
