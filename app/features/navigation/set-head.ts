import type { Head } from "#content/shapes.ts";

/** Title, description, keywords, canonical address and robots of the page that a client navigation shows. */
export function setHead({ title, description, keywords, canonical, robots }: Head): void {
	document.title = title;
	setTag("meta", "name", "description", "content", description);
	setTag("meta", "name", "keywords", "content", keywords);
	setTag("meta", "name", "robots", "content", robots);
	setTag("link", "rel", "canonical", "href", canonical);
}

/** Sets `attribute` of the tag whose `key` is `name`; without value there is no such tag. */
function setTag(tag: "meta" | "link", key: string, name: string, attribute: string, value: string | undefined): void {
	const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
	if (value === undefined) {
		found?.remove();
		return;
	}
	const element = found ?? document.head.appendChild(document.createElement(tag));
	element.setAttribute(key, name);
	element.setAttribute(attribute, value);
}
