import { legalPage } from "#content/pages/legal.ts";

const cookies = legalPage.sections.find(({ id }) => id === "cookies")?.paragraphs.join(" ") ?? "";
const namedAfter = (words: string) =>
	[...cookies.matchAll(new RegExp(`${words} «\\u202f([a-z-]+)\\u202f»`, "g"))].map(([, name]) => name ?? "");

/** What the legal notice says that the browser keeps: entries by their key, copies by what their name begins with. */
export const documented = { entries: namedAfter("L’entrée"), copies: namedAfter("La copie") };
