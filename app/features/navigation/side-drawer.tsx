import { CallButton } from "#app/sections/call-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { chrome } from "#content/chrome.ts";
import { navigation, paths, serviceLinks } from "#content/site-map.ts";
import { isCurrent, useCurrentPath } from "./nav-link.tsx";

export const MENU_ID = "menu";

/**
 * The links of small screens, in a popover: the platform opens it, closes it on Escape or on a press beside the panel, and
 * gives focus back, all of it without script. What script adds is in operate-menus.ts.
 */
export function SideDrawer() {
	const here = useCurrentPath();
	return (
		<nav
			id={MENU_ID}
			popover="auto"
			aria-label={chrome.drawer.title}
			className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none justify-end bg-transparent"
		>
			{/* Backdrop: with the popover's light dismiss, the press would also reach the link below it, and dial. */}
			<button
				type="button"
				tabIndex={-1}
				aria-hidden="true"
				popoverTarget={MENU_ID}
				popoverTargetAction="hide"
				className="absolute inset-0 cursor-default"
			/>
			<div className="on-night relative flex w-[min(22rem,88vw)] flex-col overflow-y-auto p-4">
				<div className="flex items-center justify-between">
					<p className="h3 font-sign font-bold">{chrome.drawer.title}</p>
					<button
						type="button"
						popoverTarget={MENU_ID}
						popoverTargetAction="hide"
						className="-mr-2 inline-flex size-12 items-center justify-center"
					>
						<Icon name="close" className="size-7" />
						<span className="sr-only">{chrome.drawer.close}</span>
					</button>
				</div>
				<ul className="mt-3 mb-6">
					{navigation.map((entry) => (
						<li key={entry.path} className="border-t border-steel">
							<DrawerLink
								{...entry}
								current={isCurrent(entry.path, here)}
								className="font-sign text-h3 font-semibold"
							/>
							{entry.path === paths.services ? (
								<ul className="pb-3 pl-4">
									{serviceLinks.map((service) => (
										<li key={service.path}>
											<DrawerLink {...service} current={here === service.path} className="text-body" />
										</li>
									))}
								</ul>
							) : null}
						</li>
					))}
				</ul>
				<CallButton label={chrome.drawer.call} className="mt-auto w-full" />
			</div>
		</nav>
	);
}

function DrawerLink({
	label,
	path,
	current,
	className,
}: {
	label: string;
	path: string;
	current: boolean;
	className: string;
}) {
	return (
		<a
			href={path}
			aria-current={current ? "page" : undefined}
			className={`flex min-h-12 items-center ${current ? "text-lamp underline underline-offset-4" : ""} ${className}`}
		>
			{label}
		</a>
	);
}
