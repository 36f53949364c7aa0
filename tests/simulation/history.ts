/** What the mail server does with whoever comes. */
export const MAIL_CONDITIONS = [
	"well",
	"down",
	"password",
	"greylist",
	"refuse",
	"drop-before-dot",
	"drop-after-dot",
	"silent-after-dot",
	"busy-at-dot",
	"slow",
	"hang",
	"hasty",
] as const;
export type MailCondition = (typeof MAIL_CONDITIONS)[number];

/** What the gateway of alerts does. */
export const GATEWAY_CONDITIONS = ["well", "down", "error", "refuse", "hang", "lost-answer"] as const;
export type GatewayCondition = (typeof GATEWAY_CONDITIONS)[number];

/** « full »: nothing more can be written. « flaky »: some writes fail, a few of them after the fact. */
export const DISK_CONDITIONS = ["well", "full", "flaky"] as const;
export type DiskCondition = (typeof DISK_CONDITIONS)[number];

/** Saturday 14 March 2026, 10 h 26 in Paris. */
export const START_MS = Date.UTC(2026, 2, 14, 9, 26, 53);

/** Something that a witness outside the relay saw. A visitor and what they asked is named by their e-mail address. */
export type Fact =
	| { is: "answered"; email: string; address: string; status: number; id: string; urgent: boolean; doubtful: boolean }
	/** A whole letter reached the mail server. `told`: the relay was answered that it had. */
	| { is: "letter"; email: string; messageId: string; told: boolean }
	| { is: "alert"; email: string; told: boolean }
	/** Somebody was told by e-mail that their request came. */
	| { is: "receipt"; email: string }
	/** They got the quote that they accepted, as a PDF. */
	| { is: "copy"; email: string }
	| { is: "digest"; emails: string[] }
	/** What waits beyond its promise. */
	| { is: "reminder"; channel: "letter" | "webhook"; id: string; emails: string[] }
	| { is: "alarm"; channel: "letter" | "webhook"; kind: string; phase: string; text: string }
	| { is: "mail"; condition: MailCondition }
	| { is: "gateway"; condition: GatewayCondition }
	| { is: "disk"; condition: DiskCondition }
	| { is: "file"; fault: "gone" }
	/** A page of it was spoilt; `spared`: whose requests can still be read there, one by one. */
	| { is: "file"; fault: "spoilt"; spared: string[] }
	/** Its first page was, without which it is no database. */
	| { is: "file"; fault: "headless" }
	| { is: "relay"; state: "up" | "stopped" | "crashed"; machine: number }
	| { is: "second-relay"; refused: boolean }
	| { is: "clock"; byMs: number }
	/** « half-erased »: the order said that it failed, and nobody knows how far it came. */
	| { is: "owner"; act: "released" | "resent" | "erased" | "half-erased"; email: string }
	/** He noted in the notebook that he called. `sure`: he was answered that it is noted. */
	| { is: "called"; email: string; sure: boolean; twice: boolean }
	/** He wrote a quote. `sure`: he was answered that it is kept. */
	| { is: "quoted"; email: string; sure: boolean }
	/** A photograph was kept: that was answered, or nobody knows. */
	| { is: "photo"; email: string; sure: boolean }
	/** Its customer accepted it. */
	| { is: "accepted"; email: string; sure: boolean }
	/** E-mail addresses of all requests that the store holds, of all its notes of a call, and of all accepted quotes, with all quotes' numbers, read with a program of its own. */
	| { is: "kept"; emails: string[]; called: string[]; photos: string[]; accepted: string[]; numbers: string[] };

/** `atMs` is the true time, whatever the relay's clock says; `order` that among all, for many happen in one moment. */
export type Event = Fact & { atMs: number; order: number };

/** Who is seen in the whole run: « v12@exemple.fr ». */
export const emailOf = (visitor: number) => `v${visitor}@exemple.fr`;
export const EMAIL = /\bv\d+@exemple\.fr\b/g;
/** Where an address cannot be read, the name says it too. */
export const namedIn = (text: string): string[] => [
	...new Set([...text.matchAll(/Visiteur v(\d+)/g)].map(([, visitor]) => emailOf(Number(visitor)))),
];
