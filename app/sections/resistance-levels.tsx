/** Minutes of resistance, as large as they matter, over bars that share one scale. */
export function ResistanceLevels({ levels }: { levels: readonly { name: string; minutes: number; text: string }[] }) {
	const longest = Math.max(...levels.map((level) => level.minutes));
	return (
		<ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
			{levels.map((level) => (
				<li key={level.name}>
					<h3>
						<span className="figure-large block text-[clamp(6rem,14vw,12.5rem)]/[0.8]">
							{level.minutes}
							<span className="text-[0.25em]">{"\u00a0"}min</span>
						</span>
						<span className="h3 mt-6 block">{level.name}</span>
					</h3>
					<svg aria-hidden="true" width="100%" height="10" className="mt-3 block bg-rule">
						<rect width={`${(level.minutes / longest) * 100}%`} height="10" fill="currentColor" />
					</svg>
					<p className="mt-3">{level.text}</p>
				</li>
			))}
		</ul>
	);
}
