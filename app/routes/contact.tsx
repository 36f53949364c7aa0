import { BelowTheFold } from "#app/features/navigation/route-change.tsx";
import { QuoteForm } from "#app/features/quote-form/quote-form.tsx";
import { QuoteSection } from "#app/sections/blocks.tsx";
import { CallBanner, PhoneNumber, SmsLink } from "#app/sections/call-link.tsx";
import { CheckList, RuledList } from "#app/sections/cards.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PhoneCard } from "#app/sections/phone-card.tsx";
import { UnlessClosed } from "#app/sections/unless-closed.tsx";
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
				<QuoteSection {...page.form} aside={<PhoneCard />} isUnderNumber>
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
			<ul className="wrap grid gap-x-16 lg:grid-cols-[5fr_7fr]">
				<ContactCard icon="phone" card={phone} isFirst>
					<div className="flex flex-wrap items-center gap-x-6">
						<PhoneNumber className="tap h2" />
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

type CardProps = { icon: IconDrawing; card: Item; isFirst?: boolean; children?: React.ReactNode };

/** The number large, the other ways beside it. */
function ContactCard({ icon, card, isFirst = false, children }: CardProps) {
	return (
		<li
			className={
				isFirst ? "border-t-4 border-ink py-4 lg:row-span-3" : "rule-top gap-8 py-4 sm:grid sm:grid-cols-[2fr_3fr]"
			}
		>
			<h3 className="h3 flex gap-3 self-start">
				<Icon name={icon} className="size-6" />
				{card.title}
			</h3>
			<div className={isFirst ? "mt-2" : "mt-2 sm:mt-0"}>
				<p>{card.text}</p>
				{children}
			</div>
		</li>
	);
}
