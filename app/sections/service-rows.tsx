import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { business } from "#content/business.ts";
import type { ServicesPage } from "#content/pages/types.ts";
import { pictures } from "#content/pictures.ts";
import { sectionWords } from "#content/section-words.ts";
import { CheckList } from "./cards.tsx";

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
							<h3 className="h3">{item.title}</h3>
							<p className="mt-3">{item.text}</p>
							<a href={item.page} className="btn btn-plain mt-6 w-full sm:w-auto">
								<span>
									{sectionWords.seeService} <span className="sr-only">{item.title}</span>
								</span>
							</a>
						</div>
						<div className="sm:col-start-2 lg:col-start-auto">
							<CheckList items={item.features} className="in-line" />
							<a href={business.telHref} className="link tap mt-3 flex-wrap gap-x-2 font-semibold">
								<Icon name="phone" className="size-5" />
								{item.action.label} <span className="whitespace-nowrap">{business.phoneNational}</span>
							</a>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
