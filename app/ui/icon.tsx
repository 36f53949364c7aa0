/** One family: 24-unit grid, 1.75 stroke, square ends, drawn for this site. */
const DRAWINGS = {
	phone: "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
	mail: "M3 5h18v14H3zM3 6l9 7 9-7",
	pin: "M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 6.5v5M9.5 9h5",
	clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2",
	cylinder: "M12 3a5 5 0 0 0-2.5 9.3V21h5v-8.7A5 5 0 0 0 12 3zM12 6.5v4",
	door: "M6 3h12v18H6zM3 21h18M14.5 11v3M9 6h6v2H9z",
	sheet: "M4 3h10v18H4zM14 6h4v15h-4M7 6v12M17.9 9v9M11 11v3",
	breakin: "M5 21V3h14v18M3 21h18M12 3l-2 5 4 3-3 4 2 6",
	tools: "M4 20l8-8M14 4a5 5 0 0 0-2 8l2 2a5 5 0 0 0 6-6l-3 3-3-1-1-3 3-3zM4 4l5 5",
	bubble: "M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5",
	menu: "M3 6h18M3 12h18M3 18h18",
	close: "M5 5l14 14M19 5L5 19",
	down: "M5 9l7 7 7-7",
	left: "M15 4l-8 8 8 8",
	right: "M9 4l8 8-8 8",
	check: "M4 12.5l5 5L20 6.5",
	alert: "M12 3l10 18H2zM12 10v5M12 17.5v1",
} as const;

export type IconDrawing = keyof typeof DRAWINGS;
export const ICON_DRAWINGS = Object.keys(DRAWINGS) as IconDrawing[];

/** Decorative icon, hidden from screen readers: text stands beside. */
export function Icon({ name, className = "size-6" }: { name: IconDrawing; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			aria-hidden="true"
			className={`shrink-0 ${className}`}
		>
			<path d={DRAWINGS[name]} />
		</svg>
	);
}
