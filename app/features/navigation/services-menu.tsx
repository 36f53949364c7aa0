import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { chrome } from "#content/chrome.ts";
import { navigation, paths, serviceLinks } from "#content/site-map.ts";
import { isCurrent, navEntryClass, useHere } from "./nav-link.tsx";

const services = navigation.find((entry) => entry.path === paths.services);

/**
 * The Services dropdown: a <details>, so that it opens before the script arrives and without it. Script only adds what
 * the platform does not: Escape, a click elsewhere and a followed link close it.
 */
export function ServicesMenu() {
	const { key } = useLocation();
	const here = useHere();
	const details = useRef<HTMLDetailsElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a followed link is what closes the menu, the current page's own too
	useEffect(() => {
		if (details.current) details.current.open = false;
	}, [key]);

	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			if (event.key !== "Escape" || !details.current?.open) return;
			details.current.open = false;
			details.current.querySelector("summary")?.focus();
		}
		function onPointerDown(event: PointerEvent) {
			if (!details.current?.contains(event.target as Node) && details.current) details.current.open = false;
		}
		document.addEventListener("keydown", onKeyDown);
		document.addEventListener("pointerdown", onPointerDown);
		return () => {
			document.removeEventListener("keydown", onKeyDown);
			document.removeEventListener("pointerdown", onPointerDown);
		};
	}, []);

	return (
		<details ref={details} className="group relative">
			<summary className={navEntryClass(isCurrent(paths.services, here))}>
				{services?.label}
				<Icon name="down" className="size-4 group-open:rotate-180" />
			</summary>
			<ul className="absolute top-full left-0 w-80 border border-rule bg-white py-2">
				{serviceLinks.map((entry) => (
					<li key={entry.path}>
						<ServiceEntry {...entry} current={here === entry.path} />
					</li>
				))}
				<li className="mt-2 border-t border-rule pt-2">
					<ServiceEntry label={chrome.header.allServices} path={paths.services} current={here === paths.services} />
				</li>
			</ul>
		</details>
	);
}

function ServiceEntry({ label, path, current }: { label: string; path: string; current: boolean }) {
	return (
		<a
			href={path}
			aria-current={current ? "page" : undefined}
			className={`flex min-h-12 items-center border-l-4 px-5 hover:bg-stone ${current ? "border-ember font-semibold text-ember" : "border-transparent"}`}
		>
			{label}
		</a>
	);
}
