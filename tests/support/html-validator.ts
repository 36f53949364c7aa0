import { HtmlValidate } from "html-validate";

/** What holds for every page that is sent. */
export const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:standard", "html-validate:a11y"],
	rules: {
		// React writes void elements and boolean attributes in its own (valid) way, and no line breaks.
		"void-style": "off",
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"no-trailing-whitespace": "off",
		"no-inline-style": "error",
		"no-implicit-button-type": "error",
	},
});
