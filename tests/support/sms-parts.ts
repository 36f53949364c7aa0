/** GSM 03.38: its signs, then those that take two septets. */
const BASIC =
	"@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const EXTENDED = "\f^{}\\[~]|€";

/** How many messages a network makes of a text, none of them ending inside a sign of two units. */
export function partsOf(text: string): { alphabet: "GSM-7" | "UCS-2"; parts: number } {
	const signs = [...text];
	const isGsm = signs.every((sign) => BASIC.includes(sign) || EXTENDED.includes(sign));
	const sizes = signs.map((sign) => (isGsm ? (EXTENDED.includes(sign) ? 2 : 1) : sign.length));
	const [alone, joined] = isGsm ? [160, 153] : [70, 67];
	const whole = sizes.reduce((sum, size) => sum + size, 0);
	let [parts, used] = [1, 0];
	for (const size of sizes) {
		if (used + size > joined) [parts, used] = [parts + 1, 0];
		used += size;
	}
	return { alphabet: isGsm ? "GSM-7" : "UCS-2", parts: whole <= alone ? 1 : parts };
}
