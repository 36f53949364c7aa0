import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { fields } from "#notebook/views.ts";
import { type Device, sendForm, signIn } from "./notebook.ts";
import { startTestRelay, type TestRelay } from "./relay.ts";
import { tempFolder } from "./temp-folder.ts";

/** A relay whose owner has a folder of facts of his own, the sample's to begin with, and a telephone that is let in. */
export interface AtelierRelay {
	relay: Pick<TestRelay, "url" | "dataDir">;
	owner: Device;
	/** Where the facts lie. */
	folder: string;
	read(file: string): Promise<Record<string, unknown>>;
	write(file: string, text: string): Promise<void>;
	/** The page, its fields as they are filled now, and how it is sent. */
	open(path: string): Promise<FilledForm>;
}

/** For one test. */
export async function startAtelier(settings: Record<string, string> = {}): Promise<AtelierRelay> {
	const folder = await ownFacts(await tempFolder());
	const relay = await startTestRelay({ settings: { OWNER_DIR: folder, SITE_DIR: "", ...settings } });
	return atelierOf(relay, folder);
}

/** A folder of facts as an owner begins with. @returns its path */
export async function ownFacts(within: string): Promise<string> {
	const folder = join(within, "faits");
	await cp("owner", folder, { recursive: true });
	return folder;
}

/** The same on a relay that runs already. */
export async function atelierOf(relay: AtelierRelay["relay"], folder: string): Promise<AtelierRelay> {
	const owner = await signIn(relay);
	return {
		...{ relay, owner, folder },
		read: async (file) => JSON.parse(await readFile(join(folder, `${file}.json`), "utf8")) as Record<string, unknown>,
		write: (file, text) => writeFile(join(folder, `${file}.json`), text),
		open: async (path) => filledForm(await (await owner.get(path)).text(), relay.url + path, owner),
	};
}

/** A form as a browser fills it: what stands in its fields is sent unless somebody types over it. */
export interface FilledForm {
	html: string;
	/** Values of the longest form of the page, by name. */
	fields: Record<string, string>;
	/** Sends it with what was typed. */
	send(typed: Record<string, string>): Promise<{ status: number; location: string; html: string; next: FilledForm }>;
}

function filledForm(html: string, url: string, owner: Device): FilledForm {
	const $ = load(html);
	const forms = $("main form")
		.toArray()
		.map((form) =>
			Object.fromEntries(
				$(form)
					.serializeArray()
					.map(({ name, value }) => [name, value]),
			),
		);
	const filled = forms.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? {};
	// Several ticks of one name: a test that types over them says them all, a space between.
	const days = $("main form [type=checkbox][name='practice.days'][checked]")
		.toArray()
		.map(({ attribs }) => attribs.value);
	if ("practice.days" in filled) filled["practice.days"] = days.join(" ");
	return {
		html,
		fields: filled,
		async send(typed) {
			const answer = await sendForm(url, { ...filled, ...typed }, { cookie: owner.cookie });
			const said = await answer.text();
			const location = answer.headers.get("location") ?? "";
			return { status: answer.status, location, html: said, next: filledForm(said, url, owner) };
		},
	};
}

/** The error beside a field, as it is read. */
export const errorOf = (html: string, name: string): string =>
	load(html)(`[id="${name.replaceAll(".", "-")}-erreur"]`).text();

/** The act of a button, for `Device.press`. */
export const act = (name: string, also: Record<string, string> = {}) => ({ [fields.act]: name, ...also });
