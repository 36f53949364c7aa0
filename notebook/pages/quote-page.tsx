import type { ReactNode } from "react";
import { atelierAddresses } from "#atelier/views.ts";
import { quoteFields, type RowField as RowName, rowField } from "#notebook/quote/field-names.ts";
import { EMPTY_ROWS } from "#notebook/quote/read-form.ts";
import { riseOf } from "#notebook/quote/rise.ts";
import { RATES } from "#notebook/quote/totals.ts";
import { addresses, fields, type ViewOf } from "#notebook/views.ts";
import { Whole } from "./document.tsx";
import { Fields, filled, PageForm, Part } from "./form.tsx";
import { QuoteDocument } from "./quote-document.tsx";
import { quoteWords as words } from "./words-quote.ts";
import { requestWords } from "./words-request.ts";

type QuoteView = ViewOf<"quote">;

/** « Faire un devis »: its lines from the schedule, then the whole of it before it leaves. */
export function QuotePage(view: QuoteView) {
	const { id, missing, preview, errors, frame } = view;
	const [first] = errors?.keys() ?? [];
	return (
		<Whole
			title={words.title}
			frame={frame}
			more={
				first === undefined ? null : (
					<a href={`#${first}`} className="link tap">
						{requestWords.toField}
					</a>
				)
			}
			above={
				<a href={addresses.request(id)} className="link tap">
					{words.back}
				</a>
			}
		>
			{missing.length > 0 ? <Missing missing={missing} /> : preview ? <Preview view={view} /> : <Ask view={view} />}
		</Whole>
	);
}

const Missing = ({ missing }: Pick<QuoteView, "missing">) => (
	<>
		<p className="mb-3">{words.missing}</p>
		<ul className="told">
			{missing.map(({ name, group }) => (
				<li key={name}>
					<a href={atelierAddresses.group(group)} className="link tap">
						{name}
					</a>
				</li>
			))}
		</ul>
	</>
);

/** All that was typed goes along: without script too. */
const Preview = ({
	view: { preview = [], hasStreet, chargesFreeTravel, chargesLabourTwice, forgets, accepted, typed, frame },
}: {
	view: QuoteView;
}) => (
	<form method="post" action="#">
		<Fields of={{ ...typed, ...frame.fields }} />
		<p className="mb-4 font-bold">{words.check}</p>
		{hasStreet === false ? <p className="chip chip-half mb-4">{words.noStreet}</p> : null}
		{chargesFreeTravel ? <p className="chip chip-half mb-4">{words.freeTravel}</p> : null}
		{accepted === undefined ? null : <p className="chip chip-half mb-4">{words.accepted(accepted)}</p>}
		{forgets === undefined ? null : <p className="chip chip-half mb-4">{words.forgets(forgets)}</p>}
		{chargesLabourTwice ? <p className="chip chip-half mb-4">{words.labourTwice}</p> : null}
		<QuoteDocument blocks={preview} />
		<p className="my-4">{words.notice}</p>
		<div className="save">
			<button type="submit" name={fields.act} value="send" className="btn btn-strong grow">
				{words.send}
			</button>
			<button type="submit" name={fields.act} value="edit" className="btn btn-plain">
				{words.edit}
			</button>
		</div>
	</form>
);

function Ask({ view }: { view: QuoteView }) {
	const { rows, frame, typed, errors } = view;
	const isRow = (row: number) => row < rows - EMPTY_ROWS;
	const shown = Array.from({ length: rows }, (_, row) => row);
	const isTyped = (name: string) => (typed[name] ?? "") !== "" || errors?.has(name) === true;
	return (
		<PageForm frame={frame} className="questions">
			<Part id="pour-qui" title={words.customer}>
				<Text view={view} name="name" />
				<Text view={view} name="address" isLong />
				<Tick view={view} name="firm" />
			</Part>
			<Part id="travail" title={words.work}>
				<Text view={view} name="nature" isLong />
				<Tick view={view} name="urgent" hint={words.urgentHint} />
			</Part>
			<Part id="lignes" title={words.lines}>
				<p className="mb-3">{words.lead}</p>
				{shown.filter(isRow).map((row) => (
					<PricedRow key={row} row={row} view={view} />
				))}
				<Fold title={words.more} isOpen={shown.some((row) => !isRow(row) && isTyped(rowField(row, "what")))}>
					{shown
						.filter((row) => !isRow(row))
						.map((row) => (
							<Row key={row} row={row} view={view} />
						))}
				</Fold>
				<Fold title={words.option} isOpen={isTyped(rowField("option", "what"))}>
					<Row row="option" view={view} />
				</Fold>
				<div className="mt-5">
					<Text view={view} name="day" type="date" />
				</div>
				<Fold
					title={words.terms}
					isOpen={(["discount", "deposit", "waste", "note", "place"] as const).some((name) =>
						isTyped(quoteFields[name]),
					)}
				>
					<Text view={view} name="discount" inputMode="decimal" />
					<Text view={view} name="deposit" inputMode="decimal" />
					<Text view={view} name="valid" inputMode="numeric" />
					<Text view={view} name="place" />
					<Text view={view} name="waste" isLong />
					<Text view={view} name="note" isLong />
				</Fold>
			</Part>
			<div className="save">
				<p className="quote-sum" data-rows={rows} role="status" hidden />
				<button type="submit" name={fields.act} value="preview" className="btn btn-strong grow">
					{words.preview}
				</button>
			</div>
		</PageForm>
	);
}

/** Characters that a line of a telephone shows. */
const IN_ONE_LINE = 30;

const Fold = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
	<details className="fold mt-3" open={isOpen}>
		<summary className="btn btn-plain">{title}</summary>
		<div className="fold-in">{children}</div>
	</details>
);

