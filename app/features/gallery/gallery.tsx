import { lazy, Suspense, startTransition, useRef, useState } from "react";
import { importAgain } from "#app/features/data/import-again.ts";
import { Picture } from "#app/ui/picture.tsx";
import { pictures } from "#content/pictures.ts";
import { sectionWords } from "#content/section-words.ts";
import type { GalleryItem } from "#content/shapes.ts";

// The viewer is code for those who open it.
const loadViewer = () => importAgain(() => import("./gallery-viewer.tsx"));
const GalleryViewer = lazy(loadViewer);

/** The widths of the grid below: one column, two, then three or four of a page that is at most 1152 px wide. */
const SIZES = "(min-width: 1024px) 23rem, (min-width: 640px) 45vw, 90vw";
const SIZE_ALONE = "(min-width: 1024px) 42rem, 90vw";

const SIZES_ON_WALL = "(min-width: 1024px) 40rem, (min-width: 640px) 45vw, 90vw";

type GalleryProps = {
	items: readonly GalleryItem[];
	/** Four pictures of unequal width, as hung on a wall, rather than in a row. */
	wall?: boolean;
};

function gridOf(count: number, wall: boolean): string {
	if (wall) return "wall sm:grid-cols-2";
	if (count === 3) return "sm:grid-cols-3";
	return `${count > 1 ? "sm:grid-cols-2" : ""} ${count > 3 ? "lg:grid-cols-4" : ""}`;
}

/**
 * A grid of pictures; on a phone, a strip that stops at each. Each is a link to the picture itself, which is what opens
 * without script; with it, the full-screen viewer.
 */
export function Gallery({ items, wall = false }: GalleryProps) {
	const [open, setOpen] = useState<number>();
	const opener = useRef<HTMLAnchorElement>(null);

	function close() {
		setOpen(undefined);
		opener.current?.focus();
	}
	return (
		<>
			<ul className={`gap-x-6 gap-y-10 sm:grid ${items.length > 1 ? "strip" : ""} ${gridOf(items.length, wall)}`}>
				{items.map((item, index) => (
					<li key={item.picture}>
						<figure>
							<a
								href={pictures[item.picture].src}
								data-held="gallery"
								// On a phone's strip a picture of which a part is seen would stay where it is.
								onFocus={(event) => event.currentTarget.scrollIntoView({ inline: "center", block: "nearest" })}
								className="block overflow-hidden rounded-sm"
								onClick={(event) => {
									if (event.metaKey || event.ctrlKey || event.shiftKey) return;
									event.preventDefault();
									const link = event.currentTarget;
									opener.current = link;
									loadViewer().then(
										// A transition avoids React's 300 ms delay after a Suspense fallback.
										() => startTransition(() => setOpen(index)),
										// Viewer not loaded: open the image, as without script.
										() => location.assign(link.href),
									);
								}}
							>
								<span className="sr-only">{`${sectionWords.enlarge} `}</span>
								<Picture
									{...pictures[item.picture]}
									sizes={wall ? SIZES_ON_WALL : items.length > 1 ? SIZES : SIZE_ALONE}
									className="w-full object-cover"
								/>
							</a>
							<figcaption className="mt-3">
								<h3 className="font-sign h3 font-bold">{item.title}</h3>
								<p className="text-small">{item.description}</p>
								<p className="mt-1 text-small text-soft italic">{pictures[item.picture].credit}</p>
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
			<Suspense>
				{open === undefined ? null : <GalleryViewer items={items} index={open} onMove={setOpen} onClose={close} />}
			</Suspense>
		</>
	);
}
