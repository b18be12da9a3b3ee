// Answers that many routes give.

/** The answer of a route that only does something. */
export const done = { done: true } as const;
