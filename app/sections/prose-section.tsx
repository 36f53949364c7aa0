import type { ReactNode } from "react";
import { SplitSection } from "#app/ui/section.tsx";
import type { Prose } from "#content/shapes.ts";

/** A heading and what there is to read beside it; what it explains is drawn under the heading. */
export function ProseSection({ title, paragraphs, aside }: Prose & { aside?: ReactNode }) {
	return (
		<SplitSection title={title} aside={aside}>
			<div className="measure grid gap-5 text-lead">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</SplitSection>
	);
}
