/**
 * The light behind the door: a leaf in the night, ajar, and the warm hall behind it. Drawn, not photographed: it is
 * there with the HTML, before any picture could be.
 */
export function LitDoor() {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 420 640"
			preserveAspectRatio="xMidYMax slice"
			className="pointer-events-none absolute inset-y-0 right-0 hidden h-full w-[33%] lg:block"
		>
			<path className="fill-dusk" d="M70 40H420V640H70Z" />
			<path className="fill-night" d="M100 70H420V640H100Z" />
			<path className="fill-lamp" d="M110 80H178V640H110Z" />
			<path className="fill-orange" d="M110 80H150V640H110Z" opacity=".55" />
			<path className="fill-orange" d="M110 640L-120 640 110 590Z" opacity=".28" />
			<path className="fill-steel" d="M178 80L420 58V640H178Z" />
			<path className="fill-dusk" d="M186 88L420 67V640H186Z" />
			<g className="fill-none stroke-steel" strokeWidth="5">
				<path d="M226 128L420 112V300L226 304ZM226 352L420 350V600L226 600Z" />
			</g>
			<path className="fill-mist" d="M196 290H216V440H196Z" />
			<path className="fill-paper" d="M200 322H276V334H200Z" />
			<circle className="fill-night" cx="206" cy="392" r="7" />
			<path className="fill-night" d="M203 394H209V412H203Z" />
			<path className="fill-orange" d="M206 388m-3 0h26a9 9 0 1 1 0 8h-26Z" />
		</svg>
	);
}
