/*
 * The alphabet of text messages (GSM 03.38). One sign that it lacks, a narrow space or a curly apostrophe, and the network sends
 * the whole text in UCS-2: less than half as much in each message.
 */
const BASIC = new Set(
	"@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Of two septets each. */
const EXTENDED = new Set("^{}\\[~]|€");

/** What Unicode does not take apart by itself. */
const ALIKE: Record<string, string> = {
	...{ "‘": "'", "’": "'", "‚": "'", "‛": "'", "′": "'", "`": "'", "´": "'", ʼ: "'", "‹": "'", "›": "'" },
	...{ "“": '"', "”": '"', "„": '"', "″": '"', "«": '"', "»": '"' },
	...{ "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "•": "-", "·": "-", "→": "->" },
	...{ œ: "oe", Œ: "OE", ẞ: "SS", þ: "th", Þ: "TH", ð: "d", Ð: "D", đ: "d", Đ: "D", ł: "l", Ł: "L", ı: "i" },
	...{ "©": "(c)", "®": "(r)", "°": "o", "×": "x", "÷": "/", "⁄": "/", "¢": "c", "¦": "|", "\t": " ", "\f": " " },
};

/** Pictures, and what joins or colours them: nothing in this alphabet says them. */
const UNSAID = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{So}\p{Cf}\p{M}]$/u;
const MARKS = /\p{M}/gu;

const isGsmSign = (sign: string): boolean => BASIC.has(sign) || EXTENDED.has(sign);

/** Whether a text leaves in this alphabet. */
export const isGsm = (text: string): boolean => Array.from(text).every(isGsmSign);

/** Septets of a text in this alphabet. */
export const septetsOf = (text: string): number =>
	Array.from(text).reduce((sum, sign) => sum + (EXTENDED.has(sign) ? 2 : 1), 0);

/** A text in this alphabet, as far as it can be: letters of other scripts stay as they are. */
export function toGsm(text: string): string {
	const written = Array.from(
		text
			.normalize("NFC")
			.replace(/«[\u202f\u00a0 ]?/g, "«")
			.replace(/[\u202f\u00a0 ]?»/g, "»"),
		gsmOf,
	).join("");
	return written.replace(/ {2,}/g, " ");
}

function gsmOf(sign: string): string {
	if (isGsmSign(sign)) return sign;
	const alike = ALIKE[sign];
	if (alike !== undefined) return alike;
	const apart = Array.from(sign.normalize("NFKD").replace(MARKS, ""), (part) => ALIKE[part] ?? part).join("");
	if (apart !== "" && isGsm(apart)) return apart;
	return UNSAID.test(sign) ? "" : sign;
}
