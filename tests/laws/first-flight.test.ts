import { readFileSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { builtPages, NOT_FOUND, SITE_DIR } from "#tests/support/pages.ts";
import { rawExchange } from "#tests/support/raw-http.ts";
import { startTestRelay } from "#tests/support/relay.ts";

/** What a TCP connection sends before it waits for an acknowledgement: ten segments (RFC 6928) of 1,460 bytes. */
const FIRST_FLIGHT_BYTES = 10 * 1_460;
const PAGE_BYTES = 14 * 1024;
/** The next section stands there: the whole of the first one has come. */
const AFTER_FIRST_SECTION = /<main[\s\S]*<\/h1>[\s\S]*<section|<main[\s\S]*<\/h1>[\s\S]*<\/main>/;

test("de chaque page, le premier envoi d’une connexion apporte tout le premier écran", async () => {
	const relay = await startTestRelay({ settings: { SITE_DIR } });
	const pages = builtPages();
	expect(pages.length).toBe(83);
	const whole: string[] = [];
	for (const { path } of pages) {
		const said = await rawExchange(relay.url, (write) =>
			write(`GET ${path} HTTP/1.1\r\nHost: exemple\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`),
		);
		const headers = said.slice(0, said.indexOf("\r\n\r\n") + 4);
		expect(headers).toContain(path === NOT_FOUND ? "404" : "200 OK");
		const file = readFileSync(`${SITE_DIR}${path === NOT_FOUND ? "404.html.br" : `${path.slice(1)}/index.html.br`}`);
		expect(Number(/content-length: (\d+)/i.exec(headers)?.[1]), path).toBe(file.length);
		expect(file.length, path).toBeLessThanOrEqual(PAGE_BYTES);
		const firstFlight = file.subarray(0, FIRST_FLIGHT_BYTES - headers.length);
		if (firstFlight.length === file.length) whole.push(path);
		const { BROTLI_OPERATION_FLUSH } = constants;
		const html = brotliDecompressSync(firstFlight, { finishFlush: BROTLI_OPERATION_FLUSH }).toString("utf8");
		expect(html, path).toMatch(AFTER_FIRST_SECTION);
	}
	// Three pages need a second one for their end (docs/decisions/0015).
	expect(whole.length).toBeGreaterThanOrEqual(80);
});
