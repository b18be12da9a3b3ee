// The engine tells the log in the third person, by name; to the one who reads it, it should say "you".

/** Stands for the reader in a sentence of the third person. */
export const reader = 'You';

/** "You gains" becomes "You gain", "the hand of You" becomes "your hand". */
export const secondPerson = (sentence: string): string =>
  sentence
    .replace(
      /\bthe ((?:top of the |bottom of the )?)(deck|hand|discard pile|archives|pool) of You\b/g,
      (_, place, zone) => (place === '' ? `your ${zone}` : `the ${place.replace('of the ', 'of ')}your ${zone}`),
    )
    .replace(/\bkey of You\b/g, 'key of yours')
    .replace(/^(turn \d+: )?You has\b/i, '$1You have')
    .replace(/^You ([a-z]+)s\b/, 'You $1')
    .replace(/^(You .*) and has\b/, '$1 and have')
    .replace(/^(You .*) and draws\b/, '$1 and draw')
    .replace(/(.)\bYou\b/g, '$1you');
