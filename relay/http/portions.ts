/** Pages of one turn of the event loop: half a millisecond. */
const EACH_TURN = 6;

/**
 * Runs what it is given in the order given, a few in each turn of the event loop: in between, everything else moves on. A
 * quote request takes about ten turns to its commit, and must not wait for everybody's pages in each.
 */
export function inPortions(): (action: () => void) => void {
	const waiting: (() => void)[] = [];
	let left = EACH_TURN;
	return (action) => {
		if (left === 0) return void waiting.push(action);
		if (left-- === EACH_TURN) setImmediate(nextTurn);
		action();
	};

	function nextTurn(): void {
		left = EACH_TURN;
		if (waiting.length === 0) return;
		setImmediate(nextTurn);
		for (const action of waiting.splice(0, EACH_TURN)) {
			left--;
			action();
		}
	}
}
