import { parseEnv } from "node:util";
import { versionFiles } from "#relay/upkeep/new-version.ts";
import { PLACES, RELAY_PORT } from "./machine.ts";

/** How our file begins: whatever stands in it afterwards is ours to write again. */
export const OURS = "# Écrit par l’installateur du site";

/**
 * The front: certificate, and all to the relay. Where nothing listens for a moment, Caddy tries again: where the connection could
 * not be made, and beyond that for GET alone, so that no request is ever posted twice. Before its 2.11.2 it cannot send a body
 * again, and refuses: site.socket is what lets requests wait.
 * A connection for each request: one kept open may close under a post as the relay stops (one of 741, during an update).
 */
export const siteBlock = (domain: string, relayPort = RELAY_PORT): string => `${domain} {
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
export const redirectBlock = (from: string, to: string): string => `${from} {
	redir https://${to}{uri} permanent
}
`;

/** What goes wrong is told with its address, without what opens the notebook (after « ? ») or the page of a request (after « /suivi/ »). */
const JOURNAL = `	log {
		format filter {
			wrap json
			fields {
				request>uri regexp "(\\?|/suivi/).*" "?"
				request>headers delete
			}
		}
	}
`;
/** The general options of a file that is all ours. */
export const generalOptions = `{\n${JOURNAL}}\n`;

interface Front {
	/** The site's name, such as « www.votre-domaine.fr ». */
	domain: string;
	/** The other name, with or without « www. », which leads to the first. */
	twin?: string | undefined;
	/** Where the relay listens. */
	relayPort: number;
	/** Within somebody else's file, whose general options are his. */
	isBeside?: boolean;
}

export function caddyfile({ domain, twin, relayPort, isBeside = false }: Front): string {
	const first = `${OURS}\u202f: «\u202fnpm run installer\u202f» le refait tel quel.\n`;
	const redirect = twin === undefined ? [] : [redirectBlock(twin, domain)];
	return [first + (isBeside ? "" : generalOptions), siteBlock(domain, relayPort), ...redirect].join("\n");
}

/** What Debian's package lays down, comments and blanks apart: nobody wrote it, nothing is lost with it. */
const DEBIAN = [":80 {", "root * /usr/share/caddy", "file_server", "}"].join("\n");

/** Whether the file may be replaced: it is not there, ours, or Debian's own as it came. */
export function isReplaceable(text: string | undefined): boolean {
	if (text === undefined || text.startsWith(OURS)) return true;
	const said = text.split("\n").map((line) => line.replace(/#.*/, "").trim());
	return said.filter((line) => line !== "").join("\n") === DEBIAN;
}

/** What the service may write besides its own folder of data, with the reason that its file gives. */
export interface Writable {
	path: string;
	reason: string;
}

/** As the guide has it done by hand: facts in a folder of their own. */
export const BY_HAND: Writable = {
	path: "/srv/faits",
	reason: "Il n’écrit que dans /var/lib/site, et dans vos faits quand vous les remplissez depuis l’atelier du carnet.",
};
/** As the installer does it: facts within the data, copies beside, or in the folder that the owner named. */
export const installed = (copies: string): Writable => ({
	path: writable(copies),
	reason: "Il n’écrit que dans /var/lib/site, où sont aussi vos faits, et dans le dossier des copies.",
});
/** A disk that is not there must not stop the site: the copies then say so themselves. */
const writable = (copies: string): string => (copies === PLACES.backups ? copies : `-${copies}`);

/** What neither the service nor the nightly copy ever needs. */
const HARDENED = `UMask=0077
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectProc=invisible
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM
# Pas de MemoryDenyWriteExecute : Node compile en mémoire.
# Le relais et une publication à côté de lui tiennent dans 700 Mo\u202f: au-delà, c’est elle seule qui est arrêtée.
MemoryMax=80%
OOMPolicy=continue
TasksMax=256
`;

/** The service, hardened: docs/deploiement.md shows the same text, and a test holds that it does. */
export const serviceUnit = ({ path, reason }: Writable): string => `[Unit]
Description=Site du serrurier et relais des demandes de devis
Wants=network-online.target site.socket
After=network-online.target site.socket

[Service]
# Un vrai utilisateur, et non DynamicUser : les commandes « npm run demandes » doivent lire les mêmes fichiers.
User=site
Group=site
WorkingDirectory=/srv/site
ExecStart=/srv/site/node_modules/.bin/node --import ./relay/env-file.ts relay/main.ts
Restart=always
RestartSec=2
# Un relais qui ne répond plus se tait : au bout d’une minute et demie il est arrêté net, et repart. Une demande confirmée est déjà sur le disque.
WatchdogSec=90
WatchdogSignal=SIGKILL
NotifyAccess=all
# Le relais finit ce qu’il fait avant de s’arrêter : 9 secondes au plus.
TimeoutStopSec=20

# ${reason}
ReadWritePaths=${path}
StateDirectory=site
StateDirectoryMode=0700
${HARDENED}
[Install]
WantedBy=multi-user.target
`;

/** Where the site listens. systemd holds it while the service restarts: who comes then waits, and is not refused. */
export const socketUnit = (relayPort: number = RELAY_PORT): string => `[Unit]
Description=Là où le site écoute, même pendant qu’il redémarre

[Socket]
ListenStream=127.0.0.1:${relayPort}

