import { load } from "cheerio";
import { describe, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { paths } from "#content/site-map.ts";
import { absentFrom } from "#tests/support/absent-from.ts";
import { eventually } from "#tests/support/eventually.ts";
import { ANY_SIZE, journeys, startSite } from "#tests/support/journey.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { fill, send } from "#tests/support/quote-form.ts";

const { arrive, arriveAt } = journeys();

async function siteWithMail() {
	const mail = await startMailServer();
	const site = await startSite({ SMTP_URL: mail.url });
	onTestFinished(() => site.stop());
	const letter = async () => {
		await eventually("une lettre", () => mail.received.length);
		return mail.open();
	};
	return { site, mail, letter };
}

describe.each(ANY_SIZE)("$where", ({ size }) => {
	test("Mme Lefèvre, porte claquée, écrit ; l’artisan ouvre sa lettre, marquée urgente", async () => {
		const { site, mail, letter } = await siteWithMail();
		const page = await arriveAt(paths.contact, { size, site });
		await fill(page, mmeLefevre);
		await send(page);
		await page.getByText("Message envoyé !").waitFor();

		const { subject, replyTo, from, to, headers, html, text } = await letter();
		expect(subject).toBe(`URGENT · ${mmeLefevre.city} · ${mmeLefevre.service} · ${mmeLefevre.name}`);
		expect(replyTo).toEqual([{ name: mmeLefevre.name, address: mmeLefevre.email }]);
		expect([from?.address, to?.[0]?.address]).toEqual([business.email, business.email]);
		expect(headers.find((header) => header.key === "importance")?.value).toBe("High");
		const $ = load(html ?? "");
		const cells = $("td")
			.toArray()
			.map((cell) => $(cell).text().replace(/\n+/g, "\n").trim());
		expect(cells).toEqual(
			expect.arrayContaining([
				"URGENT",
				mmeLefevre.service,
				mmeLefevre.name,
				`${mmeLefevre.city}\n0\u00a0km, 10\u00a0min`,
				mmeLefevre.email,
				mmeLefevre.message,
			]),
		);
		expect($('a[href="tel:+33639981234"]').text()).toContain(mmeLefevre.phone);
		expect(absentFrom(text, [mmeLefevre.phone, mmeLefevre.message])).toEqual([]);
		expect(mail.received).toHaveLength(1);
		expect(site.events.filter((event) => event.event === "quote_kept")).toHaveLength(1);
	});

	test("M. Da Silva, sans script, écrit d’une page de service ; sa lettre n’est pas urgente", async () => {
		const { site, letter } = await siteWithMail();
		const page = await arrive({ size, site, script: false });
		await page.goto(paths.armouredDoor);
		const { service, ...rest } = mDaSilva;
		await fill(page, rest);
		await send(page);
		await page.getByText("Message envoyé !").waitFor();

		const { subject, replyTo, html, text } = await letter();
		expect(subject).toBe(`${mDaSilva.city} · ${service} · ${mDaSilva.name}`);
		expect(replyTo?.[0]?.address).toBe(mDaSilva.email);
		expect(html).toContain('href="tel:+33639985678"');
		expect(absentFrom(text, [mDaSilva.name, mDaSilva.city, mDaSilva.message])).toEqual([]);
		expect(text).not.toContain("URGENT\n");
	});
});
