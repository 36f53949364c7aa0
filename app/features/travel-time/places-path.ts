/** Made by `npm run donnees`; the relay reads it too, for those without script, and the service worker keeps it. */
export const PLACES_PATH = "/donnees/lieux.json";
