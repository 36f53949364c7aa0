import { Icon } from "#app/ui/icon.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { chrome } from "#content/chrome.ts";
import type { Testimonial } from "#content/pages/schemas.ts";

/** Reviews, as letters. One whose source the owner has not given yet says that it is an example. */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
	return (
		<ul className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
			{items.map((item) => (
				<li key={item.author} className="flex flex-col">
					<Rating value={item.rating} />
					<blockquote className="mt-3 border-l-4 border-orange pl-5 text-lead">
						<p>« {item.comment} »</p>
					</blockquote>
					<p className="mt-4 flex flex-wrap items-center gap-x-3 text-small">
						<span className="font-semibold">{item.author}</span>
						<span>{item.location}</span>
						{item.interventionTime ? (
							<span className="inline-flex items-center gap-1.5">
								<Icon name="clock" className="size-4" />
								{item.interventionTime}
							</span>
						) : null}
						{item.source ? (
							<span>{item.source}</span>
						) : (
							<span className="border border-current px-2">{chrome.sampleTestimonial}</span>
						)}
					</p>
				</li>
			))}
		</ul>
	);
}
