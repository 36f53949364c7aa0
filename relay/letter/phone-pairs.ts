import { phoneLink } from "./phone-link.ts";

/** A French number in pairs, as it is read aloud, however it was typed: « 06 12 34 56 78 ». Any other stays as typed. */
export function phonePairs(typed: string): string {
	const national = /^tel:\+33([1-9]\d{8})$/.exec(phoneLink(typed) ?? "")?.[1];
	return national === undefined ? typed : `0${national}`.replace(/(\d\d)(?=\d)/g, "$1 ");
}
