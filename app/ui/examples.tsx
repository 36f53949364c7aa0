/**
 * Every piece of ui/ in the states it has, by name. Shown at /exemples by `npm run dev`, and to the visual tests; never
 * built into the site (app/routes.tsx). Classes found only here are not in the stylesheet: layout is in style attributes.
 */
import type { ReactNode } from "react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { FromTo } from "./from-to.tsx";
import { ICON_DRAWINGS, Icon } from "./icon.tsx";
import { Notice } from "./notice.tsx";
import { Drawing, Picture } from "./picture.tsx";
import { RadioQuestion } from "./radio-question.tsx";
import { Rating } from "./rating.tsx";
import { HeadingText, Section, SplitSection } from "./section.tsx";

export interface Example {
	/** File of the piece, without its ending. */
	piece: string;
	name: string;
	ground?: "on-night" | "on-stone";
	shows: ReactNode;
}

const TRAIL = [
	{ label: "Accueil", path: "/" },
	{ label: "Zone", path: "/zone" },
];
const row = { display: "flex", flexWrap: "wrap", gap: "1rem" } as const;

export const examples: Example[] = [
	{
		piece: "breadcrumb",
		name: "une étape",
		shows: <Breadcrumb label="Fil d’Ariane" trail={TRAIL.slice(0, 1)} here="Contact" />,
	},
	{
		piece: "breadcrumb",
		name: "un nom trop long, sur nuit",
		ground: "on-night",
		shows: (
			<div style={{ width: "20rem" }}>
				<Breadcrumb label="Fil d’Ariane" trail={TRAIL} here="Serrurier Saint-Étienne-de-Saint-Geoirs" />
			</div>
		),
	},
	{
		piece: "picture",
		name: "sa place gardée avant qu’il vienne",
		shows: (
			<div style={{ width: "20rem", background: "var(--color-rule)" }}>
				<Drawing src="/images/exemple.svg" alt="Une place gardée, de trois sur deux" width={480} height={320} />
			</div>
		),
	},
	{
		piece: "from-to",
		name: "deux bornes",
		shows: (
			<p className="figure-large">
				<FromTo from={15} to={30} />
			</p>
		),
	},
	{
		piece: "section",
		name: "un nom à trait d’union reste entier",
		shows: (
			<h3 className="h2" style={{ width: "15rem" }}>
				<HeadingText>Votre serrurier à Bourgoin-Jallieu, 24h/24</HeadingText>
			</h3>
		),
	},
	{
		piece: "icon",
		name: "la famille",
		shows: (
			<ul style={row}>
				{ICON_DRAWINGS.map((drawing) => (
					<li key={drawing} className="text-small" style={{ width: "5.5rem" }}>
						<Icon name={drawing} className="size-7 text-ember" />
						{drawing}
					</li>
				))}
			</ul>
		),
	},
	...(["good", "bad"] as const).map((tone) => ({
		piece: "notice",
		name: tone === "good" ? "ce qui a réussi" : "ce qui a échoué",
		ground: "on-stone" as const,
		shows: (
			<Notice
				ref={null}
				id={`exemple-${tone}`}
				tone={tone}
				title={tone === "good" ? "Message envoyé !" : "Erreur"}
				text="Une phrase dit ce qui vient de se passer, et la suite."
				shown
			/>
		),
	})),
	{
		piece: "picture",
		name: "sa place gardée avant qu’elle vienne",
		shows: (
			<div style={{ width: "20rem", background: "var(--color-rule)" }}>
				<Picture
					sources={[]}
					src="/images/exemple.webp"
					alt="Une place gardée, de trois sur deux"
					width={480}
					height={320}
					sizes="20rem"
				/>
			</div>
		),
	},
	{
		piece: "radio-question",
		name: "une réponse choisie",
		shows: (
			<RadioQuestion
				name="exemple"
				legend="Que s’est-il passé ?"
				options={{ a: "Porte claquée", b: "Autre" }}
				chosen="a"
			/>
		),
	},
	{
		piece: "rating",
		name: "de une à cinq étoiles",
		shows: (
			<div style={row}>
				{[1, 2, 3, 4, 5].map((value) => (
					<Rating key={value} value={value} label={`Note : ${value} sur 5`} />
				))}
			</div>
		),
	},
	...(["paper", "stone", "night"] as const).map((ground) => ({
		piece: "section",
		name: `sur ${{ paper: "papier", stone: "pierre", night: "nuit" }[ground]}`,
		shows: (
			<Section title="Un titre qui dit quelque chose" lead="Et la phrase qui le suit." ground={ground}>
				<p>
					Ce qu’il annonce, avec{" "}
					<a href="#exemples" className="link">
						un lien
					</a>
					.
				</p>
				<p style={{ ...row, marginTop: "1rem" }}>
					<a href="#exemples" className="btn btn-call">
						Appeler
					</a>
					<a href="#exemples" className="btn btn-plain">
						Demander un devis
					</a>
					<button type="button" className="btn btn-send" aria-disabled="true">
						Envoi…
					</button>
				</p>
			</Section>
		),
	})),
	{
		piece: "section",
		name: "en deux colonnes",
		shows: (
			<SplitSection title="Le titre à gauche" ground="stone">
				<p>Ce qui se lit, à droite.</p>
			</SplitSection>
		),
	},
];

export function Examples() {
	return (
		<div id="exemples">
			{examples.map(({ piece, name, ground, shows }) => (
				<figure key={`${piece} ${name}`} data-piece={piece} className={ground} style={{ padding: "1rem" }}>
					<figcaption className="text-small">
						{piece} : {name}
					</figcaption>
					{shows}
				</figure>
			))}
		</div>
	);
}