interface FieldProps {
	view: QuoteView;
	/** In the form. */
	field: string;
	label: string;
	isLong?: boolean;
	type?: string;
	inputMode?: "decimal" | "numeric";
}

function Labelled({ view: { typed, errors }, field, label, isLong = false, type, inputMode }: FieldProps) {
	const error = errors?.get(field);
	const input = {
		...{ id: field, name: field, className: "field w-full", autoComplete: "off" },
		...filled("", typed[field]),
		"aria-invalid": error === undefined ? undefined : true,
		"aria-describedby": error === undefined ? undefined : `${field}-erreur`,
	} as const;
	return (
		<div className="min-w-0">
			<label htmlFor={field} className="block font-bold">
				{label}
			</label>
			{error === undefined ? null : (
				<p id={`${field}-erreur`} className="font-bold text-red">
					{error}
				</p>
			)}
			{isLong ? <textarea {...input} rows={2} /> : <input {...input} type={type} inputMode={inputMode} />}
		</div>
	);
}

type Named = "name" | "address" | "place" | "nature" | "discount" | "day" | "valid" | "deposit" | "waste" | "note";

const Text = ({ name, ...field }: { name: Named } & Omit<FieldProps, "field" | "label">) => (
	<div className="question">
		<Labelled {...field} field={quoteFields[name]} label={words.labels[name]} />
	</div>
);

const Tick = ({ view: { typed }, name, hint }: { view: QuoteView; name: "firm" | "urgent"; hint?: string }) => (
	<label className="tick items-center">
		<input type="checkbox" name={quoteFields[name]} value="oui" defaultChecked={typed[quoteFields[name]] === "oui"} />
		<span className="min-w-0">
			{words.labels[name]}
			{hint === undefined ? null : <span className="block text-small text-soft">{hint}</span>}
		</span>
	</label>
);

interface RowProps {
	row: number | "option";
	view: QuoteView;
}

/** A line of the schedule: a press on its words opens them. Only how many is asked at once. */
function PricedRow({ row, view }: RowProps) {
	const typed = (name: RowName) => view.typed[rowField(row, name)] ?? "";
	const isRise = riseOf(typed("what")) > 0;
	const quantity = rowField(row, "quantity");
	const isWrong = (["what", "unit", "price", "rate"] as const).some((name) => view.errors?.has(rowField(row, name)));
	return (
		<fieldset className="quote-row quote-row-priced">
			<legend className="sr-only">{typed("what")}</legend>
			<details className="fold" open={isWrong}>
				<summary className="tap">
					<span>
						{typed("what")}
						<span className="block text-soft" data-each={rowField(row, "price")}>
							{typed("price") === "" && isRise
								? words.risen
								: words.each(
										typed("price"),
										typed("unit"),
										view.hasVat ? rateName(Number(typed("rate")) || RATES[0]) : undefined,
									)}
						</span>
					</span>
				</summary>
				<div className="fold-in">
					<RowField row={row} view={view} name="what" />
					<RowFigures row={row} view={view} names={["unit", "price"]} />
				</div>
			</details>
			{isRise ? (
				<label className="tick items-center">
					<input type="checkbox" name={quantity} value="1" defaultChecked={typed("quantity") === "1"} />
					<span>
						{words.counted}
						<span className="sr-only"> {typed("what")}</span>
					</span>
				</label>
			) : (
				<>
					{/* For a thumb, where the script adds (notebook/quote-sum.ts). */}
					<Adds field={quantity} more={-1} says={words.oneLess(typed("what"))} />
					<RowField row={row} view={view} name="quantity" />
					<Adds field={quantity} more={1} says={words.oneMore(typed("what"))} />
				</>
			)}
		</fieldset>
	);
}

const Adds = ({ field, more, says }: { field: string; more: 1 | -1; says: string }) => (
	<button type="button" data-adds={field} value={more} hidden className="btn btn-plain">
		<span aria-hidden="true">{more > 0 ? "+ 1" : "− 1"}</span>
		<span className="sr-only">{says}</span>
	</button>
);

const Row = ({ row, view }: RowProps) => (
	<fieldset className="quote-row">
		<legend className="sr-only">{view.typed[rowField(row, "what")] || words.more}</legend>
		<RowField row={row} view={view} name="what" />
		<RowFigures row={row} view={view} names={["quantity", "unit", "price"]} />
	</fieldset>
);

/** « 5,5 % ». */
const rateName = (rate: number) => `${String(rate / 100).replace(".", ",")}\u202f%`;

type Written = Exclude<RowName, "rate">;

const RowField = ({ row, view, name }: RowProps & { name: Written }) => (
	<Labelled
		view={view}
		field={rowField(row, name)}
		label={words.labels[name]}
		isLong={(view.typed[rowField(row, name)] ?? "").length > IN_ONE_LINE}
		{...(name === "quantity" || name === "price" ? { inputMode: "decimal" } : {})}
	/>
);

function RowFigures({ row, view, names }: RowProps & { names: readonly Written[] }) {
	const rate = rowField(row, "rate");
	return (
		<div className={view.hasVat ? "quote-row-figures with-vat" : "quote-row-figures"}>
			{names.map((name) => (
				<RowField key={name} row={row} view={view} name={name} />
			))}
			{view.hasVat ? (
				<div className="min-w-0">
					<label htmlFor={rate} className="block font-bold">
						{words.labels.rate}
					</label>
					<select id={rate} name={rate} defaultValue={view.typed[rate] ?? RATES[0]} className="field w-full">
						{RATES.map((one) => (
							<option key={one} value={one}>
								{rateName(one)}
							</option>
						))}
					</select>
				</div>
			) : null}
		</div>
	);
}
