import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { givenSocket } from "#relay/http/given-socket.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/** What systemd does: it listens, hands the socket over to whoever serves, and keeps it when they are gone. */
async function heldSocket() {
	const holder = createServer().listen(0, "127.0.0.1");
	onTestFinished(() => void holder.close());
	await once(holder, "listening");
	const { port } = holder.address() as { port: number };
	const { fd } = (holder as unknown as { _handle: { fd: number } })._handle;
	// Only the relay may answer: this process listens and never accepts.
	const serve = async (DATA_DIR: string): Promise<ChildProcess> => {
		const env = { PATH: process.env.PATH, PORT: "1", DATA_DIR, TRUSTED_PROXY_HOPS: "1", LISTEN_FDS: "1" };
		const line = `LISTEN_PID=$$ exec ${process.execPath} relay/main.ts`;
		const child = spawn("/bin/sh", ["-c", line], { env, stdio: ["ignore", "pipe", "inherit", fd] });
		onTestFinished(() => void child.kill("SIGKILL"));
		await once(child.stdout as NodeJS.ReadableStream, "data");
		return child;
	};
	return { url: `http://127.0.0.1:${port}`, holder, serve };
}

test("systemd garde la porte : une demande qui arrive pendant que le relais redémarre attend, et sa lettre part", async () => {
	const folder = await tempFolder();
	const { url, serve } = await heldSocket();
	const first = await serve(folder);
	expect((await postQuote(url, mmeLefevre)).status).toBe(200);
	first.kill("SIGTERM");
	await once(first, "exit");
	const waiting = postQuote(url, { ...mmeLefevre, name: "M. Martin", phone: "06 12 34 56 78" });
	await serve(folder);
	expect((await waiting).status).toBe(200);
	await expect.poll(async () => (await lettersIn(folder)).length).toBe(2);
});

test("ce que le relais lance à son tour ne prend pas la porte pour la sienne", () => {
	expect(givenSocket({ LISTEN_FDS: "1", LISTEN_PID: "42" }, 42)).toBe(3);
	expect(givenSocket({ LISTEN_FDS: "1", LISTEN_PID: "42" }, 43)).toBeUndefined();
	expect(givenSocket({}, 42)).toBeUndefined();
});
