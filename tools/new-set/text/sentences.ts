// Texts of cards taken apart into sentences of plain words, in which numbers, houses, traits and names of cards stand for
// each other: official wordings and those that `say` makes of data come out alike.

/** Names that a text can have, which are replaced by what they are. */
export interface Names {
  /** As they are written in texts, such as `Star Alliance`. */
  readonly houses: readonly string[];
  readonly traits: readonly string[];
  /** Titles of cards. */
  readonly cards: readonly string[];
}

/** The card that a text is of. */
export interface Speaker {
  readonly name: string;
  readonly type: string;
}

export interface Sentence {
  /** As it is written, without reminders in brackets. */
  readonly text: string;
  /** Bold words before its line, such as `play:`; the first sentence of a line has them. */
  readonly bold: readonly string[];
  readonly tokens: readonly string[];
}

const keywordLine = /^(?:(?:[A-Z][a-z]+(?:-[a-z]+)?)(?: (?:\d+|X))?(?:\. ?|, ?|$))+$/;
const enhanceLine = /^Enhance\b/;
const boldWords = /^((?:[A-Z][a-z]+ ?){1,2}(?:\/(?:[A-Z][a-z]+ ?){1,2})*):\s*/;

/** Symbols of texts, as words. */
const symbols: readonly (readonly [RegExp, string])[] = [
  [/[ ]*<A>/g, ' æmber'],
  [/[ ]*<D>/g, ' damage'],
  [/[ ]*<tide>[ ]*/g, ''],
  [/<(\w+)>/g, ' $1 '],
];

/** Brackets say again what the rules say anyway. */
export const withoutReminders = (text: string): string =>
  text
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ +$/gm, '');

