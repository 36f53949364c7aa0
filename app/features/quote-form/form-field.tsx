import type { ReactNode } from "react";
import { errorId, fieldId, type QuoteField } from "#shared/quote/fields.ts";

export const CONTROL =
	"mt-1.5 block min-h-13 w-full rounded-sm border-2 border-soft bg-white px-3 py-2.5 text-ink aria-invalid:border-red";

type FormFieldProps = {
	field: QuoteField;
	label: string;
	error: string | undefined;
	required?: boolean;
	hint?: string | undefined;
	wide?: boolean;
	children: ReactNode;
};

/** Label, control, hint and error of one answer, tied by their ids. */
export function FormField({ field, label, error, required = false, hint, wide = false, children }: FormFieldProps) {
	return (
		<div className={wide ? "sm:col-span-2" : ""}>
			<label htmlFor={fieldId(field)} className="font-semibold">
				{label} {required ? <span aria-hidden="true">*</span> : null}
			</label>
			{children}
			<p id={errorId(field)} hidden={!error} className="mt-1.5 font-semibold text-red">
				{error}
			</p>
			{hint ? (
				<p id={`${fieldId(field)}-hint`} className="mt-1.5 text-small text-soft">
					{hint}
				</p>
			) : null}
		</div>
	);
}
