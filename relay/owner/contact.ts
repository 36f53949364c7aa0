import { samePhone } from "#relay/letter/read-phone.ts";
import type { RequestFile } from "#relay/store/records.ts";
import type { Contact } from "./arguments.ts";

/** Requests of one person: the same address whatever its capitals, or the same number however it is written. */
export function requestsOf({ email, phone }: Contact, requests: readonly RequestFile[]): RequestFile[] {
	return requests.filter(
		({ quote }) =>
			(email !== undefined && sameText(quote.email, email)) || (phone !== undefined && samePhone(quote.phone, phone)),
	);
}

function sameText(one: string, other: string): boolean {
	const plain = (text: string) => text.trim().normalize("NFC").toLowerCase();
	return plain(one) === plain(other);
}

/** Crockford's reading: what is read out over the phone as O, I or L was written 0 or 1. */
function readAloud(id: string): string {
	return id.trim().toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
}

/** A request by its number, or by its last eight signs. */
export function findRequest(typed: string, requests: readonly RequestFile[]): RequestFile | undefined {
	const wanted = readAloud(typed);
	return requests.find(({ id }) => id === wanted) ?? requests.find(({ id }) => id.split("-")[1] === wanted);
}
