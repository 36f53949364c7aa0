import { expect, test } from "vitest";
import { deviceWords, entranceWords } from "#notebook/pages/words.ts";
import { addresses } from "#notebook/views.ts";
import { journeys } from "#tests/support/journey.ts";
import { commandLink } from "#tests/support/notebook.ts";

const here = journeys();

test("une clé se fait sur l’appareil et ouvre le carnet ; refusée par l’appareil, la page le dit", async () => {
	const { site } = here;
	const page = await here.arrive();
	// A key belongs to a name.
	const url = site.url.replace("127.0.0.1", "localhost");
	const device = await page.context().newCDPSession(page);
	await device.send("WebAuthn.enable");
	const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
			...{ isUserVerified: true, automaticPresenceSimulation: true },
		},
	});
	await page.goto(await commandLink({ ...site, url }));
	await page.getByRole("button", { name: entranceWords.press.button }).click();
	await page.waitForURL(`**${addresses.toCall}`);

	await page.goto(url + addresses.devices);
	await page.getByRole("button", { name: deviceWords.makeKey }).click();
	await page.getByText("La clé est faite").waitFor();
	await page.getByRole("button", { name: deviceWords.leave }).click();
	await page.waitForURL(`**${addresses.enter}`);

	await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
	await page.getByRole("button", { name: entranceWords.passkey.button }).click();
	await page.getByText(entranceWords.passkey.failed).waitFor();
	await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
	await page.getByRole("button", { name: entranceWords.passkey.button }).click();
	await page.waitForURL(`**${addresses.toCall}`);
	expect(await page.locator("h1").innerText()).toBe("À rappeler");

	await page.goto(site.url + addresses.enter);
	expect(
		await page.getByRole("button", { name: entranceWords.passkey.button }).isVisible(),
		"à une adresse en chiffres",
	).toBe(false);
});
