/** Where things are on the server: the installer, the updates and docs/deploiement.md agree on them. */
export const PLACES = {
	versions: "/srv/versions",
	/** The link to the version that serves. */
	site: "/srv/site",
	data: "/var/lib/site",
	/** Within what the service may write: the owner fills his facts from the notebook. */
	facts: "/var/lib/site/faits",
	backups: "/var/backups/site",
	settingsFolder: "/etc/site",
	settings: "/etc/site/reglages",
	/** Stands while what runs has not read what was written. */
	unread: "/etc/site/.a-relancer",
	unit: "/etc/systemd/system/site.service",
	socket: "/etc/systemd/system/site.socket",
	nightlyUnit: "/etc/systemd/system/site-sauvegarde.service",
	nightlyTimer: "/etc/systemd/system/site-sauvegarde.timer",
	caddyfile: "/etc/caddy/Caddyfile",
	/** Ours, where somebody else's Caddyfile is kept. */
	caddyBeside: "/etc/caddy/site-serrurier.caddy",
	unattended: "/etc/apt/apt.conf.d/20auto-upgrades",
} as const;

/** Of a version's folder; one that somebody made by hand, as the guide tells, is his. */
export const isOfTheInstaller = (name: string): boolean => /^\d+\.\d+\.\d+-[0-9a-f]{10}$/.test(name);

export const SITE_USER = "site";
export const RELAY_PORT = 3000;

const by = (owner: string, group: string, mode: number) => ({ owner, group, mode });

export const RIGHTS = {
	readByAll: by("root", "root", 0o644),
	rootAlone: by("root", "root", 0o600),
	rootsFolder: by("root", "root", 0o700),
	folderOfAll: by("root", "root", 0o755),
	site: by(SITE_USER, SITE_USER, 0o755),
	siteAlone: by(SITE_USER, SITE_USER, 0o700),
	siteFile: by(SITE_USER, SITE_USER, 0o600),
	settingsFolder: by("root", SITE_USER, 0o750),
	/** The service reads it and never writes it. */
	settings: by("root", SITE_USER, 0o640),
} as const;
