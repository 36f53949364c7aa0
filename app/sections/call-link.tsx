import { Icon } from "#app/ui/icon.tsx";
import { business } from "#content/business.ts";
import { sectionWords } from "#content/section-words.ts";

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
