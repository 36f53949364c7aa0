/** What a build reads, and a program needs on any machine: a setting that a tool of ours reads is added here, or it never comes. */
const NAMED =
	/^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|NODE_ENV|NODE_EXTRA_CA_CERTS|OWNER_DIR|SITE_URL|QUOTE_ENDPOINT|RETENTION_DAYS)$/;
/** Settings that hold a password or open a door: of `relay/settings.ts`, those whose refusal never repeats them. */
const SECRET = /^(SMTP_URL|DATABASE_URL|WEBHOOK_URL|WEBHOOK_SECRET|HEARTBEAT_URL)$/;

type Environment = Record<string, string | undefined>;

/** For a build or a tool of ours, which run a hundred packages' code and decode strangers' pictures: named variables alone. */
export const passedOn = (env: Environment): Environment => only(env, (name) => NAMED.test(name));

/** For a command of the owner's own: what he gave it (RESTIC_…) we cannot name, what he gave us is not its business. */
export const withoutSecrets = (env: Environment): Environment => only(env, (name) => !SECRET.test(name));

const only = (env: Environment, isKept: (name: string) => boolean): Environment =>
	Object.fromEntries(Object.entries(env).filter(([name]) => isKept(name)));
