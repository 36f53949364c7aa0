const STAR = "M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z";

/** A mark out of five, as stars to the eye and as words (`label`) to a screen reader. */
export function Rating({ value, label }: { value: number; label: string }) {
	return (
		<span role="img" aria-label={label} className="inline-flex gap-0.5">
			{[1, 2, 3, 4, 5].map((star) => (
				<svg
					key={star}
					viewBox="0 0 24 24"
					aria-hidden="true"
					className="size-5"
					fill={star <= value ? "currentColor" : "none"}
					stroke="currentColor"
				>
					<path d={STAR} />
				</svg>
			))}
		</span>
	);
}
