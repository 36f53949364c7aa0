import { signInLink } from "#notebook/load-pages.ts";
import { addresses, fields } from "#notebook/views.ts";
import { eventually } from "./eventually.ts";
import { manualClock } from "./manual-clock.ts";
import { mmeLefevre, type Person } from "./people.ts";
import { postQuote } from "./post-quote.ts";
import { lettersIn, startTestRelay, type TestRelay } from "./relay.ts";
import { openTestStore, type RelaySettings, type TestStore } from "./stores.ts";

/** A device of the owner: its cookie, and what it asks. */
export interface Device {
	cookie: string;
	get(path: string): Promise<Response>;
	html(path: string): Promise<string>;
	/** Presses a button of the page at that path: its hidden fields, and these. */
	press(path: string, typed: Record<string, string>): Promise<Response>;
}

export const FORM = "application/x-www-form-urlencoded";

/** A form sent as a browser without script sends it; the answer is not followed. */
export const sendForm = (url: string, typed: Record<string, string>, headers: Record<string, string> = {}) =>
	fetch(url, {
		method: "POST",
		body: new URLSearchParams(typed).toString(),
		headers: { "content-type": FORM, ...headers },
		redirect: "manual",
	});

/** Hidden fields of the first form of a page. */
export function hiddenIn(html: string): Record<string, string> {
	const inputs = html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
	const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
	return Object.fromEntries(inputs.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
}

/** Addresses of the notebook in the letters written so far, of one kind, oldest first. */
export async function linksIn(dataDir: string, address: string): Promise<string[]> {
	const letters = await lettersIn(dataDir);
	return letters.map(({ text }) => linkInText(text, address)).filter((link) => link !== undefined);
}

const linkInText = (text: string | undefined, address: string) =>
	new RegExp(`https?://\\S+${address}\\?${fields.token}=[\\w-]+`).exec(text ?? "")?.[0];

/** The link in the letter of that person's request, once it is there. */
export const requestLink = ({ dataDir }: Pick<TestRelay, "dataDir">, person: Person): Promise<string> =>
	eventually(`la lettre de ${person.name}`, async () => {
		const letters = await lettersIn(dataDir);
		const theirs = letters.find(({ text = "" }) => text.includes(person.name));
		return linkInText(theirs?.text, addresses.byLink);
	});

/** Asks for a sign-in letter and resolves to its link. */
export async function askForLink(relay: Pick<TestRelay, "url" | "dataDir">): Promise<string> {
	const before = (await linksIn(relay.dataDir, addresses.enter)).length;
	await sendForm(relay.url + addresses.enter, {});
	return eventually("la lettre du carnet", async () => (await linksIn(relay.dataDir, addresses.enter))[before]);
}

/** Opens the link and presses its button. */
export async function followLink(link: string): Promise<Response> {
	const page = await (await fetch(link)).text();
	return sendForm(link.split("?")[0] ?? "", hiddenIn(page));
}

/** A relay to which somebody sent a request, and the owner's device, which signed in. */
export async function relayWithRequest(store: TestStore, person: Person = mmeLefevre, clock = manualClock()) {
	const settings = await store.settings();
	const relay = await startTestRelay({ clock, settings });
	const { id } = (await (await postQuote(relay.url, person)).json()) as { id: string };
	const link = (await requestLink(relay, person)).replace(/^https?:\/\/[^/]+/, relay.url);
	return { relay, clock, settings, id, path: addresses.request(id), link, owner: await signIn(relay) };
}

/** A device that asked for a letter, opened its link and pressed the button. */
export async function signIn(relay: Pick<TestRelay, "url" | "dataDir">): Promise<Device> {
	const entered = await followLink(await askForLink(relay));
	const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
	return deviceWith(relay.url, cookie);
}

/** A device with a cookie, whatever it is worth. */
export function deviceWith(url: string, cookie: string): Device {
	const get = (path: string) => fetch(url + path, { headers: { cookie }, redirect: "manual" });
	const html = async (path: string) => (await get(path)).text();
	return {
		cookie,
		get,
		html,
		press: async (path, typed) => sendForm(url + path, { ...hiddenIn(await html(path)), ...typed }, { cookie }),
	};
}

/** The link that « npm run carnet -- lien » prints. @param settings of its store, where that is no file */
export async function commandLink(
	{ url, dataDir }: Pick<TestRelay, "url" | "dataDir">,
	settings: RelaySettings = {},
): Promise<string> {
	const store = await openTestStore({ ...settings, DATA_DIR: dataDir });
	const token = await store.makePass("sign-in", Date.now());
	await store.close();
	return url + signInLink(token);
}
