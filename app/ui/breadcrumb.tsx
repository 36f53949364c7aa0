import { Link } from "react-router";

/** Where the page stands. The last entry is the page itself. */
export function Breadcrumb({ trail, here }: { trail: { label: string; path: string }[]; here: string }) {
	return (
		<nav aria-label="Fil d’Ariane" className="text-small">
			<ol className="flex flex-wrap items-center gap-x-2">
				{trail.map((step) => (
					<li key={step.path} className="flex items-center gap-x-2">
						<Link to={step.path} className="link tap">
							{step.label}
						</Link>
						<span aria-hidden="true">›</span>
					</li>
				))}
				<li aria-current="page">{here}</li>
			</ol>
		</nav>
	);
}
