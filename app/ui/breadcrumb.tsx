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
				{trail.map((step, index) => (
					<li key={step.path} className="flex shrink-0 items-center gap-x-2">
						{index > 0 ? <Mark /> : null}
						<a href={step.path} className="link tap">
							{step.label}
						</a>
					</li>
				))}
				<li aria-current="page" className="flex gap-x-2 max-sm:sr-only">
					<Mark />
					{here}
				</li>
			</ol>
		</nav>
	);
}

const Mark = () => <span aria-hidden="true">›</span>;
