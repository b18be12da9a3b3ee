// Keeps slurs, obscenities and tragedies out of names, also where they only come about between two words, in letters
// that look like others, or as an acronym. It is made for names by chance: it would rather refuse a good one, since the
// next draft costs nothing.
import { anywhere, asWord } from './unfitWords.ts';

/** Whether a name can be shown to anybody. */
export const isFit = (name: string): boolean =>
  readings(name).every((words) => {
    const acronyms = [words, words.filter((word) => !small.has(word))].map(initials);
    return ![...words, ...acronyms].some(isUnfitWord) && !holdsUnfit(words.join('')) && !acronyms.some(spellsUnfit);
  });

const small: ReadonlySet<string> = new Set(['the', 'of', 'that', 'who', 'a', 'an', 'and', 'in', 'to', 'at', 's']);

const initials = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');

const unfitWords: ReadonlySet<string> = new Set([...asWord, ...asWord.map(sounds)]);
const isUnfitWord = (word: string): boolean => unfitWords.has(word) || unfitWords.has(sounds(word));

const unfitSounds = anywhere.map(sounds);
// Short ones, squeezed, would stand in everything.
const unfitSqueezed = unfitSounds.map(squeezed).filter((word) => word.length >= 4);
const unfit = new RegExp([...unfitSounds, ...unfitSqueezed].join('|'));

function holdsUnfit(letters: string): boolean {
  const heard = sounds(letters);
  return unfit.test(heard) || unfit.test(squeezed(heard));
}

/** Acronyms are read letter by letter, not heard. */
const spellsUnfit = (letters: string): boolean => anywhere.some((word) => letters.includes(word));

/** Letters and digits that are read as others. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{
    '@': 'a',
    $: 's',
    '€': 'e',
    '+': 't',
    '(': 'c',
    '£': 'l',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ı: 'i',
  },
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
  },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
};

/** The words of a name as somebody may read them: strokes as i or as l, and digits as letters or as they are. */
function readings(name: string): readonly (readonly string[])[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const read = (text: string): string => [...text].map((letter) => lookAlikes[letter] ?? letter).join('');
  const variants = [read(plain.replace(/[1!|]/g, 'i')), read(plain.replace(/[1!|]/g, 'l')), plain];
  return variants.map((text) =>
    text
      .replace(/['’/]/g, '')
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== ''),
  );
}

/** Spelling that does not change how a word sounds. */
function sounds(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/vv/g, 'w')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c?k|[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/y/g, 'i');
}

/** Without the letters that are only said again. */
function squeezed(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}
