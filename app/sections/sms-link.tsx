import type { MouseEvent } from "react";
import { chrome } from "#content/chrome.ts";

type SmsLinkProps = {
	/** Nothing is shown without one. */
	number: string | null;
	body: string;
	label?: string;
	/** What the message says at the moment of the tap, when that is more than the page was built with. */
	bodyNow?: (link: HTMLAnchorElement) => string;
	className?: string;
};

/** For visitors who cannot speak: a prewritten text message, which they read before sending it. */
export function SmsLink({ number, body, label = chrome.sms.label, bodyNow, className = "" }: SmsLinkProps) {
	if (number === null) return null;
	const update = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
		if (bodyNow) currentTarget.href = smsHref(number, bodyNow(currentTarget));
	};
	return (
		<a href={smsHref(number, body)} onClick={update} className={`btn btn-plain ${className}`}>
			{label}
		</a>
	);
}

/** « ?& »: Android reads what follows « ? », older iPhones what follows « & ». */
const smsHref = (number: string, body: string) => `sms:${number}?&body=${encodeURIComponent(body)}`;
