import type { BreadcrumbList, FAQPage, Graph, Locksmith, Service, WebSite } from "schema-dts";
import { business } from "#content/business.ts";
import { closures } from "#content/closures.ts";
import { facts } from "#content/facts.ts";

import { basePosition } from "#content/projection.ts";
import { offeredServices, paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { owner } from "#owner";
import { pageUrl } from "./head.ts";
import { openingHours } from "./opening-hours.ts";

/** What a built page shows, read back from it: the graph says nothing else. */
export type ShownPage = {
	path: string;
	/** Its only h1. */
	heading: string;
	/** The breadcrumb's links, then where one is; empty on the home page. */
	trail: { name: string; path: string }[];
	/** Questions that stand on the page with their answers. */
	questions: { question: string; answer: string }[];
};

const locksmithId = () => `${pageUrl(paths.home)}#serrurier`;

/**
 * schema.org graph of one page, type-checked: the business, the site (home page only), the breadcrumb, the service, the
 * questions. No self-published rating.
 */
export function structuredData(page: ShownPage): Graph {
	const parts = [locksmith(), webSite(page), breadcrumb(page), service(page), questions(page)];
	return { "@context": "https://schema.org", "@graph": parts.filter((part) => part !== undefined) };
}

function locksmith(): Exclude<Locksmith, string> {
	const [latitude, longitude] = basePosition;
	// Opening and closing at the same time is closed all day; what is over says so by its dates.
	const closed = closures().map(({ from, until }) => ({
		"@type": "OpeningHoursSpecification" as const,
		opens: "00:00",
		closes: "00:00",
		validFrom: from,
		validThrough: until,
	}));
	return {
		"@type": "Locksmith",
		"@id": locksmithId(),
		name: business.name,
		url: pageUrl(paths.home),
		telephone: business.phone,
		email: business.email,
		image: pageUrl("/icone-512.png"),
		address: {
			"@type": "PostalAddress",
			addressLocality: business.baseTown,
			addressRegion: business.department,
			addressCountry: "FR",
		},
		areaServed: {
			"@type": "GeoCircle",
			geoMidpoint: { "@type": "GeoCoordinates", latitude, longitude },
			geoRadius: facts.radiusKm * 1000,
		},
		openingHours: openingHours(owner.practice),
		...(closed.length > 0 ? { specialOpeningHoursSpecification: closed } : {}),
	};
}

/** The site's name, on its home page: search engines read it nowhere else. */
function webSite({ path }: ShownPage): Exclude<WebSite, string> | undefined {
	if (path !== paths.home) return undefined;
	return {
		"@type": "WebSite",
		"@id": `${pageUrl(paths.home)}#site`,
		name: business.name,
		url: pageUrl(paths.home),
		inLanguage: "fr",
		publisher: { "@id": locksmithId() },
	};
}

function breadcrumb({ trail }: ShownPage): Exclude<BreadcrumbList, string> | undefined {
	if (trail.length === 0) return undefined;
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: pageUrl(path),
		})),
	};
}

/** The service that a page is about, and where: one of the six, or all of them in one town. */
function service({ path, heading }: ShownPage): Exclude<Service, string> | undefined {
	const offered = offeredServices().find((link) => link.path === path);
	const town = towns.find(({ slug }) => townPath(slug) === path);
	if (!offered && !town) return undefined;
	return {
		"@type": "Service",
		name: offered?.label ?? heading,
		url: pageUrl(path),
		provider: { "@id": locksmithId() },
		areaServed: town
			? { "@type": "City", name: town.commune }
			: { "@type": "AdministrativeArea", name: business.department },
	};
}

function questions({ questions }: ShownPage): Exclude<FAQPage, string> | undefined {
	if (questions.length === 0) return undefined;
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}
