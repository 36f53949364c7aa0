import type { ReactNode, Ref } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** An error interrupts a screen reader, a confirmation waits its turn. */
const TONES = {
	good: { box: "border-good bg-white text-ink", icon: "check", mark: "text-good", role: "status" },
	bad: { box: "border-red bg-white text-ink", icon: "alert", mark: "text-red", role: "alert" },
} as const;

type NoticeProps = {
	tone: keyof typeof TONES;
	title: string;
	text: string;
	children?: ReactNode;
	id: string;
	/** False: rendered but hidden; without script the URL's fragment shows it (styles/pieces.css). */
	shown: boolean;
	ref: Ref<HTMLDivElement>;
	/** Where the page comes for the sake of it. */
	autoFocus?: boolean;
};

/** What has just happened, where it happened. */
export function Notice({ tone, title, text, children, id, shown, ref, autoFocus = false }: NoticeProps) {
	const { box, icon, mark, role } = TONES[tone];
	return (
		<div
			ref={ref}
			id={id}
			role={role}
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: on a page that is its answer
			autoFocus={autoFocus}
			data-shown={shown || undefined}
			className={`fragment-notice mb-6 rounded-sm border-l-4 p-4 ${box}`}
		>
			<div className="flex gap-3">
				<Icon name={icon} className={`mt-0.5 size-7 ${mark}`} />
				<div>
					<p className="h3 font-sign font-bold">{title}</p>
					<p>{text}</p>
					{children}
				</div>
			</div>
		</div>
	);
}
