import { chrome } from "#content/chrome.ts";
import { closureWords, colleagueNumber } from "#content/closure-words.ts";
import { type Closure, closureOn, closures, toldDuring } from "#content/closures.ts";
import { todayInParis } from "#content/wording.ts";

/**
 * What every page says above all else around a closure: its days from two weeks before, and during it what becomes of a request
 * and of an emergency. Each stands in the page with its days; a script right behind hides those of another time before anything
 * is painted, for the page may be older than today, and marks the document on a day that is closed (UnlessClosed). Without
 * script they are all read, with their year: dated sentences stay true. It stands in the document, outside what React takes
 * over (document.tsx).
 */
export function ClosureNotice({ hidesOthers }: { hidesOthers: boolean }) {
	// A page that is made at the moment knows the day.
	const today = hidesOthers ? undefined : todayInParis();
	const all = closures().filter((one) => today === undefined || closureOn(today, [toldDuring(one)]));
	if (all.length === 0) return null;
	return (
		<aside aria-label={chrome.closure} className="no-print bg-lamp text-night">
			{all.map((closure) => {
				const { from, until } = toldDuring(closure);
				const { title, request } = closureWords(closure);
				return (
					<p
						key={`${from} ${until} ${closure.from}`}
						data-told={`${from}/${until}/${closure.from}`}
						className="wrap py-2 text-center text-small"
					>
						<b>{title}</b>{" "}
						{today === undefined || today >= closure.from ? (
							<span>
								{request} <InEmergency closure={closure} />
							</span>
						) : null}
					</p>
				);
			})}
			{hidesOthers ? <script data-boot="">{HIDE_OTHERS}</script> : null}
		</aside>
	);
}

/** Kept short, as every page inlines it. Days as text, in Paris: they compare as they sort. */
const HIDE_OTHERS = `{const t=new Date().toLocaleDateString("sv",{timeZone:"Europe/Paris"}),d=document.currentScript.parentNode;d.hidden=!0;for(const p of d.querySelectorAll("p")){const[a,b,c]=p.dataset.told.split("/");p.hidden=t<a||t>b;p.hidden||(d.hidden=!1);p.lastChild.hidden=t<c;p.hidden||t<c||(document.documentElement.dataset.closed="")}}`;

/** Whom to call meanwhile, if anybody comes. */
function InEmergency({ closure }: { closure: Closure }) {
	const { emergency } = closureWords(closure);
	if (!closure.colleaguePhone) return emergency;
	return (
		<>
			{emergency}{" "}
			<a href={`tel:${closure.colleaguePhone}`} className="tap font-semibold underline">
				{colleagueNumber(closure)}
			</a>
			.
		</>
	);
}

/** What a closure means for a request that was just sent; each with its days, where today is not known. Hidden, never taken out. */
export const ClosureAfterSending = ({ today }: { today: string | undefined }) =>
	closures().map((closure) => (
		<p
			key={`${closure.from} ${closure.until}`}
			hidden={today !== undefined && closureOn(today, [closure]) === undefined}
		>
			{closureWords(closure).title} {closureWords(closure).request} <InEmergency closure={closure} />
		</p>
	));
