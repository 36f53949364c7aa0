/*
 * The atelier's first page says where something was typed on this device and not saved: he would publish and believe that it is in.
 * Runs in the browser, like what it reads (keep-typed.ts).
 */

const ATELIER = "/carnet/atelier";

/** @param kept names of what is kept, without their prefix: « /carnet/atelier/prix », « /carnet/atelier/villes voiron » */
export function tellUnsaved(kept: readonly string[]): void {
	if (location.pathname !== ATELIER) return;
	const paths = new Set(kept.map((name) => name.split(" ")[0] ?? ""));
	const links = [...document.querySelectorAll<HTMLAnchorElement>("a.cover")].filter(({ pathname }) =>
		paths.has(pathname),
	);
	if (links.length === 0) return;
	for (const before of ["main", "#publier"]) {
		const line = document.createElement("p");
		line.className = "said border-red";
		const text = document.createElement("span");
		text.append("Tapé sur cet appareil, et pas enregistré\u202f: ");
		for (const { href, textContent } of links) {
			const link = Object.assign(document.createElement("a"), { href, textContent, className: "link tap mr-3" });
			text.append(link, " ");
		}
		line.append(text);
		document.querySelector(before)?.prepend(line);
	}
}
