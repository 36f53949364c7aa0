type Source = {
	/** "image/avif" first, "image/webp" after: a browser takes the first that it knows. */
	type: string;
	srcSet: string;
};

type ImageProps = {
	src: string;
	/** What it shows or explains, for those who do not see it. */
	alt: string;
	width: number;
	height: number;
	/** False where a drag is a swipe, not a drag and drop of the picture. */
	draggable?: boolean;
	className?: string;
};

/** `src` is for browsers that know none of the sources, and for those that save a picture. */
type PictureProps = ImageProps & {
	sources: readonly Source[];
	/** How wide the picture stands on the page, as the sizes attribute says it. */
	sizes: string;
};

/** An image with its space reserved, fetched when it comes near the screen. */
export function LazyImage({ src, alt, width, height, draggable, className }: ImageProps) {
	return (
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
	);
}

/** A responsive picture: width and format. */
export function Picture({ sources, sizes, ...image }: PictureProps) {
	return (
		<picture className="contents">
			{sources.map((source) => (
				<source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
			))}
			<LazyImage {...image} />
		</picture>
	);
}

type DrawingProps = ImageProps & {
	/** The same drawing for a narrow screen. */
	narrow?: { src: string; width: number; height: number };
};

/** An SVG drawing in its own file: the HTML stays small. */
export function Drawing({ narrow, className = "", ...image }: DrawingProps) {
	return (
		<picture className="contents">
			{narrow ? (
				<source media="(max-width: 40rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
			) : null}
			<LazyImage {...image} className={`h-auto ${className}`} />
		</picture>
	);
}
