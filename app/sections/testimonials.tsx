import { Icon } from "#app/ui/icon.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { Review } from "#content/own-facts.ts";
import { sectionWords } from "#content/section-words.ts";
import { SampleTag } from "./blocks.tsx";

/**
 * Reviews, as letters: where from, what is said on ruled paper, who signs. One whose source the owner has not given yet
 * says that it is an example.
 */
export function Testimonials({ items }: { items: readonly Review[] }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a phone pushes the letters along; arrow keys do it from here
		<ul tabIndex={0} className="strip gap-8 sm:grid lg:grid-cols-3">
			{items.map((item) => (
				<li key={item.author} className="letter">
					<p className="flex flex-wrap justify-between gap-x-4 text-small text-soft">
						{item.written ? `${item.location}, ${item.written}` : item.location}{" "}
						{item.interventionTime ? (
							<span className="inline-flex items-center gap-1.5">
								<Icon name="clock" className="size-4" />
								{sectionWords.arrivedIn(item.interventionTime)}
							</span>
						) : null}
					</p>
					<blockquote className="letter-lines">
						<p>{`« ${item.comment} »`}</p>
					</blockquote>
					<p className="mt-4 text-right font-sign h3 font-bold">{item.author}</p>
					<p className="mt-2 flex flex-wrap items-center justify-end gap-2 text-small">
						<Rating value={item.rating} label={sectionWords.rating(item.rating)} />
						<Source of={item.source} />
					</p>
				</li>
			))}
		</ul>
	);
}

/** Where it can be checked: an address is a link. */
function Source({ of: source }: { of: string | null }) {
	if (source === null) return <SampleTag />;
	if (!/^https:\/\/\S+$/.test(source)) return source;
	return (
		<a href={source} className="link tap wrap-anywhere" rel="noopener external nofollow">
			{sectionWords.reviewSource}
		</a>
	);
}
