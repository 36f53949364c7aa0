import { type ReactNode, useEffect, useRef } from "react";

/**
 * The first line of an answer, brought on the screen. The focus comes with it where it would be lost otherwise: on a
 * button that is gone, or in a field whose keyboard covers half of the phone.
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
