/** How much two colours differ, by the W3C's formula: from 1 to 21. Colours as CSS writes them, « #c00 » or « rgb(…) ». */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
		const value = channel / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
	if (!colour.startsWith("#")) return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
	const whole = colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
	return [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
}
