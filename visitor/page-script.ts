/* What a browser does on the pages of a request, each where its form is. Without it the forms do. */
import "./clear-fault.ts";
import "./keep-word.ts";
import "./send-photos.ts";
import "./draw-signature.ts";
