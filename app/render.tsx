/**
 * Pages as HTML, for the build, which writes them as files (tools/write-site.ts), and for the relay, which answers a person
 * without script. Bundled into one file, `build/rendu/render.js`.
 */
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { Head } from "#content/shapes.ts";
import type { Answered, MadePages } from "#shared/made-page.ts";
import { documentOf, type RenderedPage } from "./document.tsx";
import { ConsentViews } from "./features/consent/consent-views.tsx";
import { GivenProvider } from "./features/data/given.ts";
import type { PageHandle } from "./features/navigation/page-route.ts";
import { answerTo, PlainAnswer } from "./features/travel-time/plain-answer.tsx";
import { routes } from "./routes.tsx";

/** The whole stylesheet, of which each page keeps what it uses. */
export { default as stylesheet } from "./app.css?inline";
export { documentOf };

const handler = createStaticHandler(routes);

/** @param path of a page, or NOT_FOUND_PATH. @throws when its loader does, or when it does not render */
export async function renderPage(path: string, answered?: Answered): Promise<RenderedPage> {
	const context = await handler.query(new Request(__SITE_URL__ + path));
	const match = context instanceof Response ? undefined : context.matches.at(-1);
	if (context instanceof Response || !match) throw new Error(`${path} n’est pas une page`);
	const [error] = Object.values(context.errors ?? {});
	if (error !== undefined) throw error;
	const facts = context.loaderData[match.route.id];
	const { name, head } = match.route.handle as PageHandle;
	const { given, titled } = givenFrom(answered);
	const html = renderToString(
		<GivenProvider value={given}>
			<StaticRouterProvider
				router={createStaticRouter(handler.dataRoutes, context)}
				context={context}
				hydrate={false}
			/>
		</GivenProvider>,
	);
	return { path, name, head: titled(head(facts as never)), html, facts };
}

export const render: MadePages["render"] = async (path, answered) => documentOf(await renderPage(path, answered));

/** The views of the cookie banner, a file of their own. */
export const consentViews = (): string => renderToStaticMarkup(<ConsentViews />);

/** What the page is given, and its title: a page that answers says so first of all. */
function givenFrom(answered: Answered | undefined) {
	const after = (words: string, head: Head) => ({ ...head, title: words + head.title });
	if (!answered) return { given: {}, titled: (head: Head) => head };
	if ("form" in answered) return { given: answered, titled: (head: Head) => after("Erreur\u202f: ", head) };
	const { index, typed } = answered.place;
	const answer = answerTo(index, typed);
	return {
		given: { place: { typed, answer: <PlainAnswer {...answer} /> } },
		titled: (head: Head) => after(`${answer.says} | `, head),
	};
}
