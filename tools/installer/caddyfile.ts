import { RELAY_PORT } from "./places.ts";

export interface Front {
	/** The site's name, such as « www.votre-domaine.fr ». */
	domain: string;
	/** The other name, with or without « www. », which leads to the first. */
	twin?: string;
	/** Within somebody else's file, whose general options are his. */
	isBeside?: boolean;
	/** Where the relay listens. */
	relayPort: number;
	/** For trials: a certificate of Caddy's own, and ports that are free. */
	trial?: { httpPort: number; httpsPort: number };
}

/** How our file begins: whatever stands in it afterwards is ours to write again. */
export const OURS = "# Écrit par l’installateur du site";

/**
 * The front: certificate, and all to the relay. Where nothing listens for a moment, Caddy tries again: where the connection could
 * not be made, and beyond that for GET alone, so that no request is ever posted twice. Before its 2.11.2 it cannot send a body
 * again, and refuses: site.socket is what lets requests wait.
 * A connection for each request: one kept open may close under a post as the relay stops (one of 741, during an update).
 */
export const siteBlock = (domain: string, relayPort = RELAY_PORT, port = ""): string => `${domain}${port} {
	reverse_proxy 127.0.0.1:${relayPort} {
		lb_try_duration 30s
		lb_try_interval 250ms
		transport http {
			keepalive off
		}
	}
}
`;

/** The name without « www. » (or with it), for those who type it so. */
export const redirectBlock = (from: string, to: string, port = ""): string => `${from}${port} {
	redir https://${to}${port}{uri} permanent
}
`;

/** What goes wrong is told with its address: without what follows « ? », where links to the notebook carry their token. */
const JOURNAL = `	log {
		format filter {
			wrap json
			fields {
				request>uri regexp "\\?.*" "?"
				request>headers delete
			}
		}
	}
`;
/** The general options of a file that is all ours. */
export const generalOptions = (more = ""): string => `{\n${more}${JOURNAL}}\n`;

export function caddyfile({ domain, twin, relayPort, trial, isBeside = false }: Front): string {
	const port = trial ? `:${trial.httpsPort}` : "";
	const forTrial = trial && [
		"local_certs",
		"skip_install_trust",
		`http_port ${trial.httpPort}`,
		`https_port ${trial.httpsPort}`,
	];
	const options = isBeside ? "" : generalOptions(forTrial?.map((line) => `\t${line}\n`).join(""));
	const first = `${OURS}\u202f: «\u202fnpm run installer\u202f» le refait tel quel.\n`;
	const blocks = [
		siteBlock(domain, relayPort, port),
		...(twin === undefined ? [] : [redirectBlock(twin, domain, port)]),
	];
	return [first + options, ...blocks].join("\n");
}

/** What Debian's package lays down, comments and blanks apart: nobody wrote it, nothing is lost with it. */
const DEBIAN = [":80 {", "root * /usr/share/caddy", "file_server", "}"].join("\n");

/** Whether the file may be replaced: it is not there, ours, or Debian's own as it came. */
export function isReplaceable(text: string | undefined): boolean {
	if (text === undefined || text.startsWith(OURS)) return true;
	const said = text.split("\n").map((line) => line.replace(/#.*/, "").trim());
	return said.filter((line) => line !== "").join("\n") === DEBIAN;
}
