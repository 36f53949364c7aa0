import { Picture } from "#app/ui/picture.tsx";
import { pictures } from "#content/pictures.ts";

/** The same frame forced and repaired: what the photographs of a file show. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
	return (
		<ul className="mt-8 grid grid-cols-2 gap-3">
			<Photo picture={pictures["cadre-force"]} caption={before} />
			<Photo picture={pictures.effraction} caption={after} />
		</ul>
	);
}

function Photo({
	picture: { subject: _, ...picture },
	caption,
}: {
	picture: (typeof pictures)["judas"];
	caption: string;
}) {
	return (
		<li>
			<Picture {...picture} sizes="(min-width: 1024px) 15rem, 45vw" className="w-full rounded-sm" />
			<p className="mt-2 text-small">
				{caption} <span className="text-soft italic">({picture.credit})</span>
			</p>
		</li>
	);
}
