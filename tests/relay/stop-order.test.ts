import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { freePort } from "#tools/free-port.ts";

test("« npm run relay », arrêté par son seul numéro, ne laisse pas le relais derrière lui", async () => {
	const port = await freePort();
	const env = { ...process.env, PORT: String(port), DATA_DIR: await tempFolder(), SMTP_URL: "" };
	const root = new URL("../..", import.meta.url).pathname;
	const npm = spawn("npm", ["run", "--silent", "relay"], { cwd: root, env, stdio: "ignore" });
	onTestFinished(() => void npm.kill("SIGKILL"));
	const answers = () =>
		fetch(`http://127.0.0.1:${port}/healthz`).then(
			() => true,
			() => false,
		);
	await eventually("le relais", answers, 20_000);
	npm.kill("SIGTERM");
	await once(npm, "exit");
	await eventually("plus personne", async () => !(await answers()), 12_000);
});
