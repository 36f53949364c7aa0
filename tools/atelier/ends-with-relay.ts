/**
 * The relay starts the programs of this folder with a line to it, each at the head of a group of its own: without the relay nobody
 * waits for the end, and the next one clears what it was at.
 */
export function endWithRelay(): void {
	if (!process.connected) return;
	process.once("disconnect", () => process.kill(0, "SIGKILL"));
	// Waiting for that keeps nobody who has finished.
	process.channel?.unref();
}
