import type { MouseEvent, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { SectionTitle } from "#app/ui/section.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { sectionWords } from "#content/section-words.ts";
import { paths } from "#content/site-map.ts";

/*
 * Every call link is one of these two, so that its text always contains the number: voice control finds a link by its
 * text, and a visitor who cannot tap can still read and dial it.
 */

/** The number itself, large. */
export function PhoneNumber({ className = "" }: { className?: string }) {
	return (
		<a
			href={business.telHref}
			className={`inline-flex flex-wrap items-center gap-x-3 font-sign wrap-anywhere font-extrabold ${className}`}
		>
			<Icon name="phone" className="size-[0.8em] text-ember in-[.on-night]:text-lamp" />
			{business.phoneNational}
		</a>
	);
}

type CallButtonProps = { label?: string | undefined; className?: string };

/** A button that calls. `label` comes before the number; « » leaves the number alone. */
export function CallButton({ label = sectionWords.call.plain, className = "" }: CallButtonProps) {
	return (
		<a href={business.telHref} className={`btn btn-call ${className}`}>
			{/* One line or two: the words and their icon, then the number. The icon is no higher than the line: both then stand on one baseline. */}
			<span className="text-balance">
				<span className="inline-block">
					<Icon name="phone" className="mr-1 inline size-[1em] align-[-0.11em]" />
					{`\u00a0${label || business.phoneNational}`}
				</span>
				{label ? " " : null}
				{label ? <span className="inline-block">{business.phoneNational}</span> : null}
			</span>
		</a>
	);
}

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

/** Link to the quote form of the contact page. */
export function QuoteLink({ className = "" }: { className?: string }) {
	return (
		<a href={paths.quoteForm} className={`btn btn-plain ${className}`}>
			{chrome.quote}
		</a>
	);
}

type CallBannerProps = { title: string; text?: ReactNode; label?: string; offersQuote?: boolean; children?: ReactNode };

/** Closing call to action: the door stands open at its edge. `children` come under the words, from one side to the other. */
export function CallBanner({ title, text, label, offersQuote = true, children }: CallBannerProps) {
	return (
		<section className="on-night open-door band border-b border-steel">
			<div className="wrap">
				<SectionTitle title={title} lead={text} width="max-w-[20ch]" leadColour="text-mist" />
				<div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
					<CallButton label={label} />
					{offersQuote ? <QuoteLink /> : null}
				</div>
			</div>
			{children}
		</section>
	);
}
CallBanner.ground = "night";
