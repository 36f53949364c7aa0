import { chrome } from "#content/chrome.ts";
import { phoneFiles } from "#content/site-map.ts";

const { alt, text, card } = chrome.phoneCard;

/**
 * For who reads on a large screen and has the telephone at hand. Only where there is a mouse: on a telephone the number is
 * a link already, and a picture that is not shown is not fetched.
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
