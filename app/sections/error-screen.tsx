import { chrome } from "#content/chrome.ts";
import { paths } from "#content/site-map.ts";
import { CallButton } from "./call-link.tsx";

const words = chrome.error;

/** An error that nobody foresaw. A full load takes the visitor home: the router may be what failed. */
export function ErrorScreen({ message }: { message: string }) {
	return (
		<div className="on-night band">
			<div className="wrap">
				<title>{words.title}</title>
				<h1 className="h1 max-w-[16ch]" lang="en">
					{words.title}
				</h1>
				<p className="measure mt-6 text-lead">{words.text}</p>
				<p className="measure mt-4 text-small text-mist">{message}</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<CallButton label="Appeler le" className="w-full sm:w-auto" />
					<a href={paths.home} className="btn btn-plain w-full sm:w-auto">
						{words.homeLink}
					</a>
				</div>
			</div>
		</div>
	);
}
