// The little grammar that sentences are put together with. Nothing here knows the game.

export const capital = (text: string): string => text.replace(/^[“"]?./, (start) => start.toUpperCase());

export const article = (noun: string): string => {
  if (noun.startsWith('other ')) return `an${noun}`;
  return /^[aeiouæ]/i.test(noun) && !/^(one|uni|use)/i.test(noun) ? `an ${noun}` : `a ${noun}`;
};

/** "a", "a and b", "a, b, and c". */
export function list(parts: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (parts.length < 3) return parts.join(` ${word} `);
  return `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`;
}

/** One space between words, none before a comma or a stop: parts of a sentence may be empty. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;?:])/g, '$1')
    .trim();

/** In quotation marks; what is quoted in it gets single ones. */
export const quoted = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;

/** A sentence of its own: a capital first, a stop last unless a quoted sentence ends it. */
export function sentence(text: string): string {
  const said = capital(tidy(text));
  return /[.!?][”’]*$/.test(said) ? said : `${said}.`;
}

const irregular: Readonly<Record<string, string>> = {
  be: 'is',
  have: 'has',
  do: 'does',
  may: 'may',
  can: 'can',
  must: 'must',
  cannot: 'cannot',
};

/** "draw" to "draws", "fully heal" to "fully heals": the form for he, she, it. */
export function thirdPerson(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  if (first === 'fully') return `fully ${thirdPerson(rest.join(' '))}`;
  return [conjugated(first), ...rest].join(' ');
}

/** The form of a verb for one or for several: "is" and "are", "draws" and "draw". */
export const agreeing = (verb: string, many: boolean): string => {
  if (!many) return thirdPerson(verb);
  return verb === 'be' ? 'are' : verb;
};

function conjugated(word: string): string {
  const odd = irregular[word];
  if (odd !== undefined) return odd;
  if (/(s|x|z|ch|sh|o)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** "them" at the beginning of a sentence: "they". */
export const nominative = (noun: string): string => (noun === 'them' ? 'they' : noun);

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** A number in letters, where it stands before another one: "two +1 power counters". */
export const inLetters = (n: number): string => small[n] ?? `${n}`;

/** What tells several things of a kind apart. */
export const places = ['first', 'second', 'third', 'fourth'] as const;

/** "their" for "they", "its" for "it", "Troll's" for "Troll". */
export function possessiveOf(noun: string): string {
  if (noun === 'it') return 'its';
  if (noun === 'them' || noun === 'they') return 'their';
  if (noun === 'you') return 'your';
  return noun.endsWith('s') && !/^[A-Z]/.test(noun) ? `${noun}’` : `${noun}’s`;
}

/** Ids of houses and traits as titles: "star-alliance" to "Star Alliance". */
export const title = (id: string): string =>
  id
    .split('-')
    .map((word) => capital(word))
    .join(' ');

/** "1 card", "2 cards", and "2 æmber" where the noun has no plural. @param many where the plural is no mere -s */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
