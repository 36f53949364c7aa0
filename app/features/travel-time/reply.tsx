import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { PhoneNumber } from "#app/sections/call-link.tsx";
import { paths } from "#content/site-map.ts";
import { words } from "#content/travel-time-words.ts";

/**
 * The first line of an answer, scrolled into view. It takes the focus when the focused button was removed, or on a touch
 * device, where the field's on-screen keyboard covers half of the phone.
 */
export function Reply({ className = "", children }: { className?: string; children: ReactNode }) {
	const line = useRef<HTMLParagraphElement>(null);

	useEffect(() => {
		const isLost = document.activeElement === document.body;
		if (isLost || matchMedia("(pointer: coarse)").matches) line.current?.focus({ preventScroll: true });
		line.current?.parentElement?.scrollIntoView({ block: "nearest" });
	}, []);

	return (
		<p ref={line} tabIndex={-1} className={`reply ${className}`}>
			{children}
		</p>
	);
}

/** Error message, with the number to call. */
export function ErrorReply({ text }: { text: string }) {
	return (
		<div className="explained">
			<Reply>{text}</Reply>
			<PhoneNumber className="tap mt-2 text-h3" />
			<p>
				<a href={`${paths.serviceArea}#toutes-les-villes`} className="link tap">
					{words.list}
				</a>
			</p>
		</div>
	);
}
