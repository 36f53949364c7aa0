import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** What a device answers that holds a key, made here by hand (WebAuthn, § 6.1): any part of it may be changed. */
export function authenticator(of: { publicKey: KeyObject; privateKey: KeyObject } = newKey()) {
	const id = createHash("sha256")
		.update(of.publicKey.export({ type: "spki", format: "der" }))
		.digest("base64url");
	const about = (type: string, { challenge, origin, site = new URL(origin).hostname, flags = 0b101 }: Question) => ({
		clientData: Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })),
		authenticatorData: Buffer.concat([createHash("sha256").update(site).digest(), Buffer.from([flags, 0, 0, 0, 0])]),
	});
	const json = (parts: Record<string, Buffer>) =>
		JSON.stringify({
			id,
			...Object.fromEntries(Object.entries(parts).map(([name, of]) => [name, of.toString("base64url")])),
		});
	return {
		made: (question: Question) =>
			json({
				...about(question.type ?? "webauthn.create", question),
				publicKey: of.publicKey.export({ type: "spki", format: "der" }),
			}),
		signed(question: Question) {
			const parts = about(question.type ?? "webauthn.get", question);
			const hashed = createHash("sha256").update(parts.clientData).digest();
			const signature = sign("sha256", Buffer.concat([parts.authenticatorData, hashed]), of.privateKey);
			return json({ ...parts, signature });
		},
	};
}

export const newKey = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

/** What a page asks of a device, and how a false one answers. */
interface Question {
	challenge: string;
	origin: string;
	/** The site that the device believes to be on. */
	site?: string;
	flags?: number;
	type?: string;
}
