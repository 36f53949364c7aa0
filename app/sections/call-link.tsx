import { Icon } from "#app/ui/icon.tsx";
import { business } from "#content/business.ts";

/*
 * Every way to call is one of these two, so that the number is always in the words: what a voice-control user says is
 * what the link is called, and who cannot tap can still read and dial it.
 */

/** The number itself, large. */
export function PhoneNumber({ className = "" }: { className?: string }) {
	return (
		<a href={business.telHref} className={`inline-flex items-center gap-3 font-sign font-extrabold ${className}`}>
			<Icon name="phone" className="size-[0.8em] text-ember in-[.on-night]:text-lamp" />
			{business.phoneNational}
		</a>
	);
}

/** A button that calls. `label` comes before the number; « » leaves the number alone. */
export function CallButton({ label, className = "" }: { label: string; className?: string }) {
	return (
		<a href={business.telHref} className={`btn btn-call ${className}`}>
			{/* One line of words or two, the icon stays with the first word: a no-break space ties it there. */}
			<span className="text-balance">
				<Icon name="phone" className="mr-1 inline size-5 align-[-0.2em]" />
				{label ? `\u00a0${label} ` : "\u00a0"}
				<span className="whitespace-nowrap">{business.phoneNational}</span>
			</span>
		</a>
	);
}
