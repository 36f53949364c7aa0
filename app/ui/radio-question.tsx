/**
 * One question with the browser's own radio buttons: what is answered drives styles (« :has »), so that it works before the
 * script and without it. `options` are values and their labels; `chosen` is the value that is checked from the start.
 */
export function RadioQuestion(props: {
	name: string;
	legend: string;
	options: Readonly<Record<string, string>>;
	chosen?: string;
}) {
	return (
		<fieldset>
			<legend className="font-semibold">{props.legend}</legend>
			<div className="mt-2 flex flex-wrap gap-2 *:grow sm:grid sm:grid-cols-2">
				{Object.entries(props.options).map(([value, label]) => (
					<label
						key={value}
						className="tap gap-2 rounded-sm border-2 border-soft bg-white px-3 has-checked:border-ink has-checked:bg-stone"
					>
						<input
							type="radio"
							name={props.name}
							value={value}
							defaultChecked={value === props.chosen}
							className="size-5 shrink-0 accent-ink"
						/>
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
