import { type FieldFault, fields } from "#notebook/views.ts";

/** What is wrong with a field, over it. */
export const Wrong = ({ at, wrong }: { at: FieldFault["at"]; wrong: FieldFault | undefined }) =>
	wrong?.at === at ? (
		<p id={`${fields[at]}-erreur`} className="font-bold text-red">
			{wrong.text}
		</p>
	) : null;

/** A field's id and name, and what describes it: its help, and what is wrong with it. */
export const described = (at: FieldFault["at"], wrong: FieldFault | undefined, help = "") => ({
	id: fields[at],
	name: fields[at],
	...(wrong?.at === at
		? { "aria-invalid": true, "aria-describedby": `${help} ${fields[at]}-erreur`.trim() }
		: help && { "aria-describedby": help }),
});
