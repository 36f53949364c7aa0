import { expect, test } from "vitest";
import { cutThePower, noPowerCut } from "#tests/support/endurance/power-cut.ts";

test("D3 · dix coupures de courant, 200 « ok » avant chacune : tout y est", async (context) => {
	const reason = noPowerCut();
	if (reason !== undefined) context.skip(reason);
	for (let cut = 1; cut <= 10; cut++) {
		const { acknowledged, missing, integrity } = await cutThePower(200);
		console.log(`D3, coupure ${cut} : ${acknowledged} « ok », ${missing.length} perdue, base ${integrity}`);
		expect([acknowledged, missing, integrity]).toEqual([200, [], "ok"]);
	}
});
