import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { consent as words } from "#content/consent.ts";
import { paths } from "#content/site-map.ts";
import styles from "./banner.css?url";
import { BANNER_ID } from "./consent-record.ts";

const TITLE_ID = `${BANNER_ID}-titre`;

/**
 * Both views of the cookie banner, a file of their own (tools/write-site.ts). The boot script shows them (operate-banner.ts):
 * the banner comes before any gesture, React after.
 */
export function ConsentViews() {
	return (
		<>
			<link rel="stylesheet" href={styles} />
			<Summary />
			<Settings />
		</>
	);
}

/** The footer's way back to the settings. The styles show it once script runs. */
export function ManageCookies() {
	return (
		<button type="button" data-consent="reopen" className="needs-script link tap">
			{words.manage}
		</button>
	);
}

function Summary() {
	const { title, text, learnMore, customise, necessaryOnly, acceptAll, close } = words.summary;
	return (
		<Banner view="summary" title={title} text={text} policy={learnMore} close={close} closeAction="reject">
			<div className="cookies-buttons">
				<Answer action="settings">{customise}</Answer>
				<Answer action="necessary">{necessaryOnly}</Answer>
				<Answer action="all">{acceptAll}</Answer>
			</div>
		</Banner>
	);
}

function Settings() {
	const { title, text, privacyPolicy, necessary, analytics, marketing, necessaryOnly, acceptSelection, back } =
		words.settings;
	return (
		<Banner view="settings" title={title} text={text} policy={privacyPolicy} close={back} closeAction="summary">
			<ul className="cookies-choices">
				<li className="cookies-always">
					<p>
						{necessary.label} <span>{necessary.status}</span>
					</p>
					<p>{necessary.text}</p>
				</li>
				{/* Ticked by default as the specification has it; but a box nobody touched is no consent, so it counts as no. */}
				<Choice name="analytics" words={analytics} ticked />
				<Choice name="marketing" words={marketing} />
			</ul>
			<div className="cookies-buttons at-the-foot">
				<Answer action="necessary">{necessaryOnly}</Answer>
				<Answer action="selection">{acceptSelection}</Answer>
			</div>
		</Banner>
	);
}

/** A button of the banner; what each action does is in operate-banner.ts. */
function Answer({ action, children }: { action: string; children: string }) {
	return (
		<button type="button" data-consent={action} className="cookies-button font-sign">
			{children}
		</button>
	);
}

type BannerProps = {
	view: "summary" | "settings";
	title: string;
	text: string;
	/** Words of the link to what is said of cookies at length. */
	policy: string;
	close: string;
	closeAction: string;
	children: ReactNode;
};

/** Fixed at the bottom until a decision is stored. The page keeps its height free (operate-banner.ts). */
function Banner({ view, title, text, policy, close, closeAction, children }: BannerProps) {
	return (
		<section id={`${BANNER_ID}-${view}`} aria-labelledby={TITLE_ID} className="cookies no-print">
			<div className="cookies-inside wrap">
				<h2 tabIndex={-1} id={TITLE_ID}>
					{title}
				</h2>
				<button type="button" data-consent={closeAction} className="cookies-close">
					<Icon name="close" />
					<span className="sr-only">{close}</span>
				</button>
				<p className="cookies-text">
					{text}{" "}
					<a href={`${paths.legal}#cookies`} className="link">
						{policy}
					</a>
				</p>
				{children}
			</div>
		</section>
	);
}

type ChoiceProps = { name: string; words: { label: string; text: string }; ticked?: boolean };

function Choice({ name, words: { label, text }, ticked = false }: ChoiceProps) {
	return (
		<li>
			<label>
				<input type="checkbox" name={name} defaultChecked={ticked} />
				<span>
					<b>{label}</b>
					{text}
				</span>
			</label>
		</li>
	);
}
