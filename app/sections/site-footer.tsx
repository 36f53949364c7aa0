import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { mainTowns } from "#content/main-towns.ts";
import { legalLinks, offeredServices, paths, townPath } from "#content/site-map.ts";
import { PhoneNumber } from "./call-link.tsx";
import { Wordmark } from "./logo.tsx";

const words = chrome.footer;

/** `consentLink` is the button that reopens the cookie settings: a feature, handed in by the document. */
export function SiteFooter({ consentLink }: { consentLink: ReactNode }) {
	return (
		<footer className="on-night no-print border-t border-steel">
			<div className="wrap grid gap-x-12 gap-y-8 py-8 text-small md:py-12 md:grid-cols-2 xl:grid-cols-[10fr_10fr_9fr_6fr]">
				<div>
					<Wordmark />
					<p className="measure mt-4">{words.description}</p>
					<p className="mt-4 font-semibold">{words.hoursTitle}</p>
					<p>{words.hoursNote}</p>
				</div>
				<div>
					<h2 className="h3">{words.contactTitle}</h2>
					<PhoneNumber className="tap mt-2 h3 text-lamp" />
					<p>
						<a href={business.mailHref} className="link tap wrap-anywhere">
							{business.email}
						</a>
					</p>
					<p>{words.location}</p>
				</div>
				<FooterLinks title={words.servicesTitle} links={offeredServices()} />
				<FooterLinks
					title={words.townsTitle}
					links={[
						...mainTowns.map((town) => ({ label: town.name, path: townPath(town.slug) })),
						{ label: words.allTowns, path: paths.serviceArea },
					]}
				/>
			</div>
			<div className="border-t border-steel">
				{/* Room under the last line for the round call button, which would stand on it at the page's end. */}
				<div className="wrap flex flex-wrap items-center gap-x-5 pt-2 pb-22 text-small">
					<p className="mr-auto">{words.copyright}</p>
					{/* The two short ones share a phone's line. */}
					<LegalLink {...legalLinks[0]} />
					{consentLink}
					<LegalLink {...legalLinks[1]} />
					{business.siteBuilder.name === "" ? null : (
						<p>
							{words.credit} {/* Without an address of his own it leads nowhere. */}
							<a
								href={business.siteBuilder.url || undefined}
								className={business.siteBuilder.url && "link tap"}
								rel="noopener external"
							>
								{business.siteBuilder.name}
							</a>
						</p>
					)}
				</div>
			</div>
		</footer>
	);
}

const LegalLink = ({ label, path }: { label: string; path: string }) => (
	<a href={path} className="link tap">
		{label}
	</a>
);

function FooterLinks({ title, links }: { title: string; links: readonly { label: string; path: string }[] }) {
	return (
		<nav aria-label={title}>
			<details open className="folded">
				<summary className="flex min-h-12 items-center md:min-h-0">
					<h2 className="h3">{title}</h2>
				</summary>
				<ul className="two-up mt-2 grid gap-x-6 md:grid-cols-1">
					{links.map((link) => (
						<li key={link.path}>
							<a href={link.path} className="flex min-h-12 items-center py-2 [line-height:1.25] hover:underline">
								{link.label}
							</a>
						</li>
					))}
				</ul>
			</details>
		</nav>
	);
}
