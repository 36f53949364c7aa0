import type { ReactNode } from "react";
import type { AtelierAct } from "#atelier/views.ts";
import { type Act, type Frame, fields } from "#notebook/views.ts";

/** What every form carries without showing it. */
export function Fields({ of }: { of: Record<string, string | number> }) {
	return Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface FormProps {
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
export function Form({ frame, also = {}, action, className, noValidate, children }: FormProps) {
	return (
		<form method="post" action={action} className={className} noValidate={noValidate}>
			<Fields of={{ ...frame.fields, ...also }} />
			{children}
		</form>
	);
}

interface PressProps extends Omit<FormProps, "children"> {
	act: Act | AtelierAct | "share" | "withdraw";
	label: ReactNode;
	/** Of the button. */
	look?: string;
}

/** A form that is one button. */
export function Press({ act, label, look = "btn btn-plain", also = {}, ...form }: PressProps) {
	return (
		<Form {...form} also={{ ...also, [fields.act]: act }}>
			<button type="submit" className={look}>
				{label}
			</button>
		</Form>
	);
}
