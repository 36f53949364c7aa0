import type { ReactNode } from "react";
import type { AtelierAct } from "#atelier/views.ts";
import { type Act, type Frame, fields } from "#notebook/views.ts";

/** What every form carries without showing it. */
export function Fields({ of }: { of: Record<string, string | number> }) {
	return Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface FormProps {
	id?: string;
	frame: Pick<Frame, "fields">;
	/** Further hidden fields. */
	also?: Record<string, string | number>;
	/** Where it posts to; the page's own address when absent. */
	action?: string;
	className?: string;
	/** The relay says what is wrong: a browser's own words would stand in its way. */
	noValidate?: boolean;
	children: ReactNode;
}

/** A form of somebody who was let in. */
export function Form({ id, frame, also = {}, action, className, noValidate, children }: FormProps) {
	return (
		<form id={id} method="post" action={action} className={className} noValidate={noValidate}>
			<Fields of={{ ...frame.fields, ...also }} />
			{children}
		</form>
	);
}

interface PressProps extends Omit<FormProps, "children"> {
	act?: Act | AtelierAct | "share" | "withdraw";
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
