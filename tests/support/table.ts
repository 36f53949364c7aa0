/** A table as it reads: a case on each line, its cells parted by « | ». */
export const table = (text: string) =>
	text
		.trim()
		.split("\n")
		.map((line) => line.split("|").map((cell) => cell.trim()) as [string, string, ...string[]]);
