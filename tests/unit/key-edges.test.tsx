import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithKeyEdges } from "#app/sections/key.tsx";
import type { Ground } from "#app/ui/section.tsx";

const Part = ({ name }: { name: string; ground?: Ground }) => <p>{name}</p>;
const Always = () => <p>always</p>;
Always.ground = "night" as const;

/** Names of the parts, and « above/below » for each edge drawn between them. */
const drawn = (page: React.ReactNode) =>
	[
		...renderToStaticMarkup(<WithKeyEdges>{page}</WithKeyEdges>).matchAll(
			/<p>(\w+)<\/p>|<svg [^>]*class="key-edge no-print on-(\w+)( turned)?\s*"/g,
		),
	].map(([, name, light, isTurned]) => name ?? (isTurned ? `${light}/night` : `night/${light}`));

test("l’arête de la clé se dessine où l’on entre dans la nuit, et avant le pied de page ; pas où l’on en sort", () => {
	expect(
		drawn([
			<Part key="a" name="hero" ground="night" />,
			<Part key="b" name="plain" />,
			<Part key="c" name="stone" ground="stone" />,
			<Part key="d" name="last" ground="paper" />,
		]),
	).toEqual(["hero", "plain", "stone", "last", "paper/night"]);
});

test("une partie dit son fond, ou son composant pour elle ; deux nuits, rien entre elles ni avant le pied", () => {
	expect(drawn([<Part key="a" name="stone" ground="stone" />, <Always key="b" />])).toEqual([
		"stone",
		"stone/night",
		"always",
	]);
	expect(drawn([<Always key="a" />, <Part key="b" name="hero" ground="night" />])).toEqual(["always", "hero"]);
});

test("une partie absente ne compte pas", () => {
	expect(drawn([<Part key="a" name="hero" ground="night" />, null, false, <Always key="b" />])).toEqual([
		"hero",
		"always",
	]);
});
