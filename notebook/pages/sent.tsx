import { addresses, type ViewOf } from "#notebook/views.ts";
import { safeLine, safeText } from "./safe-text.ts";
import { moment } from "./time.ts";
import { requestWords } from "./words-request.ts";

export const SENT_ID = "envoye";
/** Letters of a message that stand above what the owner does with it. */
export const MESSAGE_SHOWN = 600;
export const isLong = (message: string): boolean => message.length > MESSAGE_SHOWN * 1.2;

/** Every word that the visitor sent, as text: a link in it leads nowhere. The message is here too when only its beginning stands above. */
export function Sent({ view: { file, frame, isAlone } }: { view: ViewOf<"request"> }) {
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
		...(isLong(quote.message) ? [[labels.message, quote.message] as const] : []),
	] as const;
	return (
		<section className="block-part" aria-labelledby={SENT_ID}>
			<h2 id={SENT_ID} className="part-title">
				{requestWords.sent}
			</h2>
			<dl className="facts">
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="typed" dir="auto">
							{safeText(value)}
						</dd>
					</div>
				))}
				{linkedTo === undefined || isAlone ? null : (
					<div>
						<dt>{labels.linkedTo}</dt>
						<dd>
							<a href={addresses.request(linkedTo)} className="link tap">
								{safeLine(linkedTo)}
							</a>
						</dd>
					</div>
				)}
			</dl>
		</section>
	);
}
