type BreadcrumbProps = {
	/** What it is called. */
	label: string;
	trail: readonly { label: string; path: string }[];
	here: string;
};

/** Where the page stands. The last entry is the page itself. */
export function Breadcrumb({ label, trail, here }: BreadcrumbProps) {
	return (
		<nav aria-label={label} className="-my-2 text-small md:my-0">
			<ol className="flex flex-wrap items-center gap-x-2">
				{trail.map((step) => (
					<li key={step.path} className="flex shrink-0 items-center gap-x-2">
						<a href={step.path} className="link tap">
							{step.label}
						</a>
						<span aria-hidden="true">›</span>
					</li>
				))}
				<li aria-current="page" className="max-sm:sr-only">
					{here}
				</li>
			</ol>
		</nav>
	);
}
