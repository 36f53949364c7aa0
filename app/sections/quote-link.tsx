import { chrome } from "#content/chrome.ts";
import { paths } from "#content/site-map.ts";

/** Link to the quote form of the contact page. */
export function QuoteLink({ className = "" }: { className?: string }) {
	return (
		<a href={paths.quoteForm} className={`btn btn-plain ${className}`}>
			{chrome.quote}
		</a>
	);
}
