import { load } from "cheerio";
import { expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { paths } from "#content/site-map.ts";
import { absentFrom } from "#tests/support/absent-from.ts";
import { eventually } from "#tests/support/eventually.ts";
import { journeys, startSite } from "#tests/support/journey.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { fill, send, success } from "#tests/support/quote-form.ts";

const { arriveAt } = journeys();

test("Mme Lefèvre, porte claquée, écrit ; l’artisan ouvre sa lettre, marquée urgente", async () => {
	const mail = await startMailServer();
	const site = await startSite({ SMTP_URL: mail.url });
	onTestFinished(() => site.stop());
	const page = await arriveAt(paths.contact, { size: "phone", site });
	await fill(page, mmeLefevre);
	await send(page);
	await success(page).waitFor();

	await eventually("une lettre", () => mail.received.length);
	const { subject, replyTo, from, to, headers, html, text } = await mail.open();
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
			`${mmeLefevre.city}\nvotre ville, 10\u00a0min`,
			mmeLefevre.email,
			mmeLefevre.message,
		]),
	);
	expect($('a[href="tel:+33639981234"]').text()).toContain(mmeLefevre.phone);
	expect(absentFrom(text, [mmeLefevre.phone, mmeLefevre.message])).toEqual([]);
	expect(mail.received).toHaveLength(1);
	expect(site.events.filter((event) => event.event === "quote_kept")).toHaveLength(1);
});
