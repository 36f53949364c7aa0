import type { ReactNode } from "react";
import type { AtelierAct } from "#atelier/views.ts";
import { type Act, type Frame, fields, type INSTALL } from "#notebook/views.ts";
import { safeText } from "./time.ts";
import { words } from "./words.ts";

/** What every form carries without showing it. */
export function Fields({ of }: { of: Record<string, string | number> }) {
	return Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface FormProps {
	id?: string;
	frame: Pick<Frame, "fields">;
	/** Further hidden fields. */
	also?: Record<string, string | number>;
	/** Where it posts to; when absent the page itself, from its top: what is wrong stands there, wherever a link had led. */
	action?: string;
	className?: string;
	/** The relay says what is wrong: a browser's own words would stand in its way. */
	noValidate?: boolean;
	children: ReactNode;
}

/** A form of somebody who was let in. */
export function Form({ id, frame, also = {}, action = "#", className, noValidate, children }: FormProps) {
	return (
		<form id={id} method="post" action={action} className={className} noValidate={noValidate}>
			<Fields of={{ ...frame.fields, ...also }} />
			{children}
		</form>
	);
}

/** Of the one form of a page that asks for something. */
export const PAGE_FORM = "saisie";

/**
 * The form of a whole page: fields and buttons stand all over it, tied to this by its id, so that whichever button is pressed takes along
 * all that is typed. Its first button is what Enter in a field presses: it names no act, and the relay sees what was typed.
 */
export const PageForm = ({
	children,
	...form
}: Omit<FormProps, "id" | "noValidate" | "children"> & { children?: ReactNode }) => (
	<Form {...form} id={PAGE_FORM} noValidate>
		<Enter />
		{children}
	</Form>
);

/** What Enter in a field of the page presses. */
export const Enter = () => (
	<button type="submit" form={PAGE_FORM} tabIndex={-1} aria-hidden="true" className="sr-only">
		{words.noteTyped}
	</button>
);

interface PageButtonProps {
	name?: string;
	value: string | number;
	look?: string;
	label: ReactNode;
	about?: string;
}

/** A button of the page's form. */
export const PageButton = ({ name = fields.act, value, look = "btn btn-plain", label, about }: PageButtonProps) => (
	<button type="submit" form={PAGE_FORM} name={name} value={value} className={look}>
		{label}
		{about === undefined ? null : <span className="sr-only"> {about}</span>}
	</button>
);

/** What a field shows: what stands, or what was typed over it, which no press has noted (keep-typed.ts keeps it on the device). */
export const filled = (stands: string, typed: string | undefined) =>
	typed === undefined || typed === stands
		? { defaultValue: stands }
		: { defaultValue: safeText(typed), "data-before": stands };

interface PressProps extends Omit<FormProps, "children"> {
	act?: Act | AtelierAct | "share" | "withdraw" | "keep" | typeof INSTALL;
	label: ReactNode;
	/** Whom or what it is about, for who hears the button alone. */
	about?: string;
	/** Of the button. */
	look?: string;
}

/** A form that is one button. */
export function Press({ act, label, about, look = "btn btn-plain", also = {}, ...form }: PressProps) {
	return (
		<Form {...form} also={act === undefined ? also : { ...also, [fields.act]: act }}>
			<button type="submit" className={look}>
				{label}
				{about === undefined ? null : <span className="sr-only"> {about}</span>}
			</button>
		</Form>
	);
}

interface PartProps {
	title: string;
	/** Of the title, which then names the part. */
	id?: string;
	/** Left out on paper. */
	isOnScreen?: boolean;
	children: ReactNode;
}

/** A part of a page under its own title. */
export const Part = ({ title, id, isOnScreen = false, children }: PartProps) => (
	<section className={isOnScreen ? "block-part no-print" : "block-part"} aria-labelledby={id}>
		<h2 id={id} className="part-title">
			{title}
		</h2>
		{children}
	</section>
);
