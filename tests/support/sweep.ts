/** `npm run test:everything`: every page, screen and seed, where `npm test` takes those that differ most. */
const isEverything = process.env.EVERYTHING === "1";

/** @param few of those, the kinds and the extremes */
export const sweep = <T>(all: readonly T[], few: readonly T[]): readonly T[] => (isEverything ? all : few);
