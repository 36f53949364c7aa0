import { closures, closureWords, toldDuring } from "#content/closures.ts";

/**
 * What every page says above all else around a closure: from two weeks before it to its last day. Each stands in the page with
 * its days; a script right behind hides those of another time before anything is painted, for the page may be older than
 * today. Without script they are all read, with their year: dated sentences stay true. It stands in the document, outside
 * what React takes over (document.tsx).
 */
export function ClosureNotice({ hidesOthers }: { hidesOthers: boolean }) {
	const all = closures();
	if (all.length === 0) return null;
	return (
		<div className="no-print bg-lamp text-night">
			{all.map((closure) => {
				const { from, until } = toldDuring(closure);
				const { title, text } = closureWords(closure);
				return (
					<p key={from} data-told={`${from}/${until}`} className="wrap py-2 text-center text-small">
						<b>{title}</b> {text}
					</p>
				);
			})}
			{hidesOthers ? <script data-boot="">{HIDE_OTHERS}</script> : null}
		</div>
	);
}

/** Kept short, as every page inlines it. Days as text, in Paris: they compare as they sort. */
const HIDE_OTHERS = `{const t=new Date().toLocaleDateString("sv",{timeZone:"Europe/Paris"});for(const p of document.currentScript.parentNode.querySelectorAll("p")){const[a,b]=p.dataset.told.split("/");p.hidden=t<a||t>b}}`;
