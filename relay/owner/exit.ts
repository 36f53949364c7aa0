/** Exit codes: done; not done, or something is wrong; not understood. */
export const EXIT = { done: 0, trouble: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];
