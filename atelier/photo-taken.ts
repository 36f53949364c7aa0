/** What tools/atelier/photograph.ts answers. */
export type PhotoTaken =
	/** `print`: the first eight hex digits of the SHA-256 of what is kept, in the names of its files. */
	| { isTaken: true; print: string }
	| { isTaken: false; why: "heic" | "unknown" | "broken" | "moving" | "huge" }
	/** In pixels, as the picture is held. */
	| { isTaken: false; why: "small"; width: number; height: number };
