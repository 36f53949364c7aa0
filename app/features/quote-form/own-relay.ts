/** Whether the form posts to our own relay, on this origin. */
export const isOwnRelay = __QUOTE_ENDPOINT__.startsWith("/") && !__QUOTE_ENDPOINT__.startsWith("//");
