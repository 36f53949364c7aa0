/** A browser that is not Chromium, driven by the W3C protocols that it speaks itself: no library speaks both of these. */
export interface Visitor {
	/** Goes to an address, and comes back once its load event was. */
	goto(url: string): Promise<void>;
	/** Evaluates an expression in the page; promises are awaited. */
	evaluate<T>(expression: string): Promise<T>;
	/** Pointer and keys, as the protocol's « actions » write them. */
	act(actions: object[]): Promise<void>;
	/** Size of what the page is shown in, in CSS pixels; an engine may have a least width. */
	resize(width: number, height: number): Promise<void>;
	close(): Promise<void>;
}

/** Moves the pointer, as anybody does who is about to use the page. */
export function stir(visitor: Visitor): Promise<void> {
	return visitor.act([mouse({ type: "pointerMove", x: 3, y: 3 }, { type: "pointerMove", x: 5, y: 5 })]);
}

/** Presses the middle of the first shown element that answers to a selector. Brings it on the screen before. */
export async function press(visitor: Visitor, selector: string): Promise<void> {
	const [x, y] = await middleOf(visitor, selector);
	await visitor.act([
		mouse({ type: "pointerMove", x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
	]);
}

/** Draws a stroke across the middle of it. */
export async function draw(visitor: Visitor, selector: string): Promise<void> {
	const [x, y] = await middleOf(visitor, selector);
	await visitor.act([
		mouse(
			{ type: "pointerMove", x: x - 40, y },
			{ type: "pointerDown", button: 0 },
			{ type: "pointerMove", x, y: y - 20 },
			{ type: "pointerMove", x: x + 40, y: y + 20 },
			{ type: "pointerUp", button: 0 },
		),
	]);
}

async function middleOf(visitor: Visitor, selector: string): Promise<[x: number, y: number]> {
	const at = await visitor.evaluate<string>(`(async () => {
		const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility());
		if (!shown) return "";
		let box;
		// What is drawn on the way there has another height than was reserved for it.
		do {
			shown.scrollIntoView({ block: "center", behavior: "instant" });
			box = shown.getBoundingClientRect();
			await new Promise((resolve) => setTimeout(resolve, 50));
		} while (shown.getBoundingClientRect().y !== box.y);
		return Math.round(box.x + box.width / 2) + " " + Math.round(box.y + box.height / 2);
	})()`);
	const [x, y] = at.split(" ").map(Number);
	if (x === undefined || y === undefined) throw new Error(`rien à presser : ${selector}`);
	return [x, y];
}

/** Types a text where the focus is; keys without letters by their code point (« \uE00C » is Escape, « \uE004 » Tab). */
export function type(visitor: Visitor, text: string): Promise<void> {
	const actions = [...text].flatMap((value) => [
		{ type: "keyDown", value },
		{ type: "keyUp", value },
	]);
	return visitor.act([{ type: "key", id: "keyboard", actions }]);
}

const mouse = (...actions: object[]) => ({
	type: "pointer",
	id: "mouse",
	parameters: { pointerType: "mouse" },
	actions: actions.map((action) => ({ duration: 0, ...action })),
});
