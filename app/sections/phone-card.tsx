import { chrome } from "#content/chrome.ts";
import { phoneFiles } from "#content/site-map.ts";

const { alt, text, card } = chrome.phoneCard;

/**
 * QR code for visitors on a large screen with a phone at hand. Only with a mouse: on a phone the number is already a
 * link, and a hidden lazy image is not downloaded.
 */
export function PhoneCard() {
	return (
		<div className="mt-6 hidden items-center gap-5 [@media(hover:hover)_and_(min-width:64rem)]:flex">
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
