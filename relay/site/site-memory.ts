import { everyHeader } from "#relay/http/content-policy.ts";
import { cacheControl, type ReadyAnswer } from "#relay/http/handler.ts";
import { type Coding, contentType, TWINS } from "./content-types.ts";
import type { PolicyOf } from "./made-pages.ts";
import type { SiteFile, SiteFolder } from "./site-folder.ts";

/** A new build shows without restart, this much later at the latest. */
const TRUSTED_FOR_MS = 1_000;
/** Five times what the site takes today, compressed twins included. */
const KEPT_AT_MOST_BYTES = 64 * 2 ** 20;
/** One file alone must not push the pages out: a film is read from the disk each time. */
const LARGEST_KEPT_BYTES = 8 * 2 ** 20;

/** What a browser may be sent of one file: as it is, or a compressed twin. */
interface Form {
	coding: Coding | undefined;
	etag: string;
	body: Buffer<ArrayBuffer>;
	/** Of the whole file, and of « you have it already », by http and by https. */
	whole: Record<"http" | "https", ReadyAnswer["headers"]>;
	unchanged: Record<"http" | "https", ReadyAnswer["headers"]>;
}

/** A file of the site in memory: the smallest form first, the file itself last. */
interface HeldFile {
	forms: readonly Form[];
	version: string;
	bytes: number;
	lookedAtMs: number;
}

/** What of a request decides which form is sent, and how much of it. */
interface Asked {
	https: boolean;
	ifNoneMatch: string | null | undefined;
	/** Compressions that the browser takes. */
	codings: readonly Coding[];
}

export type SiteMemory = ReturnType<typeof createSiteMemory>;

/**
 * Keeps each file that was asked for, its compressed twins and all its headers: a page costs no look at the disk. Only
 * what the site has is kept, so that a stranger's addresses take no room.
 */
export function createSiteMemory(folder: SiteFolder, policyOf: PolicyOf, monotonicMs: () => number) {
	const held = new Map<string, HeldFile>();
	const looking = new Map<string, Promise<HeldFile | undefined>>();
	let bytes = 0;

	return {
		/** A file that was compared with the disk a moment ago. */
		atHand(key: string): HeldFile | undefined {
			const file = held.get(key);
			return file !== undefined && monotonicMs() - file.lookedAtMs < TRUSTED_FOR_MS ? file : undefined;
		},
		/** The file after a look at the disk; undefined when `find` finds none. @param key under which it is kept, if any */
		load(key: string | undefined, find: () => Promise<SiteFile | undefined>): Promise<HeldFile | undefined> {
			if (key === undefined) return look(undefined, find);
			const under = looking.get(key);
			if (under) return under;
			const looks = look(held.get(key), find)
				.then((file) => keep(key, file))
				.finally(() => looking.delete(key));
			looking.set(key, looks);
			return looks;
		},
		/** How much is kept now. */
		bytes: () => bytes,
	};

	async function look(known: HeldFile | undefined, find: () => Promise<SiteFile | undefined>) {
		const lookedAtMs = monotonicMs();
		const file = await find();
		if (file === undefined) return undefined;
		const twins = await Promise.all(TWINS.map(({ suffix }) => folder.file(file.name + suffix)));
		const version = [file, ...twins].map((one) => one && `${one.name} ${one.modifiedMs} ${one.bytes}`).join();
		if (known?.version !== version) return { ...(await read(file, twins)), version, lookedAtMs };
		known.lookedAtMs = lookedAtMs;
		return known;
	}

	async function read(file: SiteFile, twins: (SiteFile | undefined)[]): Promise<Pick<HeldFile, "forms" | "bytes">> {
		const plain = await folder.read(file);
		const policy = {
			http: await policyOf(file.name, plain, false),
			https: await policyOf(file.name, plain, true),
		};
		const forms: Form[] = [];
		for (const [n, { coding }] of TWINS.entries()) {
			const twin = twins[n];
			if (twin) forms.push(formOf(twin, await folder.read(twin), coding));
		}
		forms.push(formOf(file, plain, undefined));
		return { forms, bytes: forms.reduce((sum, { body }) => sum + body.byteLength, 0) };

		function formOf(sent: SiteFile, body: Buffer<ArrayBuffer>, coding: Coding | undefined): Form {
			const etag = `W/"${file.modifiedMs.toString(36)}-${sent.bytes.toString(36)}${coding ? `-${coding}` : ""}"`;
			const always = { etag, "cache-control": cacheControl(file.name), vary: "Accept-Encoding" };
			const whole = {
				"content-type": contentType(file.name),
				"content-length": String(body.byteLength),
				...(coding === undefined ? {} : { "content-encoding": coding }),
			};
			const byScheme = (own: Record<string, string>) => {
				const list = (scheme: "http" | "https") => [
					...everyHeader({ ...own, "content-security-policy": policy[scheme] }, scheme === "https"),
				];
				return { http: list("http"), https: list("https") };
			};
			return { coding, etag, body, whole: byScheme({ ...always, ...whole }), unchanged: byScheme(always) };
		}
	}

	function keep(key: string, file: HeldFile | undefined): HeldFile | undefined {
		forget(key);
		if (file === undefined || file.bytes > LARGEST_KEPT_BYTES) return file;
		held.set(key, file);
		bytes += file.bytes;
		for (const oldest of held.keys()) {
			if (bytes <= KEPT_AT_MOST_BYTES) break;
			forget(oldest);
		}
		return file;
	}

	function forget(key: string): void {
		bytes -= held.get(key)?.bytes ?? 0;
		held.delete(key);
	}
}

/** The answer that a file makes. @param status 404 for the page that says so, which is always sent whole */
export function answerWith({ forms }: HeldFile, asked: Asked, status: 200 | 404 = 200): ReadyAnswer {
	const scheme = asked.https ? "https" : "http";
	const form = forms.find(({ coding }) => coding === undefined || asked.codings.includes(coding)) as Form;
	if (status === 200 && asked.ifNoneMatch && matches(asked.ifNoneMatch, form.etag)) {
		return { status: 304, headers: form.unchanged[scheme], body: undefined };
	}
	return { status, headers: form.whole[scheme], body: form.body };
}

function matches(ifNoneMatch: string, etag: string): boolean {
	const weak = (tag: string) => tag.trim().replace(/^W\//, "");
	return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || weak(tag) === weak(etag));
}
