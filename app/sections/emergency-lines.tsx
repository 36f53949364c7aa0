import { chrome } from "#content/chrome.ts";
import { publicServices } from "#content/public-services.ts";

type Line = keyof typeof chrome.emergencyLines;

/** The numbers of those who come first, before the locksmith's: dark, since orange is his call alone. */
export function EmergencyLines({ lines }: { lines: readonly Line[] }) {
	return (
		<p className="mt-3 flex flex-wrap gap-2">
			{lines.map((line) => {
				const number = publicServices.numbers[line];
				return (
					<a key={line} href={`${line === "bySms" ? "sms" : "tel"}:${number}`} className="btn btn-send no-print">
						{chrome.emergencyLines[line]} {number}
					</a>
				);
			})}
		</p>
	);
}
