import { Picture } from "#app/ui/picture.tsx";
import type { ServicesPage } from "#content/pages/types.ts";
import { pictures } from "#content/pictures.ts";
import { CardAction, CheckList } from "./cards.tsx";

/** The six services one under the other: what it looks like, where to read more, what it holds, the call. */
export function ServiceRows({ items }: { items: ServicesPage["cards"]["items"] }) {
	return (
		<ul>
			{items.map((item) => {
				const { subject: _, ...picture } = pictures[item.picture];
				return (
					<li
						key={item.title}
						className="grid gap-x-10 gap-y-4 border-t-2 border-ink py-8 sm:grid-cols-[min(14rem,40%)_1fr] sm:grid-rows-[auto_1fr] lg:grid-rows-1 lg:grid-cols-[min(18rem,31%)_1fr_1fr]"
					>
						<div className="sm:row-span-2 lg:row-span-1">
							<Picture
								{...picture}
								sizes="(min-width: 1024px) 18rem, (min-width: 640px) 14rem, 90vw"
								className="w-full rounded-sm"
							/>
							<p className="mt-1 text-small text-soft italic">{pictures[item.picture].credit}</p>
						</div>
						<div>
							<h3 className="h3">
								<a href={item.page} className="link">
									{item.title}
								</a>
							</h3>
							<p className="mt-3">{item.text}</p>
						</div>
						<div className="sm:col-start-2 lg:col-start-auto">
							<CheckList items={item.features} />
							<div className="mt-5">
								<CardAction action={item.action} />
							</div>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
