/** Replaced at build time (vite.config.ts). */
declare const __SITE_URL__: string;
declare const __QUOTE_ENDPOINT__: string;
