import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { parseAst } from "vite";
import { BROWSERS } from "#tools/build-settings.ts";

type Support = Record<
	string,
	{ version_added?: string | boolean | null; flags?: unknown; prefix?: string } | unknown[]
>;
type Compat = { __compat?: { support: Support } } & Record<string, unknown>;

/** « chrome120 » as [chrome, 120]. */
const OLDEST = BROWSERS.map((name) => [name.replace(/\d+$/, ""), Number(/\d+$/.exec(name)?.[0])] as const);

/** The declared browsers that came before a feature. */
const without = (support: Support): string[] =>
	OLDEST.filter(([browser, version]) => {
		const first = [support[browser]].flat()[0] as
			| { version_added?: unknown; flags?: unknown; prefix?: string }
			| undefined;
		if (typeof first?.version_added !== "string" || first.flags || first.prefix) return true;
		// « preview » is no number.
		return !(Number.parseFloat(first.version_added.replace("≤", "")) <= version);
	}).map(([browser]) => browser);

/** « AbortSignal.timeout », and « timeout » of whatever has one: missing where none of them is there. */
const missing = new Map<string, string[]>();
for (const [name, one] of Object.entries({ ...bcd.api, ...bcd.javascript.builtins }) as unknown as [string, Compat][]) {
	if (one.__compat) missing.set(name, without(one.__compat.support));
	for (const [key, member] of Object.entries(one) as [string, Compat][]) {
		if (!member.__compat || key.endsWith("_event")) continue;
		const own = key.replace(/_static$/, "");
		const lacking = without(member.__compat.support);
		missing.set(`${name}.${own}`, lacking);
		const known = missing.get(`.${own}`);
		if (!known || lacking.length < known.length) missing.set(`.${own}`, lacking);
	}
}

interface Node {
	type?: string;
	name?: string;
	optional?: boolean;
	callee?: Node;
	object?: Node;
	property?: Node;
	computed?: boolean;
}

/** What a built script calls or makes that a declared browser lacks, unless it asks first (« ?. »). */
export function newerFeatures(script: string): string[] {
	const found = new Set<string>();
	JSON.stringify(parseAst(script), (_, node: Node | null) => {
		if (node?.type === "NewExpression" || (node?.type === "CallExpression" && !node.optional)) note(node.callee);
		return node;
	});
	return [...found].sort();

	function note(callee: Node | undefined): void {
		const name = callee?.computed ? undefined : (callee?.property?.name ?? callee?.name);
		if (name === undefined) return;
		const [whole, member] = callee?.object ? [`${callee.object.name}.${name}`, `.${name}`] : [name, name];
		if ((missing.get(whole) ?? missing.get(member))?.length) found.add(missing.has(whole) ? whole : member);
	}
}
