/** Minutes of resistance as bars that share one scale. */
export function ResistanceLevels({ levels }: { levels: readonly { name: string; minutes: number; text: string }[] }) {
	const longest = Math.max(...levels.map((level) => level.minutes));
	return (
		<ul className="grid gap-8">
			{levels.map((level) => (
				<li key={level.name}>
					<h3 className="flex items-baseline justify-between gap-4">
						<span className="h3">{level.name}</span>
						<span className="figure-large text-[2.25rem]">
							{level.minutes}
							<span className="text-[0.6em]">{"\u00a0"}min</span>
						</span>
					</h3>
					<svg aria-hidden="true" width="100%" height="14" className="mt-2 block bg-rule">
						<rect width={`${(level.minutes / longest) * 100}%`} height="14" fill="currentColor" />
					</svg>
					<p className="mt-2">{level.text}</p>
				</li>
			))}
		</ul>
	);
}
