/** Names of the fields that the form of a quote sends; of a row « 3.quoi ». */
export const quoteFields = {
	...{ name: "client", address: "adresse", firm: "pro", place: "lieu", nature: "nature", urgent: "urgence" },
	...{ discount: "remise", day: "jour", valid: "valable", deposit: "acompte", note: "remarque", waste: "dechets" },
	...{ what: "quoi", quantity: "combien", unit: "unite", price: "prix", rate: "tva" },
	option: "option",
} as const;

export type RowField = "what" | "quantity" | "unit" | "price" | "rate";

export const rowField = (row: number | "option", field: RowField): string => `${row}.${quoteFields[field]}`;
