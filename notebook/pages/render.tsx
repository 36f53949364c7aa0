import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GroupPage } from "#atelier/pages/group-page.tsx";
import { OverviewPage } from "#atelier/pages/overview-page.tsx";
import { PhotoPage, PhotosPage } from "#atelier/pages/photo-pages.tsx";
import { ConfirmPage, ProgressPage, TownsPage } from "#atelier/pages/publish-pages.tsx";
import type { View, ViewOf } from "#notebook/views.ts";
import { FollowPage } from "#visitor/pages/follow-page.tsx";
import type { VisitorView } from "#visitor/views.ts";
import { AppointmentsPage } from "./appointments-page.tsx";
import { CallPage } from "./call-page.tsx";
import { DevicesPage } from "./devices-page.tsx";
import { EnterPage, GonePage, PressPage, RefusedPage } from "./entrance-pages.tsx";
import { FiguresPage } from "./figures-page.tsx";
import { HealthPage } from "./health-page.tsx";
import { ListPage, SearchPage } from "./list-page.tsx";
import { QuotePage } from "./quote-page.tsx";
import { QuotesPage } from "./quotes-page.tsx";
import { RequestPage } from "./request-page.tsx";
import styles from "./style.css?inline";

const PAGES: { [Page in View["page"]]: (view: ViewOf<Page>) => ReactElement } = {
	enter: EnterPage,
	press: PressPage,
	list: ListPage,
	search: SearchPage,
	request: RequestPage,
	gone: GonePage,
	call: CallPage,
	quote: QuotePage,
	quotes: QuotesPage,
	appointments: AppointmentsPage,
	figures: FiguresPage,
	health: HealthPage,
	devices: DevicesPage,
	refused: RefusedPage,
	atelier: OverviewPage,
	"atelier-group": GroupPage,
	"atelier-towns": TownsPage,
	"atelier-photos": PhotosPage,
	"atelier-photo": PhotoPage,
	"atelier-progress": ProgressPage,
	"atelier-confirm": ConfirmPage,
};

/** Content of `addresses.style`. */
export const style: string = styles;

declare const __KEEP_TYPED__: string;
/** Content of `addresses.script` (tools/bundle.ts). */
export const script: string = __KEEP_TYPED__;

declare const __VISITOR_SCRIPT__: string;
/** Of the page of a request (visitor/views.ts). */
export const visitorScript: string = __VISITOR_SCRIPT__;

/** The page of a request, for its sender. */
export const renderVisitor = (view: VisitorView): string =>
	`<!doctype html>${renderToStaticMarkup(<FollowPage {...view} />)}`;

/** A page of the notebook as a whole HTML document, without inline script or style. */
export function render(view: View): string {
	const Page = PAGES[view.page] as (view: View) => ReactElement;
	return `<!doctype html>${renderToStaticMarkup(<Page {...view} />)}`;
}
