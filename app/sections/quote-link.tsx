import { chrome } from "#content/chrome.ts";
import { paths } from "#content/site-map.ts";

/** The second way in: the quote form of the contact page. */
export function QuoteLink({ className = "" }: { className?: string }) {
	return (
		<a href={paths.quoteForm} className={`btn btn-plain ${className}`}>
			{chrome.quote}
		</a>
	);
}
