import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { contentPolicy, SECURITY_HEADERS } from "#relay/http/content-policy.ts";

/**
 * The built pages, bare, compressed alike: what a page with these words and styles costs at the least. No script, no face,
 * no picture; the icon stays, since a browser asks for one in any case. The headers are those of the relay: to keep
 * windows of other sites apart a browser begins the page in a fresh process (7 % of Lighthouse's first paint), as it
 * does for whoever comes from a search page in any case.
 */
export async function startBareSite(siteDir: string): Promise<{ url: string; server: Server }> {
	const compressed = new Map<string, Buffer>();
	const server = createServer(async (request, response) => {
		const path = (request.url ?? "/").split("?")[0] ?? "/";
		const file = path.includes(".") ? path : join(path, "index.html");
		const content = await readFile(join(siteDir, file)).catch(() => undefined);
		if (content === undefined) {
			response.writeHead(404).end();
		} else if (file.endsWith(".html")) {
			const html = stripped(content.toString("utf8"));
			response.writeHead(200, {
				...SECURITY_HEADERS,
				"content-security-policy": contentPolicy(html, { formOrigin: undefined, https: false }),
				"content-type": "text/html; charset=utf-8",
				"content-encoding": "br",
			});
			// Once, as the build does for the relay: while a server compresses, a browser gets ready, and paints the sooner.
			const body = compressed.get(file) ?? brotliCompressSync(html);
			compressed.set(file, body);
			response.end(body);
		} else {
			response.writeHead(200, { "content-type": file.endsWith(".svg") ? "image/svg+xml" : "application/octet-stream" });
			response.end(content);
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	return { url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`, server };
}

function stripped(html: string): string {
	return html
		.replace(/<script[\s\S]*?<\/script>/g, "")
		.replace(/<noscript[\s\S]*?<\/noscript>/g, "")
		.replace(/<template[\s\S]*?<\/template>/g, "")
		.replace(/<picture[\s\S]*?<\/picture>/g, "")
		.replace(/<link rel="stylesheet"[^>]*>/g, "");
}
