import type { Prose } from "#content/shapes.ts";

/** A heading and what there is to read under it. */
export function ProseSection({ title, paragraphs }: Prose) {
	return (
		<section className="band">
			<div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
				<h2 className="h2 max-w-[18ch]">{title}</h2>
				<div className="measure grid gap-5 text-lead">
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</div>
		</section>
	);
}
