type DrawingProps = {
	src: string;
	width: number;
	height: number;
	/** What the drawing explains, for those who do not see it. */
	alt: string;
	/** The same drawing for a narrow screen. */
	narrow?: { src: string; width: number; height: number };
	className?: string;
};

/**
 * An SVG drawing in its own file: the HTML stays small, and the drawing is lazy-loaded.
 */
export function Drawing({ src, alt, width, height, narrow, className = "" }: DrawingProps) {
	return (
		<picture className="contents">
			{narrow ? (
				<source media="(max-width: 40rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
			) : null}
			<img
				src={src}
				alt={alt}
				width={width}
				height={height}
				loading="lazy"
				decoding="async"
				className={`h-auto ${className}`}
			/>
		</picture>
	);
}
