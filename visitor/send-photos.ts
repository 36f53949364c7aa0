/*
 * Runs in the browser, on the page of a request: photographs leave one by one, made small on the telephone, with a bar; what a network
 * that goes cuts off begins again, and is kept once. Without it the form sends them as they are.
 */

/** As the site keeps them (tools/atelier/reduce-photograph.ts). */
const LONGER_SIDE = 1600;
const TRIES = 20;
const WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15_000;

export {};

const form = document.querySelector<HTMLFormElement>("form[data-photos]");
const input = form?.querySelector<HTMLInputElement>("input[type=file]");
const bar = form?.querySelector("progress");
const said = form?.querySelector("[role=status]");
const wrong = form?.querySelector("[data-wrong]");

form?.addEventListener("submit", (event) => {
	const files = [...(input?.files ?? [])];
	// The relay says what is missing.
	if (files.length === 0) return;
	event.preventDefault();
	void send(files);
});

async function send(files: readonly File[]): Promise<void> {
	const button = form?.querySelector("button");
	button?.setAttribute("disabled", "");
	if (bar) bar.hidden = false;
	if (wrong) wrong.textContent = "";
	const faults = new Set<string>();
	for (const [index, file] of files.entries()) {
		const body = new FormData();
		body.append("photo", await smaller(file), "photo");
		say(`Photo ${index + 1} sur ${files.length}\u202f: ne fermez pas la page.`);
		const fault = await untilItArrives(body, (part) => {
			if (bar) bar.value = (index + part) / files.length;
		});
		if (fault !== "") faults.add(fault);
	}
	if (faults.size === 0) {
		location.assign(`${location.pathname}?dit=photos`);
		return;
	}
	say("");
	if (wrong) wrong.textContent = [...faults].join(" ");
	if (bar) bar.hidden = true;
	button?.removeAttribute("disabled");
}

function say(words: string): void {
	if (said) said.textContent = words;
}

/** Why it was refused; nothing once it is there. */
async function untilItArrives(body: FormData, tell: (part: number) => void): Promise<string> {
	for (let tries = 1; tries <= TRIES; tries++) {
		const { status, text } = await post(body, tell);
		if (status === 204) return "";
		// Nothing came, or nobody could look at it now.
		if (status !== 0 && status !== 503) return text;
		say("Le réseau est parti\u202f: l’envoi reprend dès qu’il revient.");
		await new Promise((resolve) => setTimeout(resolve, Math.min(WAIT_MS * tries, LONGEST_WAIT_MS)));
	}
	return "Le réseau ne revient pas\u202f: réessayez plus tard. Les photos déjà parties sont gardées.";
}

function post(body: FormData, tell: (part: number) => void): Promise<{ status: number; text: string }> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", form?.action ?? "");
		request.setRequestHeader("accept", "text/plain");
		request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
		request.onloadend = () => resolve({ status: request.status, text: request.responseText.trim() });
		request.send(body);
	});
}

/** What shows a lock as well, and leaves without place nor device; the file itself where the browser cannot. */
async function smaller(file: File): Promise<Blob> {
	try {
		const bitmap = await createImageBitmap(file);
		const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height));
		const drawn = canvasOf(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale), (context, canvas) =>
			context.drawImage(bitmap, 0, 0, canvas.width, canvas.height),
		);
		bitmap.close();
		const made = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, "image/jpeg", 0.85));
		return made !== null && made.size < file.size && tellsTheTruth() ? made : file;
	} catch {
		return file;
	}
}

/** White where a picture lets through. */
function canvasOf(
	width: number,
	height: number,
	draw: (context: CanvasRenderingContext2D, canvas: HTMLCanvasElement) => void,
): HTMLCanvasElement {
	const canvas = Object.assign(document.createElement("canvas"), { width, height });
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("no canvas");
	context.fillStyle = "#fff";
	context.fillRect(0, 0, width, height);
	draw(context, canvas);
	return canvas;
}

/** Some browsers answer with noise in place of what was drawn, lest it tell one device from another. */
function tellsTheTruth(): boolean {
	const drawn = canvasOf(2, 2, (context) => {
		context.fillStyle = "#204060";
		context.fillRect(0, 0, 2, 2);
	});
	const [red = 0, green = 0, blue = 0] = drawn.getContext("2d")?.getImageData(0, 0, 2, 2).data ?? [];
	return Math.abs(red - 0x20) + Math.abs(green - 0x40) + Math.abs(blue - 0x60) < 12;
}
