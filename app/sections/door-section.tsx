/**
 * A clad door cut across and seen from above, landing side at the bottom: what is wood, what is steel, what meets the
 * frame. The numbers are those of the list beside it, which says the same in words.
 */
export function DoorSection() {
	return (
		<svg viewBox="0 -14 720 352" aria-hidden="true" className="w-full forced-color-adjust-none bg-paper">
			<path className="fill-rule" d="M0 60H84V250H0ZM636 60H720V250H636Z" />
			<path className="fill-soft" d="M84 90H128V216H84ZM592 90H636V216H592Z" />
			<path fill="#b98a5e" d="M136 110H584V178H136Z" />
			<path
				stroke="#96683f"
				strokeWidth="2"
				fill="none"
				d="M136 124H584M136 137Q360 131 584 139M136 152H584M136 166Q360 172 584 165"
			/>
			<path className="fill-none stroke-night" strokeWidth="9" d="M136 116V183H584V116" />
			<path className="fill-none stroke-steel" strokeWidth="11" d="M600 226H572V196M120 226H148V196" />
			<path className="fill-mist stroke-night" strokeWidth="3" d="M520 134H612V154H520Z" />
			<path className="fill-orange stroke-night" strokeWidth="3" d="M474 96H500V212H474Z" />
			<path className="fill-mist stroke-night" strokeWidth="3" d="M108 78H156V104H108Z" />
			<g className="fill-night">
				<circle cx="120" cy="91" r="4.5" />
				<circle cx="132" cy="91" r="4.5" />
				<circle cx="144" cy="91" r="4.5" />
			</g>
			<path
				className="fill-none stroke-ink"
				strokeWidth="2"
				d="M320 183V276M596 232V276M566 134V46M487 96V46M132 78V46"
			/>
			<g className="fill-ink">
				<circle cx="320" cy="292" r="29" />
				<circle cx="596" cy="292" r="29" />
				<circle cx="566" cy="28" r="29" />
				<circle cx="487" cy="28" r="29" />
				<circle cx="132" cy="28" r="29" />
			</g>
			<g className="fill-white font-sign font-bold" fontSize="32" textAnchor="middle">
				<text x="320" y="303">
					1
				</text>
				<text x="596" y="303">
					2
				</text>
				<text x="566" y="39">
					3
				</text>
				<text x="487" y="39">
					4
				</text>
				<text x="132" y="39">
					5
				</text>
			</g>
		</svg>
	);
}
