/**
 * A clad door cut across and seen from above, landing side at the bottom: what is wood, what is steel, what meets the
 * frame. The numbers are those of the list beside it, which says the same in words.
 */
export function DoorSection() {
	return (
		<svg viewBox="0 -14 720 352" aria-hidden="true" className="w-full max-w-3xl forced-color-adjust-none bg-paper">
			<path className="fill-rule" d="M0 60H84V250H0ZM636 60H720V250H636Z" />
			<path className="fill-soft" d="M84 90H128V188H84ZM592 90H636V188H592Z" />
			<path fill="#b98a5e" d="M136 110H584V178H136Z" />
			<path
				stroke="#96683f"
				strokeWidth="2"
				fill="none"
				d="M136 124H584M136 137Q360 131 584 139M136 152H584M136 166Q360 172 584 165"
			/>
			<path className="fill-none stroke-night" strokeWidth="9" d="M136 108V183H584V108" />
			<path className="fill-steel stroke-night" strokeWidth="2" d="M556 189H630V201H556ZM90 189H164V201H90Z" />
			<path className="stroke-mist" strokeWidth="4" d="M614 189V204M106 189V204" />
			<path className="fill-mist stroke-night" strokeWidth="3" d="M520 134H612V154H520Z" />
			<path className="fill-orange stroke-night" strokeWidth="3" d="M474 104H500V190H474Z" />
			<path className="fill-mist stroke-night" strokeWidth="3" d="M92 84H132V96H92ZM132 96H164V108H132Z" />
			<circle className="fill-mist stroke-night" strokeWidth="3" cx="132" cy="92" r="15" />
			<g className="fill-night">
				<circle cx="132" cy="92" r="5" />
				<circle cx="123" cy="86" r="2.5" />
				<circle cx="141" cy="86" r="2.5" />
				<circle cx="132" cy="103" r="2.5" />
			</g>
			<path
				className="fill-none stroke-ink"
				strokeWidth="2"
				d="M320 183V276M596 201V276M566 134V46M487 96V46M132 78V46"
			/>
			<g className="fill-ink">
				<circle cx="320" cy="292" r="22" />
				<circle cx="596" cy="292" r="22" />
				<circle cx="566" cy="28" r="22" />
				<circle cx="487" cy="28" r="22" />
				<circle cx="132" cy="28" r="22" />
			</g>
			<g className="fill-white font-sign font-bold" fontSize="25" textAnchor="middle">
				<text x="320" y="301">
					1
				</text>
				<text x="596" y="301">
					2
				</text>
				<text x="566" y="37">
					3
				</text>
				<text x="487" y="37">
					4
				</text>
				<text x="132" y="37">
					5
				</text>
			</g>
		</svg>
	);
}
