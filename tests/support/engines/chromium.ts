import type { Page } from "playwright-core";
import { sharedBrowser } from "#tests/support/browser.ts";
import type { Visitor } from "./visitor.ts";

type Act = { type: string; x?: number; y?: number; value?: string };

/** Chromium as the two other engines are driven, for what must hold in all three. */
export async function startChromium(): Promise<Visitor> {
	const context = await (await sharedBrowser()).newContext({ locale: "fr-FR" });
	const page = await context.newPage();
	return {
		goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
		evaluate: (expression) => page.evaluate(expression),
		async act(sources) {
			for (const { actions } of sources as { actions: Act[] }[]) for (const action of actions) await play(page, action);
		},
		resize: (width, height) => page.setViewportSize({ width, height }),
		close: () => context.close(),
	};
}

async function play({ mouse, keyboard }: Page, { type, x = 0, y = 0, value = "" }: Act): Promise<void> {
	if (type === "pointerMove") await mouse.move(x, y);
	else if (type === "pointerDown") await mouse.down();
	else if (type === "pointerUp") await mouse.up();
	// A letter that stands on no key of its own is typed as it is.
	else if (type === "keyDown") await (value > "~" ? keyboard.insertText(value) : keyboard.press(value));
}
