import { CallButton, PhoneNumber } from "#app/sections/call-link.tsx";
import { afterSendingWords as words } from "#content/after-sending-words.ts";
import { fieldId } from "#shared/quote/fields.ts";
import type { Quote } from "#shared/quote/schema.ts";

type AfterSendingProps = Quote & { follow: string | undefined; isFar: boolean | undefined; by: string | undefined };

/** What that header says; nothing where it does not read. */
function written(by = ""): string {
	try {
		return decodeURIComponent(by);
	} catch {
		return "";
	}
}

/** Under the notice that it was kept: what left, what happens now, the number. Comes while the request is on its way: no page waits for it. */
export function AfterSending({ service, city, phone, urgent, follow, isFar, by }: AfterSendingProps) {
	const digits = phone.replace(/\D/g, "");
	// The specification takes any ten signs: « 06 39 98 12 3 » would be called in vain.
	const isTooShort = /^0[1-9]\d+$/.test(digits) && digits.length < 10;
	return (
		<>
			<p className="mt-2 wrap-anywhere">{words.left(service, city)}</p>
			{isFar ? <p className="font-semibold">{words.beyond()}</p> : null}
			<p className="while-open">{isTooShort ? words.tooShort(phone) : words.next(phone, urgent, written(by))}</p>
			{urgent ? <CallButton className="mt-3 w-full sm:w-auto" /> : null}
			{follow === undefined ? null : (
				// Made at the moment by the relay: named so, the target keeps the router away (navigation/links.ts).
				<p className="mt-2">
					<a href={follow} target="_self" className="btn btn-send">
						{words.follow}
					</a>
				</p>
			)}
			{urgent ? null : (
				<p className="mt-3">
					{words.stuck} <PhoneNumber className="tap" />
				</p>
			)}
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
