import { PhoneNumber } from "#app/sections/call-link.tsx";
import { afterSendingWords as words } from "#content/after-sending-words.ts";
import { fieldId } from "#shared/quote/fields.ts";
import type { Quote } from "#shared/quote/schema.ts";

/** Under the notice that it was kept: what left, what happens now, the number. Comes while the request is on its way: no page waits for it. */
export function AfterSending({ service, city, phone }: Quote) {
	return (
		<>
			<p className="mt-2 wrap-anywhere">{words.left(service, city)}</p>
			<p className="while-open">{words.next(phone)}</p>
			<p>
				{words.stuck} <PhoneNumber className="tap" />
			</p>
			<button
				type="button"
				onClick={() => document.getElementById(fieldId("name"))?.focus()}
				className="btn btn-plain mt-3"
			>
				{words.another}
			</button>
		</>
	);
}
