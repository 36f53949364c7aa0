import { expect, test } from "vitest";
import { killUnderLoad } from "#tests/support/endurance/kills.ts";
import { startMailServer } from "#tests/support/mail-server.ts";

test("D1 · tué net cent fois sous la charge : tout ce qui a reçu « ok » est gardé, et la base est intacte", async () => {
	const mail = await startMailServer();
	const result = await killUnderLoad(100, mail);
	console.log(`D1 : ${JSON.stringify(result)}`);
	expect(result).toMatchObject({ missing: [], integrity: "ok", strangeCopies: [] });
	expect(result.acknowledged).toBeGreaterThan(500);
	// A letter whose relay died is sent once more at most, and only after ten minutes.
	expect(Object.keys(result.copies)).toEqual(["1"]);
});
