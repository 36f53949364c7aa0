import { chrome } from "#content/chrome.ts";
import { publicServices } from "#content/public-services.ts";

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
