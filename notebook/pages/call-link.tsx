import { Icon } from "#app/ui/icon.tsx";
import { phoneFault, phoneLink, phonePairs, readPhone, smsNumber } from "#relay/letter/phone.ts";
import { safeLine } from "./time.ts";
import { words } from "./words.ts";

/** A number to be shown, dialled and written to. */
interface Phone {
	/** In pairs: « 06 12 34 56 78 », « +41 7 91 23 45 67 »; as it was typed when it holds no number. */
	shown: string;
	/** « tel:+33612345678 »; absent when nothing can be dialled. */
	call?: string;
	/** « +33612345678 », for a text message; absent where none arrives. */
	number?: string | undefined;
	/** What was typed, where it says more than the number: « après 18 h ». */
	typed?: string | undefined;
	/** « il manque un chiffre »: why it cannot be dialled, where that is known. */
	fault?: string | undefined;
}

/** The number that a visitor typed, however they typed it. */
export function phoneOf(typed: string): Phone {
	const call = phoneLink(typed);
	if (call === undefined) return { shown: safeLine(typed), fault: phoneFault(typed) };
	const saysMore = /\p{L}/u.test(typed) || readPhone(typed).numbers.length > 1;
	return {
		shown: phonePairs(typed),
		call,
		number: smsNumber(typed),
		typed: saysMore ? safeLine(typed) : undefined,
	};
}

interface CallLinkProps {
	/** As the visitor typed it. */
	typed: string;
	look: "btn-call" | "btn-plain";
	className?: string;
}

/** A button that calls, with the number on it; the number alone when it cannot be dialled. */
export function CallLink({ typed, look, className = "" }: CallLinkProps) {
	const { shown, call, fault } = phoneOf(typed);
	if (typed === "") return null;
	if (call === undefined) {
		return (
			<p className={className}>
				{words.cannotCall} <bdi className="font-bold">{shown}</bdi>
				{fault === undefined ? null : `\u202f: ${fault}`}
			</p>
		);
	}
	return (
		<a href={call} className={`btn ${look} ${className}`}>
			<Icon name="phone" className="size-6" />
			<span>
				<span className="sr-only">{words.call} </span>
				<span className="number">{shown}</span>
			</span>
		</a>
	);
}
