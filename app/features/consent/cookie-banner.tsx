import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { consent as words } from "#content/consent.ts";
import { paths } from "#content/site-map.ts";
import type { ConsentState } from "./use-consent.ts";

const NOTHING = { analytics: false, marketing: false };
const EVERYTHING = { analytics: true, marketing: true };
const BUTTON =
	"min-h-12 flex-auto rounded-sm border-2 border-night px-3 py-2 font-sign text-[1rem] font-semibold leading-tight hover:bg-stone";

/**
 * Fixed at the bottom until a decision is stored. The page keeps its height free (`--consent-height`), so that neither
 * the last lines nor the floating call button end up under it.
 */
export function CookieBanner({ view, show, decide }: ConsentState) {
	const banner = useRef<HTMLElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const wasOpen = useRef(false);

	useEffect(() => {
		const root = document.documentElement.style;
		const observer = new ResizeObserver(([entry]) => {
			const height = entry?.target instanceof HTMLElement ? entry.target.offsetHeight : 0;
			root.setProperty("--consent-height", `${height}px`);
		});
		if (banner.current) observer.observe(banner.current);
		return () => {
			observer.disconnect();
			root.removeProperty("--consent-height");
		};
	}, []);

	useEffect(() => {
		if (wasOpen.current || view === "settings") title.current?.focus();
		wasOpen.current = true;
	}, [view]);

	const rejectAll = () => decide("rejected", NOTHING);
	const necessaryOnly = () => decide("necessary", NOTHING);
	return (
		<section
			ref={banner}
			id="bandeau-cookies"
			aria-labelledby="bandeau-cookies-titre"
			className="no-print fixed inset-x-0 bottom-0 z-(--z-consent) max-h-[60dvh] overflow-y-auto border-t-4 border-night bg-white text-small leading-snug md:text-[1rem]"
		>
			<div className="wrap py-2 md:py-5">
				<h2 ref={title} tabIndex={-1} id="bandeau-cookies-titre" className="pr-12 font-sign text-[1.25rem] font-bold">
					{view === "settings" ? words.settings.title : words.summary.title}
				</h2>
				{/* Beside the title and the first line: a row of its own would cost a small phone the time of arrival. */}
				<button
					type="button"
					onClick={view === "settings" ? () => show("summary") : rejectAll}
					className="float-right -mt-9 -mr-3 inline-flex size-12 items-center justify-center"
				>
					<Icon name="close" />
					<span className="sr-only">{view === "settings" ? words.settings.back : words.summary.close}</span>
				</button>
				{view === "settings" ? (
					<Settings onNecessary={necessaryOnly} onSelection={(choices) => decide("all", choices)} />
				) : (
					<>
						<p className="max-w-[75ch]">
							{words.summary.text} <PolicyLink>{words.summary.learnMore}</PolicyLink>
						</p>
						<div className="mt-2 flex flex-wrap gap-2 md:max-w-3xl">
							<button type="button" className={BUTTON} onClick={() => show("settings")}>
								{words.summary.customise}
							</button>
							<button type="button" className={BUTTON} onClick={necessaryOnly}>
								{words.summary.necessaryOnly}
							</button>
							<button type="button" className={BUTTON} onClick={() => decide("all", EVERYTHING)}>
								{words.summary.acceptAll}
							</button>
						</div>
					</>
				)}
			</div>
		</section>
	);
}

type SettingsProps = {
	onNecessary: () => void;
	onSelection: (choices: { analytics: boolean; marketing: boolean }) => void;
};

function Settings({ onNecessary, onSelection }: SettingsProps) {
	// Ticked by default as the specification has it; but a box nobody touched is no consent, so it counts as no.
	const [analytics, setAnalytics] = useState({ ticked: true, touched: false });
	const [marketing, setMarketing] = useState(false);
	const { settings } = words;
	return (
		<>
			<p className="max-w-[75ch]">
				{settings.text} <PolicyLink>{settings.privacyPolicy}</PolicyLink>
			</p>
			<ul className="my-2 max-w-3xl">
				<li className="border-t border-rule py-2">
					<p className="flex flex-wrap justify-between gap-x-4 font-semibold">
						{settings.necessary.label} <span className="text-good">{settings.necessary.status}</span>
					</p>
					<p>{settings.necessary.text}</p>
				</li>
				<Choice
					words={settings.analytics}
					ticked={analytics.ticked}
					onChange={(ticked) => setAnalytics({ ticked, touched: true })}
				/>
				<Choice words={settings.marketing} ticked={marketing} onChange={setMarketing} />
			</ul>
			{/* At the foot of the panel whatever its scroll: on a small phone the choices alone fill it. */}
			<div className="sticky bottom-0 -mb-2 flex flex-wrap gap-2 bg-white py-2 md:-mb-5 md:max-w-3xl">
				<button type="button" className={BUTTON} onClick={onNecessary}>
					{settings.necessaryOnly}
				</button>
				<button
					type="button"
					className={BUTTON}
					onClick={() => onSelection({ analytics: analytics.ticked && analytics.touched, marketing })}
				>
					{settings.acceptSelection}
				</button>
			</div>
		</>
	);
}

type ChoiceProps = { words: { label: string; text: string }; ticked: boolean; onChange: (ticked: boolean) => void };

function Choice({ words: { label, text }, ticked, onChange }: ChoiceProps) {
	return (
		<li className="border-t border-rule">
			<label className="flex min-h-12 items-start gap-3 py-2">
				<input
					type="checkbox"
					checked={ticked}
					onChange={(event) => onChange(event.target.checked)}
					className="mt-1 size-5 shrink-0 accent-ember"
				/>
				<span>
					<span className="block font-semibold">{label}</span>
					{text}
				</span>
			</label>
		</li>
	);
}

function PolicyLink({ children }: { children: ReactNode }) {
	return (
		<a href={`${paths.legal}#cookies`} className="link py-1 font-semibold">
			{children}
		</a>
	);
}
