import { useEffect, useState } from "react";
import { consent as words } from "#content/consent.ts";

/** Opens the settings again. The button needs script: it is there only once script runs. */
export function ManageCookies({ onPress }: { onPress: () => void }) {
	const [alive, setAlive] = useState(false);

	useEffect(() => setAlive(true), []);

	return alive ? (
		<button type="button" className="link tap" onClick={onPress}>
			{words.manage}
		</button>
	) : null;
}
