type Source = {
	/** "image/avif" first, "image/webp" after: a browser takes the first that it knows. */
	type: string;
	srcSet: string;
};

export type PictureProps = {
	sources: readonly Source[];
	/** For browsers that know none of the sources, and for those that save a picture. */
	src: string;
	alt: string;
	width: number;
	height: number;
	/** How wide the picture stands on the page, as the sizes attribute says it. */
	sizes: string;
	/** False where a drag is a swipe, not a drag and drop of the picture. */
	draggable?: boolean;
	className?: string;
};

/** A responsive picture (width and format), lazy-loaded, with its space reserved. */
export function Picture({ sources, src, alt, width, height, sizes, draggable, className }: PictureProps) {
	return (
		<picture className="contents">
			{sources.map((source) => (
				<source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
			))}
			<img
				src={src}
				alt={alt}
				width={width}
				height={height}
				loading="lazy"
				decoding="async"
				draggable={draggable}
				className={className}
			/>
		</picture>
	);
}

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
