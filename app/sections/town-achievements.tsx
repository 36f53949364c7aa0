import { Picture } from "#app/ui/picture.tsx";
import type { TownPage } from "#content/pages/types.ts";
import { pictures } from "#content/pictures.ts";
import { CardAction } from "./cards.tsx";

/** Two kinds of work, each with its picture and the page that explains it. */
export function TownAchievements({ items }: { items: TownPage["achievements"]["items"] }) {
	return (
		<ul className="grid gap-x-10 gap-y-12 md:grid-cols-2">
			{items.map((item) => {
				const picture = pictures[item.picture];
				return (
					<li key={item.title}>
						<Picture {...picture} sizes="(min-width: 768px) 36rem, 90vw" className="w-full rounded-sm" />
						<p className="mt-2 text-small text-soft italic">{picture.credit}</p>
						<h3 className="h3 mt-2 mb-5">{item.title}</h3>
						<CardAction action={item.action} />
					</li>
				);
			})}
		</ul>
	);
}
