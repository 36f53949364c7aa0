import { business } from "#content/business.ts";

/** On paper only, in place of the header: whose page this is, the number to dial and the address to come back to. */
export function PrintHead({ path }: { path: string }) {
	return (
		<p className="hidden print:block">
			<b>{business.name}</b>
			{` · ${business.phoneNational} · ${__SITE_URL__}${path}`}
		</p>
	);
}
