import { Icon } from "#app/ui/icon.tsx";
import { chrome } from "#content/chrome.ts";
import { navigation, paths, serviceLinks } from "#content/site-map.ts";
import { isCurrent, navEntryClass, useCurrentPath } from "./nav-link.tsx";

const services = navigation.find((entry) => entry.path === paths.services);

/**
 * The Services dropdown: a <details>, so that it opens before the script arrives and without it. What
 * closes it besides is in operate-menus.ts.
 */
export function ServicesMenu() {
	const here = useCurrentPath();
	return (
		<details className="group relative">
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
			className={`flex min-h-12 items-center border-l-4 px-4 hover:bg-stone ${current ? "border-ember font-semibold text-ember" : "border-transparent"}`}
		>
			{label}
		</a>
	);
}
