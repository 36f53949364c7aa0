import { BelowTheFold } from "#app/features/navigation/route-change.tsx";
import { QuoteForm } from "#app/features/quote-form/quote-form.tsx";
import { QuoteSection } from "#app/sections/blocks.tsx";
import { CallBanner, PhoneNumber, SmsLink } from "#app/sections/call-link.tsx";
import { CheckList, RuledList } from "#app/sections/cards.tsx";
import { UnlessClosed } from "#app/sections/closure-notice.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PhoneCard } from "#app/sections/phone-card.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Icon, type IconDrawing } from "#app/ui/icon.tsx";
import { SplitSection } from "#app/ui/section.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { contactPage as page } from "#content/pages/contact.ts";
import { pictures } from "#content/pictures.ts";
import { sectionWords } from "#content/section-words.ts";
import type { Item } from "#content/shapes.ts";
import { paths } from "#content/site-map.ts";

export const head = () => pageHead(page.seo, paths.contact);

export default function Contact() {
	return (
		<>
			<PageHero
				picture={pictures["porte-claquee"]}
				hero={page.hero}
				path={paths.contact}
				callLabel={sectionWords.call.urgent}
			/>
			<BelowTheFold>
				<ContactCards />
				<QuoteSection {...page.form} aside={<PhoneCard />}>
					<QuoteForm />
				</QuoteSection>
				<SplitSection {...page.reasons} list={RuledList} />
				<SplitSection title={page.didYouKnow.title} ground="stone">
					<CheckList items={page.didYouKnow.items} />
				</SplitSection>
				<CallBanner
					title={page.emergency.title}
					text={<UnlessClosed>{page.emergency.text}</UnlessClosed>}
					offersQuote={false}
				/>
			</BelowTheFold>
		</>
	);
}

function ContactCards() {
	const { phone, email, area, hours } = page.cards;
	return (
		<section className="band">
			<h2 className="sr-only">{chrome.footer.contactTitle}</h2>
			<ul className="wrap grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-[1fr_1.3fr_1fr_1fr]">
				<ContactCard icon="phone" card={phone}>
					<div className="flex flex-wrap items-center gap-x-6">
						<PhoneNumber className="tap h3" />
						<SmsLink number={business.smsNumber} body={`${chrome.sms.hello}\u00a0`} className="mt-2" />
					</div>
				</ContactCard>
				<ContactCard icon="mail" card={email}>
					<a href={business.mailHref} className="link tap text-small wrap-anywhere">
						{business.email}
					</a>
				</ContactCard>
				<ContactCard icon="pin" card={area}>
					<a href={paths.serviceArea} className="link tap">
						{page.cards.area.link}
					</a>
				</ContactCard>
				<ContactCard icon="clock" card={hours} />
			</ul>
		</section>
	);
}

function ContactCard({ icon, card, children }: { icon: IconDrawing; card: Item; children?: React.ReactNode }) {
	return (
		<li className="border-t-4 border-ink pt-4">
			<h3 className="h3 flex items-center gap-3">
				<Icon name={icon} className="size-6" />
				{card.title}
			</h3>
			<p className="mt-2">{card.text}</p>
			{children}
		</li>
	);
}