/** The bold words of a text, as they are written, each once. */
export const boldIn = (text: string): readonly string[] => [
  ...new Set(
    [
      ...withoutReminders(text).matchAll(/(?:^|[“”"•/] ?)((?:[A-Z][a-z]+ ?){1,2}(?:\/(?:[A-Z][a-z]+ ?){1,2})*):/gm),
    ].flatMap(([, words = '']) => words.split('/').map((one) => one.trim())),
  ),
];

/** The sentences of a text, line by line. Lines of keywords and icons are left out: they are facts. */
export const sentencesOf = (text: string, speaker: Speaker, names: Names): readonly Sentence[] =>
  linesOf(text).flatMap((line) => {
    const [head = '', words = ''] = boldWords.exec(line) ?? [];
    const bold = words === '' ? [] : words.split('/').map(plainBold);
    return split(line.slice(head.length)).map((one, i) => ({
      text: i === 0 ? `${head}${one}` : one,
      bold: i === 0 ? bold : [],
      tokens: tokensOf(one, speaker, names),
    }));
  });

/** The lines of a text that say something, a choice with its options as one. */
export function linesOf(text: string): readonly string[] {
  const said = symbols.reduce((all, [sign, word]) => all.replaceAll(sign, word), withoutReminders(text));
  return said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => split(line).length > 0);
}

/** `After Fight` as `fight:`. */
export const plainBold = (word: string): string =>
  `${word
    .trim()
    .toLowerCase()
    .replace(/^after (?=fight|reap)/, '')
    .replace(' ', '-')}:`;

/** Ends of sentences, but not of those in quotes that go on, and the options of a choice. */
const split = (line: string): readonly string[] =>
  line
    .split(/(?<=[.!?][”"]?) (?=[A-Z•“])| ?• ?|(?<=[Cc]hoose one:) /)
    .map((one) => one.trim())
    .filter(isSaid);

/** Keywords that a card has, and icons that it adds, stand in its facts. */
const isSaid = (text: string): boolean => text !== '' && !enhanceLine.test(text) && !keywordLine.test(text);

const numberWords = new Set([
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'twice',
  'second',
  'third',
  'fourth',
]);
const colors = new Set(['red', 'blue', 'yellow']);

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[’']/g, "[’']");

const anyOf = (names: readonly string[]): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

interface Matchers {
  readonly cards: RegExp;
  readonly houses: RegExp;
  readonly traits: RegExp;
}

const matchers = new WeakMap<Names, Matchers>();

function matchersOf(names: Names): Matchers {
  const known = matchers.get(names);
  if (known !== undefined) return known;
  const nothing = '(?!)';
  // Titles of one word are words of other texts, too.
  const titles = names.cards.filter((name) => /\s/.test(name));
  const made = {
    cards: new RegExp(`(?<![\\p{L}])(?=[\\p{Lu}\\d“])(?:${anyOf(titles) || nothing})(?![\\p{L}])`, 'gu'),
    houses: new RegExp(`(?<![\\p{L}])(?=\\p{Lu})(?:${anyOf(names.houses) || nothing})(?![\\p{L}])`, 'gu'),
    traits: new RegExp(`(?<![\\p{L}])(?=\\p{Lu})(?:${anyOf(names.traits) || nothing})s?(?![\\p{L}])`, 'gu'),
  };
  matchers.set(names, made);
  return made;
}

/** What a card calls itself in texts that `say` makes. */
const selfOf = (type: string): RegExp =>
  type === 'upgrade' ? /\bthis (?:upgrade|card)\b/g : /\bthis (?:creature|artifact|card|action|prophecy|upgrade)\b/g;

/** Words that the two wordings use for the same thing. */
const sameWords: readonly (readonly [RegExp, string])[] = [
  [/\bafter (?=(?:fight|reap)(?:[:/]))/g, ''],
  [/\bbefore fight:/g, 'before-fight:'],
  [/\b(play|fight|reap|destroyed)\//g, '$1: '],
  [/\b(?:each time|whenever|when)\b/g, 'after'],
  [/\bfor the (?:remainder|rest) of the turn\b/g, 'for-the-rest-of-the-turn'],
  [/\bsacrifice self\b/g, 'destroy self'],
  [/\b(?:a|an) different\b/g, 'another'],
  [/\b(?:with )?(?:lower|less) power(?: than)\b/g, 'weaker than'],
  [/\bfrom the common supply\b/g, ''],
  [/\b(?:represented|in play)\b/g, ''],
  [/\bgive control of\b/g, 'give-control-of'],
  [/\bthis damage destroys\b/g, 'this destroys'],
  [/\bin (?:your|their) pool\b/g, ''],
  [/\bchosen\b/g, 'that'],
  [/\beach æmber\b/g, 'all æmber'],
];

/** The plain words of a sentence. */
export function tokensOf(sentence: string, { name, type }: Speaker, names: Names): readonly string[] {
  const { cards, houses, traits } = matchersOf(names);
  const own = new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'gu');
  const abstract = sentence
    .replaceAll(own, ' self ')
    .replaceAll(cards, ' CARD ')
    .replaceAll(houses, ' HOUSE ')
    .replaceAll(traits, ' TRAIT ')
    .replaceAll(/[’']s?\b/g, '')
    .replaceAll(/[-+–−]?\+?\b\d+(?:nd|rd|th)?\b/g, (number) =>
      /^[+]/.test(number) ? ' +# ' : /^[-–−]/.test(number) ? ' -# ' : ' # ',
    );
  const said = sameWords.reduce(
    (all, [word, same]) => all.replaceAll(word, same),
    abstract
      .replace(/^[A-ZÆ]/, (first) => first.toLowerCase())
      .replaceAll(/(?<=[“"] ?|: )[A-Z]/g, (first) => first.toLowerCase())
      .replaceAll(/[A-ZÆ](?=[a-zæ])/g, (letter) => letter.toLowerCase())
      .replaceAll(selfOf(type), ' self ')
      .replaceAll(/ +/g, ' '),
  );
  return [...said.matchAll(/[+-]#|#|[\p{L}-]+:?/gu)]
    .map(([word]) => word)
    .map((word) => (numberWords.has(word) ? '#' : colors.has(word) ? 'COLOR' : stem(word)))
    .filter((word) => word !== '-' && word !== 'the');
}

/** A word without the ending of plurals and of verbs. */
const stem = (word: string): string =>
  word.length <= 3 || /(?:ss|us|this|:)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|ss|x)es$/, '')
        .replace(/s$/, '');
