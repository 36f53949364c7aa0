import { useEffect } from "react";
import { chrome } from "#content/chrome.ts";
import { WaysOut } from "./blocks.tsx";

const words = chrome.error;

/** An error that nobody foresaw. */
export function ErrorScreen({ message }: { message: string }) {
	useEffect(() => {
		document.title = words.title;
	}, []);
	return (
		<div className="on-night band">
			<div className="wrap">
				<h1 className="h1 max-w-[16ch]" lang="en">
					{words.title}
				</h1>
				<p className="measure mt-6 text-lead">{words.text}</p>
				<p className="measure mt-4 text-small text-mist">{message}</p>
				<WaysOut homeLink={words.homeLink} />
			</div>
		</div>
	);
}