[Install]
WantedBy=sockets.target
`;

/** What runs at a quarter past three: a copy of the requests, and the facts and settings of that day. */
export const nightlyUnit = (copies: string) => `[Unit]
Description=Copie de nuit des demandes, des faits et des réglages du site

[Service]
Type=oneshot
User=site
Group=site
WorkingDirectory=${PLACES.site}
ExecStart=${PLACES.site}/node_modules/.bin/node --import ./relay/env-file.ts relay/owner/demandes.ts sauvegarder
ExecStart=${PLACES.site}/node_modules/.bin/node tools/installer/copy-facts.ts ${PLACES.facts} ${copies}/faits ${PLACES.settings}
ReadWritePaths=${PLACES.data} ${writable(copies)}
${HARDENED}`;

export const nightlyTimer = `[Unit]
Description=Chaque nuit à 3\u00a0h\u00a015\u202f: copie des demandes, des faits et des réglages du site

[Timer]
OnCalendar=*-*-* 03:15:00 Europe/Paris
# Une machine éteinte à cette heure-là la fait en se rallumant.
Persistent=true

[Install]
WantedBy=timers.target
`;

/** Root's own: it looks for a version, and brings the one that was asked for. What it installs is signed, or is not installed. */
export const versionsUnit = `[Unit]
Description=Version nouvelle du site\u202f: la chercher, et installer celle que le carnet demande
After=network-online.target

[Service]
Type=oneshot
WorkingDirectory=${PLACES.site}
ExecStart=${PLACES.site}/node_modules/.bin/node tools/installer/main.ts mettre-a-jour --chercher
`;

export const versionsTimer = `[Unit]
Description=Chaque jour\u202f: chercher une version nouvelle du site

[Timer]
OnCalendar=daily
RandomizedDelaySec=12h
Persistent=true

[Install]
WantedBy=timers.target
`;

/** A touch in the notebook is a file that the service may write: it gains no other right. */
export const versionsPath = `[Unit]
Description=Version nouvelle du site\u202f: quand le carnet la demande

[Path]
PathExists=${versionFiles(PLACES.data).asked}
Unit=site-versions.service

[Install]
WantedBy=multi-user.target
`;

/** Debian's own answer to « mises à jour de sécurité automatiques ». */
export const unattendedUpgrades = `APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
`;

/** Values of a settings file, unknown names included. */
export const readValues = (text: string): Record<string, string> => parseEnv(text) as Record<string, string>;

/** Quoted where a bare value would be cut (« # ») or bent: single quotes keep everything but themselves. */
function written(value: string): string {
	if (/^[\w@.:/%+~-]*$/.test(value)) return value;
	return value.includes("'") ? `"${value}"` : `'${value}'`;
}

/**
 * The text with those settings that it lacks added at its end: a line that is there is the owner's, and stays as he wrote it.
 */
export function withMissing(text: string, wanted: Record<string, string>): string {
	const known = readValues(text);
	const lines = Object.entries(wanted)
		.filter(([name]) => known[name] === undefined)
		.map(([name, value]) => `${name}=${written(value)}\n`);
	if (lines.length === 0) return text;
	return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${lines.join("")}`;
}

/** All that the site needs to know, from what was answered. SITE_DIR is left out on purpose: publishing would change nothing. */
export function settingsOf(answers: Answers): Record<string, string> {
	const { domain, mail, securityUpdates, relayPort } = answers;
	return {
		SITE_URL: `https://${domain}`,
		DATA_DIR: PLACES.data,
		OWNER_DIR: PLACES.facts,
		BACKUP_DIR: PLACES.backups,
		TRUSTED_PROXY_HOPS: "1",
		...mail,
		...(relayPort === RELAY_PORT ? {} : { PORT: String(relayPort) }),
		MISES_A_JOUR: securityUpdates ? "oui" : "non",
	};
}

/** The answers that an earlier run wrote: none of them is asked again. */
export function answersIn(values: Record<string, string>): Partial<Answers> {
	const { SITE_URL, SMTP_URL, MAIL_FROM, MAIL_TO, MISES_A_JOUR, PORT, VERSIONS_URL, BACKUP_DIR } = values;
	const domain = SITE_URL === undefined ? undefined : URL.parse(SITE_URL)?.hostname;
	return {
		...(domain ? { domain } : {}),
		...(SMTP_URL && MAIL_FROM && MAIL_TO ? { mail: { SMTP_URL, MAIL_FROM, MAIL_TO } } : {}),
		...(MISES_A_JOUR === undefined ? {} : { securityUpdates: MISES_A_JOUR === "oui" }),
		...(PORT === undefined ? {} : { relayPort: Number(PORT) }),
		looksForVersions: Boolean(VERSIONS_URL),
		...(BACKUP_DIR === undefined ? {} : { copies: BACKUP_DIR }),
	};
}

/** The mail account, as the settings name it. */
export interface MailAnswers {
	SMTP_URL: string;
	MAIL_FROM: string;
	MAIL_TO: string;
}

/** All that only the owner knows, once each answer was tried. */
export interface Answers {
	/** Without « https:// » and without path. */
	domain: string;
	mail: MailAnswers;
	securityUpdates: boolean;
	/** Where the relay listens, on this machine alone: the owner's PORT, or 3000. */
	relayPort: number;
	/** The settings have an address of versions, which no question asks for. */
	looksForVersions: boolean;
	/** Where the copies go: the folder that the settings name, or ours. */
	copies: string;
}
