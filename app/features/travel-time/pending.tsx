import { useEffect, useState } from "react";

const SOON_MS = 300;

/** Words of waiting, for a wait that lasts: an answer that comes at once is not announced twice. */
export function Pending({ text }: { text: string }) {
	const [late, setLate] = useState(false);

	useEffect(() => {
		const timer = setTimeout(setLate, SOON_MS, true);
		return () => clearTimeout(timer);
	}, []);

	return late ? <p>{text}</p> : null;
}
