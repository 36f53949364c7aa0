import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GroupPage } from "#atelier/pages/group-page.tsx";
import { OverviewPage } from "#atelier/pages/overview-page.tsx";
import { PhotoPage, PhotosPage } from "#atelier/pages/photo-pages.tsx";
import { ConfirmPage, ProgressPage, TownsPage } from "#atelier/pages/publish-pages.tsx";
import type { View } from "#notebook/views.ts";
import { AppointmentsPage } from "./appointments-page.tsx";
import { DevicesPage } from "./devices-page.tsx";
import { EnterPage, GonePage, PressPage, RefusedPage } from "./entrance-pages.tsx";
import { FiguresPage } from "./figures-page.tsx";
import { HealthPage } from "./health-page.tsx";
import { ListPage, SearchPage } from "./list-page.tsx";
import { RequestPage } from "./request-page.tsx";
import styles from "./style.css?inline";

/** Content of `addresses.style`. */
export const style: string = styles;

/** A page of the notebook as a whole HTML document, without script or inline style. */
export const render = (view: View): string => `<!doctype html>${renderToStaticMarkup(pageOf(view))}`;

function pageOf(view: View): ReactElement {
	switch (view.page) {
		case "enter":
			return <EnterPage {...view} />;
		case "press":
			return <PressPage {...view} />;
		case "list":
			return <ListPage {...view} />;
		case "search":
			return <SearchPage {...view} />;
		case "request":
			return <RequestPage {...view} />;
		case "gone":
			return <GonePage {...view} />;
		case "appointments":
			return <AppointmentsPage {...view} />;
		case "figures":
			return <FiguresPage {...view} />;
		case "health":
			return <HealthPage {...view} />;
		case "devices":
			return <DevicesPage {...view} />;
		case "atelier":
			return <OverviewPage {...view} />;
		case "atelier-group":
			return <GroupPage {...view} />;
		case "atelier-towns":
			return <TownsPage {...view} />;
		case "atelier-photos":
			return <PhotosPage {...view} />;
		case "atelier-photo":
			return <PhotoPage {...view} />;
		case "atelier-progress":
			return <ProgressPage {...view} />;
		case "atelier-confirm":
			return <ConfirmPage {...view} />;
		case "refused":
			return <RefusedPage {...view} />;
	}
}
