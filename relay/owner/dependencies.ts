import type { Tried } from "#notebook/try-channels.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { Copier } from "#relay/upkeep/copier.ts";

/** Exit codes: done; not done, or something is wrong; not understood. */
export const EXIT = { done: 0, trouble: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** What the command needs of the world. */
export interface Dependencies {
	openStore(): Promise<RequestStore>;
	/** Erases the letters on this disk that carry these ids; resolves to their number. */
	eraseLetters(ids: readonly string[]): number;
	nowMs(): number;
	/** Width of the terminal. */
	cells: number;
	hasWebhook: boolean;
	/** Whether taps and requests are counted. */
	countsCalls: boolean;
	/** Where letters are written for want of a mail server. */
	mailFolder?: string;
	/** Makes copies off the machine; absent when the settings name no place. */
	copierOf?(store: RequestStore): Copier;
	/** Whether the folder of copies is on the disk of the requests. */
	areCopiesOnSameDisk?(): boolean;
	/** Room left on the disk of the requests; absent when they are on another server. */
	freeBytes?(): Promise<number>;
	/** Whether other accounts of the machine may look into the folder of requests. */
	isOpenToOthers?(): boolean;
	/** Sends a trial by every channel; resolves to what each answered. */
	tryChannels?(): Promise<Tried[]>;
	say(line: string): void;
	/** For what went wrong. */
	warn(line: string): void;
	/** Asks for a « oui »; undefined when nobody is there to answer. */
	confirm?(question: string): Promise<boolean>;
}
