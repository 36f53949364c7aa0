import { describe, expect, test } from "vitest";
import { givenSocket } from "#relay/http/connections.ts";
import { heldPort, holder } from "#tests/support/held-port.ts";
import { need } from "#tests/support/need.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

describe("systemd garde la porte (site.socket)", () => {
	test("une demande qui arrive pendant que le relais redémarre attend, et sa lettre part", async (context) => {
		need(holder)(context);
		const folder = await tempFolder();
		const { url, serve } = await heldPort(folder);
		const stop = await serve();
		expect((await postQuote(url, mmeLefevre)).status).toBe(200);
		await stop();
		const waiting = postQuote(url, { ...mmeLefevre, name: "M. Martin", phone: "06 12 34 56 78" });
		await serve();
		expect((await waiting).status).toBe(200);
		await expect.poll(async () => (await lettersIn(folder)).length).toBe(2);
	});

	test("ce que le relais lance à son tour ne prend pas la porte pour la sienne", () => {
		expect(givenSocket({ LISTEN_FDS: "1", LISTEN_PID: "42" }, 42)).toBe(3);
		expect(givenSocket({ LISTEN_FDS: "1", LISTEN_PID: "42" }, 43)).toBeUndefined();
		expect(givenSocket({}, 42)).toBeUndefined();
	});
});
