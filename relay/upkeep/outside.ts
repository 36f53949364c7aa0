import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:tls";
import { MINUTE_MS } from "#relay/clock.ts";

/** What can go wrong around a site that itself is well. What could not be looked up is absent. */
export interface Outside {
	certificate?: { endsAtMs: number; fault?: string | undefined };
	/** The domain that letters leave from, and whether it says which servers may send them (SPF), and what to do with others (DMARC). */
	mail?: { domain: string; hasSpf: boolean; hasDmarc: boolean };
	/** The network sets the clock; absent where systemd does not look after it. */
	isClockSet?: boolean;
}

/** How it is looked up. */
export interface Look {
	/** Texts at that name of the DNS; nothing where there is no such name. Rejects when nobody answers. */
	texts(name: string): Promise<string[] | undefined>;
	/** What the server of that name shows. Rejects when nobody answers. */
	certificate(host: string): Promise<NonNullable<Outside["certificate"]>>;
	isClockSet(): boolean | undefined;
}

interface Where {
	/** « https://www.martin.fr ». */
	siteOrigin: string;
	/** The sender's address, where a mail server is set. */
	mailFrom?: string | undefined;
}

/** Names that nobody can look up: the sample's, and a machine's own. */
const NOWHERE = /(^localhost|\.example|\.test|\.invalid|\.localhost|^[\d.]+|^\[.*\])$/;

/** Looks once: at the certificate that visitors are shown, at what the sender's domain says of its letters, at the clock. */
export async function lookOutside({ siteOrigin, mailFrom = "" }: Where, look: Look = systemLook): Promise<Outside> {
	const { protocol, hostname } = new URL(siteOrigin);
	const domain = mailFrom.replace(/^.*@|>$/g, "").toLowerCase();
	const [certificate, mail] = await Promise.all([
		protocol === "https:" && !NOWHERE.test(hostname) ? unlessSilent(look.certificate(hostname)) : undefined,
		domain !== "" && !NOWHERE.test(domain) ? unlessSilent(mailOf(domain, look)) : undefined,
	]);
	const isClockSet = look.isClockSet();
	return {
		...(certificate ? { certificate } : {}),
		...(mail ? { mail } : {}),
		...(isClockSet === undefined ? {} : { isClockSet }),
	};
}

async function mailOf(domain: string, look: Look): Promise<NonNullable<Outside["mail"]>> {
	const [own, policy] = await Promise.all([look.texts(domain), look.texts(`_dmarc.${domain}`)]);
	// A resolver that knows nobody, more likely than letters from a name that is not.
	if (own === undefined) throw new Error("ENOTFOUND");
	const says = (texts: string[] | undefined, start: RegExp) => texts?.some((text) => start.test(text)) === true;
	return { domain, hasSpf: says(own, /^v=spf1(\s|$)/i), hasDmarc: says(policy, /^v=DMARC1\s*(;|$)/i) };
}

const unlessSilent = <T>(found: Promise<T>): Promise<T | undefined> => found.catch(() => undefined);

const KEPT_MS = 15 * MINUTE_MS;

/** The same, asked for at each view of a page: looked up again after a quarter of an hour. */
export function createOutside(look?: Look): (where: Where) => Promise<Outside> {
	let found: { atMs: number; what: Promise<Outside> } | undefined;
	return (where) => {
		if (found === undefined || performance.now() - found.atMs > KEPT_MS)
			found = { atMs: performance.now(), what: lookOutside(where, look) };
		return found.what;
	};
}

const PATIENCE_MS = 2_000;
/** systemd-timesyncd lays the second once it heard from a clock. */
const TIMESYNC = "/run/systemd/timesync";

const systemLook: Look = {
	async texts(name) {
		try {
			const texts = await new Resolver({ timeout: PATIENCE_MS, tries: 1 }).resolveTxt(name);
			return texts.map((parts) => parts.join(""));
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			if (code === "ENODATA") return [];
			if (code === "ENOTFOUND") return undefined;
			throw error;
		}
	},
	async certificate(host) {
		// One that is over is what there is to see.
		const socket = connect({ host, port: 443, servername: host, rejectUnauthorized: false, timeout: PATIENCE_MS });
		// After the patience ran out, nobody listens.
		socket.on("error", () => {});
		try {
			await once(socket, "secureConnect", { signal: AbortSignal.timeout(PATIENCE_MS) });
			const fault = socket.authorized ? undefined : String(socket.authorizationError);
			return { endsAtMs: Date.parse(socket.getPeerCertificate().valid_to), fault };
		} finally {
			socket.destroy();
		}
	},
	isClockSet: () => (existsSync(TIMESYNC) ? existsSync(`${TIMESYNC}/synchronized`) : undefined),
};
