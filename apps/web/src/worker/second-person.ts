// The engine tells the log in the third person, by name; to the one who reads it, it should say "you".

/** Stands for the reader in a sentence of the third person. */
export const reader = 'You';

/** "You gains" becomes "You gain", "You's hand" becomes "your hand". */
export const secondPerson = (sentence: string): string =>
  sentence
    .replace(/^You's\b/, 'Your')
    .replace(/\bYou's\b/g, 'your')
    .replace(/\bkey of You\b/g, 'key of yours')
    .replace(/^You has\b/, 'You have')
    .replace(/^You ([a-z]+)s\b/, 'You $1')
    .replace(/^(You .*) and has\b/, '$1 and have')
    .replace(/^(You .*) and draws\b/, '$1 and draw')
    .replace(/(.)\bYou\b/g, '$1you');
