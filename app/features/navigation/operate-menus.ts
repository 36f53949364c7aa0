import { SITE_ID } from "./links.ts";

/**
 * The Services dropdown (<details>) and the drawer of small screens (a popover) open without script. This adds what the
 * platform does not: Escape, a press elsewhere and a followed link close them, and the page under an open drawer is inert,
 * so that focus stays in it.
 */
export function operateMenus(): void {
	addEventListener("keydown", ({ key }) => {
		const menu = openMenu();
		if (key !== "Escape" || !menu) return;
		menu.open = false;
		menu.querySelector("summary")?.focus();
	});
	addEventListener("pointerdown", ({ target }) => {
		const menu = openMenu();
		if (menu && !menu.contains(target as Node)) menu.open = false;
	});
	// On window: click handlers inside the page have run by then.
	addEventListener("click", ({ target }) => {
		if (!(target instanceof Element) || !target.closest("a")) return;
		const menu = target.closest<HTMLDetailsElement>(MENU);
		if (menu) menu.open = false;
		target.closest<HTMLElement>(":popover-open")?.hidePopover();
	});
	// These events do not bubble, hence the capture phase. On closing, the page must no longer be inert when the focus
	// returns to it.
	addEventListener("toggle", holdFocusIn, { capture: true });
	addEventListener("beforetoggle", holdFocusIn, { capture: true });
}

const MENU = "header details";
const openMenu = () => document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);

/** The rest of the page is inert while the drawer is open: what stands beside it, and beside the element that it stands in. */
function holdFocusIn(event: Event): void {
	const { target, type } = event;
	const site = document.getElementById(SITE_ID);
	if (!site || !(target instanceof HTMLElement) || target.parentElement !== site || !target.popover) return;
	const isOpen = event instanceof ToggleEvent && event.newState === "open";
	// An inert button could not open the drawer.
	if (isOpen && type === "beforetoggle") return;
	for (const other of [...site.children, ...document.body.children])
		if (other !== target && other !== site && other instanceof HTMLElement) other.inert = isOpen;
}
