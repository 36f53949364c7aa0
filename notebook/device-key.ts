/*
 * The buttons of a passkey, where the device can hold one: a press asks the device, and its answer goes with the button's form. Runs in
 * the browser; without it these buttons stay hidden, and the link by e-mail lets in.
 */

const button = document.querySelector<HTMLButtonElement>("button[data-challenge]");
const form = button?.form;
const answer = form?.querySelector<HTMLInputElement>("[name=cle]");
const part = button?.parentElement?.parentElement;
// A key belongs to a name: an address in figures has none.
if (button && form && answer && part && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname)) {
	for (let hidden: HTMLElement | null = button; hidden; hidden = hidden.parentElement) hidden.hidden = false;
	button.addEventListener("click", (event) => {
		event.preventDefault();
		ask(button.dataset.challenge ?? "", button.dataset.firm).then(
			(made) => {
				answer.value = JSON.stringify(made);
				form.requestSubmit(button);
			},
			() => {
				const line = part.querySelector("[role=status]");
				if (line) line.textContent = button.dataset.failed ?? "";
			},
		);
	});
	// Back from the next page: the answer has served.
	window.addEventListener("pageshow", () => {
		answer.value = "";
	});
}

/** @param firm whose notebook a new key is for; nothing where one that is known signs */
async function ask(challenge: string, firm?: string): Promise<Record<string, string>> {
	const asked = { challenge: bytes(challenge), userVerification: "required" } as const;
	if (firm === undefined) {
		const { id, response } = (await navigator.credentials.get({ publicKey: asked })) as PublicKeyCredential;
		const { clientDataJSON, authenticatorData, signature } = response as AuthenticatorAssertionResponse;
		return { id, ...named({ clientData: clientDataJSON, authenticatorData, signature }) };
	}
	const { id, response } = (await navigator.credentials.create({
		publicKey: {
			challenge: asked.challenge,
			rp: { name: firm },
			// One owner: a second key on the same device takes the place of the first.
			user: { id: new TextEncoder().encode("carnet"), name: "Le carnet", displayName: firm },
			pubKeyCredParams: [-7, -257].map((alg) => ({ type: "public-key", alg })),
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
		},
	})) as PublicKeyCredential;
	const { clientDataJSON, getAuthenticatorData, getPublicKey } = response as AuthenticatorAttestationResponse;
	const [authenticatorData, publicKey] = [getAuthenticatorData.call(response), getPublicKey.call(response)];
	return { id, ...named({ clientData: clientDataJSON, authenticatorData, publicKey: publicKey ?? new ArrayBuffer() }) };
}

const named = (parts: Record<string, ArrayBuffer>) =>
	Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, base64url(value)]));

const bytes = (base64url: string) =>
	Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const base64url = (of: ArrayBuffer) =>
	btoa(String.fromCharCode(...new Uint8Array(of)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");

export {};
