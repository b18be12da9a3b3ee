// Difficulties of the Keyraken. They are known where its cards and its program, and with them all cards, are not loaded.
// R: Keyraken, "Optional difficulties".

export const difficulties = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** How many cards it draws in its turn, besides those of its archives. */
export const drawsOf: Readonly<Record<Difficulty, number>> = { easy: 1, normal: 2, hard: 3 };
