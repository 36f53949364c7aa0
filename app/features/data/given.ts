import { createContext, type ReactNode, useContext } from "react";
import type { FormAnswer } from "#shared/made-page.ts";

/** What a page that is made at the moment is given (render.tsx): a file of the site, and the browser, are given nothing. */
interface Given {
	/** The quote form as it came back, with its errors. */
	form?: FormAnswer;
	/** What was typed into « Où êtes-vous ? », and its answer. */
	place?: { typed: string; answer: ReactNode };
}

const GivenContext = createContext<Given>({});
export const GivenProvider = GivenContext.Provider;
export const useGiven = (): Given => useContext(GivenContext);
