/** Two bounds: « 15–30 » to the eye, « 15 à 30 » to the ear, which would hear a dash as nothing or as « moins ». */
export function FromTo({ from, to }: { from: number; to: number }) {
	return (
		<>
			<span aria-hidden="true">{`${from}–${to}`}</span>
			<span className="sr-only">{`${from} à ${to}`}</span>
		</>
	);
}
