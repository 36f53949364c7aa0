/** 30151 → « 30 151 », with the narrow no-break space that French puts between thousands. */
export function integer(value: number): string {
	return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
