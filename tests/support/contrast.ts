/** How much two colours differ, by the W3C's formula: from 1 to 21. Colours as CSS writes them, « #c00 » or « rgb(…) ». */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [one, other]
		.map(channels)
		.map(([red = 0, green = 0, blue = 0]) => luminance(red, green, blue))
		.sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** From 0, black, to 1, white; of channels from 0 to 255. */
export const luminance = (red: number, green: number, blue: number): number =>
	0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(channel: number): number {
	const value = channel / 255;
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function channels(colour: string): number[] {
	if (!colour.startsWith("#")) return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
	const whole = colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
	return [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
}
