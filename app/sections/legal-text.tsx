import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import { TO_COMPLETE } from "#content/own-facts.ts";
import type { LegalPage } from "#content/pages/types.ts";
import { sectionWords } from "#content/section-words.ts";
import { CallBanner } from "./call-link.tsx";
import { KeyEdge } from "./key.tsx";
import { Figures, PageTrail } from "./page-hero.tsx";

/** Words that become links in a text: e-mail address, phone number, URL. */
const LINKS = [
	{ words: business.email, href: business.mailHref },
	{ words: business.phoneNational, href: business.telHref },
	{ words: business.siteBuilder.url, href: business.siteBuilder.url },
].filter(({ words }) => words !== "");

function WithLinks({ text }: { text: string }): ReactNode {
	const link = LINKS.find(({ words }) => text.includes(words));
	if (!link) return text;
	const at = text.indexOf(link.words);
	return (
		<>
			<WithLinks text={text.slice(0, at)} />
			<a href={link.href} className="link">
				{link.words}
			</a>
			<WithLinks text={text.slice(at + link.words.length)} />
		</>
	);
}

/** What it is about at the left of it: who looks for one thing finds it down the edge. On a phone each opens under its name. */
const About = ({ about, text }: { about: string; text: string }) => (
	<details open className="folded mt-5 max-sm:rule-top max-sm:not-[h2+&]:mt-0">
		<summary className="tap no-print w-full font-semibold sm:hidden">{about}</summary>
		<div className="grid gap-x-8 gap-y-1 max-sm:pb-4 md:grid-cols-[1fr_3fr]">
			<h3 className="font-bold max-sm:hidden">{about}</h3>
			<p className="measure">
				<WithLinks text={text} />
			</p>
		</div>
	</details>
);

/** On a phone the contents are not beside the text: each heading has its way back to them. */
const CONTENTS = "sommaire";

type LegalTextProps = Pick<LegalPage, "title" | "lead" | "brief" | "sections"> & { path: string };

/** A text to be read and referred to: what it comes to beside its title, its contents at the left, its sections at the right. */
export function LegalText({ path, title, lead, brief, sections }: LegalTextProps) {
	return (
		<>
			<div className="on-night">
				<div className="wrap pt-3 pb-12">
					<PageTrail path={path} />
					<div className="mt-4 grid gap-x-16 gap-y-8 md:mt-8 lg:grid-cols-2">
						<div>
							<h1 className="h1">{title}</h1>
							<p className="measure mt-5 text-lead text-mist">{lead}</p>
						</div>
						<div>
							<Figures items={brief.figures} look="h2 font-sign font-bold" isBeside />
							<ul className="mt-5">
								{brief.sentences.map((sentence) => (
									<li key={sentence} className="border-t border-steel py-2">
										<WithLinks text={sentence} />
									</li>
								))}
							</ul>
						</div>
					</div>
				</div>
			</div>
			<KeyEdge above="night" below="paper" />
			<div className="wrap band grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
				<nav
					id={CONTENTS}
					tabIndex={-1}
					aria-label={sectionWords.contents}
					className="no-print lg:sticky lg:top-28 lg:self-start"
				>
					<ol className="two-up grid gap-x-6 lg:block">
						{sections.map((section) => (
							<li key={section.id} className="rule-top">
								<a href={`#${section.id}`} className="link tap py-1.5 [line-height:1.25]">
									{section.title}
								</a>
							</li>
						))}
					</ol>
				</nav>
				<div className="grid gap-y-10">
					{sections.map((section) => (
						<section
							key={section.id}
							className={section.framed ? "-mx-2 border-2 border-ink p-3 sm:mx-0 sm:p-8" : "rule-top pt-6"}
						>
							<div className="flex items-start justify-between gap-2">
								<h2 id={section.id} tabIndex={-1} className="h3 text-[1.5rem] md:text-[1.75rem]">
									{section.title}
								</h2>
								<a href={`#${CONTENTS}`} className="tap no-print -mt-2 w-12 shrink-0 justify-end lg:hidden">
									<span aria-hidden="true">↑</span>
									<span className="sr-only">{sectionWords.contents}</span>
								</a>
							</div>
							{section.paragraphs.map((paragraph) =>
								typeof paragraph === "string" ? (
									<p key={paragraph} className="measure mt-4">
										<WithLinks text={paragraph} />
									</p>
								) : (
									<About key={paragraph[0]} about={paragraph[0]} text={paragraph[1]} />
								),
							)}
							{section.facts ? (
								<dl className="measure mt-4">
									{section.facts.map(([name, value]) => (
										<div key={name} className="rule-top gap-x-6 py-2 sm:grid sm:grid-cols-[5fr_7fr]">
											<dt>{`${name}\u202f:`}</dt>
											<dd className={value.includes(TO_COMPLETE) ? "text-soft italic" : "font-bold"}>
												<WithLinks text={value} />
											</dd>
										</div>
									))}
								</dl>
							) : null}
						</section>
					))}
				</div>
			</div>
			<KeyEdge above="paper" below="night" />
			<CallBanner {...sectionWords.legalCall} />
		</>
	);
}
