/*
 * « À rappeler », left open on a phone: when somebody new waits, or another device has answered, the page says so and offers the list.
 * It does not change by itself under a thumb. Runs in the browser; without it the list is what it was when it came.
 */

const LIST = "/carnet";
const AGAIN_MS = 30_000;

/** Requests of its rows, in their order; a notice may lead to one too. */
const requestsIn = (html: string): string => (html.match(/demande\/[\w-]+" class="cover"/g) ?? []).join();

function tell(): void {
	const line = document.createElement("p");
	line.className = "said border-good";
	line.setAttribute("role", "status");
	const link = document.createElement("a");
	link.className = "link tap";
	link.href = LIST;
	link.textContent = "La liste a changé\u202f: la revoir.";
	line.append(link);
	document.querySelector("main")?.prepend(line);
}

if (location.pathname === LIST && document.querySelector("[data-drops]") === null) {
	let known: string | undefined;
	const check = async () => {
		if (document.hidden) return;
		const answer = await fetch(LIST).catch(() => undefined);
		if (!answer?.ok) return;
		const now = requestsIn(await answer.text());
		known ??= requestsIn(document.querySelector("main")?.outerHTML ?? "");
		if (now === known) return;
		clearInterval(timer);
		document.removeEventListener("visibilitychange", check);
		tell();
	};
	const timer = setInterval(check, AGAIN_MS);
	// Back from the site beside it, or from a call.
	document.addEventListener("visibilitychange", check);
}
