import { chrome } from "#content/chrome.ts";
import { publicServices } from "#content/facts.ts";
import { phoneFiles } from "#content/site-map.ts";

const { alt, text, card } = chrome.phoneCard;

/**
 * QR code for visitors on a large screen with a phone at hand. Only with a mouse: on a phone the number is already a
 * link, and a hidden lazy image is not downloaded.
 */
export function PhoneCard() {
	return (
		<div className="mt-6 hidden flex-wrap items-center gap-5 [@media(hover:hover)_and_(min-width:64rem)]:flex">
			<img src={phoneFiles.qr} alt={alt} width="132" height="132" loading="lazy" />
			<p className="text-small">
				{text}
				<br />
				<a href={phoneFiles.card} download className="link tap">
					{card}
				</a>
			</p>
		</div>
	);
}

type Line = Exclude<keyof typeof chrome.emergencyLines, "bySms">;

const { numbers } = publicServices;

/**
 * Numbers of the emergency services, before the locksmith's, side by side: dark, since orange is for him alone. Below, the SMS
 * number for people who cannot speak, with its reason.
 */
export function EmergencyLines({ lines }: { lines: readonly Line[] }) {
	return (
		<p className="no-print mt-3 flex flex-wrap gap-2">
			{lines.map((line) => (
				<a key={line} href={`tel:${numbers[line]}`} className="btn btn-send no-print flex-auto sm:flex-none">
					{`${chrome.emergencyLines[line]} ${numbers[line]}`}
				</a>
			))}
			<a href={`sms:${numbers.bySms}`} className="link tap w-full sm:w-auto">
				{`${chrome.emergencyLines.bySms} ${numbers.bySms}`}
			</a>
		</p>
	);
}
