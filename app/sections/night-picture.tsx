import type { ReactNode } from "react";
import { type Ground, SectionTitle } from "#app/ui/section.tsx";
import type { Picture } from "#content/pictures.ts";
import { HeroPicture } from "./hero-picture.tsx";

type NightPictureProps = { title: string; lead?: string; picture: Picture; children: ReactNode };

/** A part of a page on night, its words beside a picture that goes to the screen's edge: set as the page's head is. */
export function NightPicture({ title, lead, picture, children }: NightPictureProps) {
	return (
		<section className="on-night relative grid grid-cols-1">
			<div className="wrap band words relative z-1">
				<div>
					<SectionTitle title={title} lead={lead} width="max-w-[18ch]" />
					<div className="mt-8">{children}</div>
				</div>
			</div>
			<HeroPicture picture={picture} />
		</section>
	);
}
NightPicture.ground = "night" satisfies Ground;
