import { PhoneNumber } from "#app/sections/call-link.tsx";
import { paths } from "#content/site-map.ts";
import { words } from "#content/travel-time-words.ts";
import { Reply } from "./reply.tsx";

/** No answer, and why: the number answers. */
export function Explained({ text }: { text: string }) {
	return (
		<div className="explained">
			<Reply>{text}</Reply>
			<PhoneNumber className="tap mt-2 text-[1.5rem]" />
			<p>
				<a href={`${paths.serviceArea}#toutes-les-villes`} className="link tap">
					{words.list}
				</a>
			</p>
		</div>
	);
}
