import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allPaths } from "#content/towns.ts";
import { builtPages, NOT_FOUND, SITE_DIR } from "#tests/support/pages.ts";
import { rawExchange } from "#tests/support/raw-http.ts";
import { startTestRelay } from "#tests/support/relay.ts";

/** What a TCP connection sends before it waits for an acknowledgement: ten segments (RFC 6928) of 1,460 bytes. */
const FIRST_FLIGHT_BYTES = 10 * 1_460;

test("le premier envoi d’une connexion apporte chaque page entière, avec ses en-têtes", async () => {
	const relay = await startTestRelay({ settings: { SITE_DIR } });
	const pages = builtPages();
	expect(pages.length).toBe(allPaths().length + 1);
	const tooHeavy: string[] = [];
	for (const { path } of pages) {
		const said = await rawExchange(relay.url, (write) =>
			write(`GET ${path} HTTP/1.1\r\nHost: exemple\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`),
		);
		const headers = said.slice(0, said.indexOf("\r\n\r\n") + 4);
		expect(headers).toContain(path === NOT_FOUND ? "404" : "200 OK");
		const file = readFileSync(`${SITE_DIR}${path === NOT_FOUND ? "404.html.br" : `${path.slice(1)}/index.html.br`}`);
		expect(Number(/content-length: (\d+)/i.exec(headers)?.[1]), path).toBe(file.length);
		const over = headers.length + file.length - FIRST_FLIGHT_BYTES;
		if (over > 0) tooHeavy.push(`${path} : ${over} octets de trop`);
	}
	// The header and the footer weigh on each page: a longer menu shows here too. What to do: docs/decisions/0015.
	expect(tooHeavy, "une phrase de ces pages est à raccourcir").toEqual([]);
});
