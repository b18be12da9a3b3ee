// The words that the gate counts: how an official text says each of them, and how the data of a card does. Where a card
// says a word more often than its data does, or less, somebody has to look.
import type { CardDef } from '@vaultsong/engine';
import { isAnyNumber, isCounted, isEach, isIfYouDo } from './meaning.ts';
import type { Part } from './parts.ts';
import { parts } from './parts.ts';

/** One word: its places in an official text, and its places in the data of a card. */
interface Word {
  /** Each of these finds places in a text in small letters and without reminders. */
  readonly said: readonly RegExp[];
  /** Whether a part of the data stands for it; several, where it does so in several fields. */
  readonly meant: (part: Part) => boolean | readonly boolean[];
}

const runs = (part: Part, program: string): boolean => part.has('kind', 'run') && part.has('program', program);
const gives = ({ tree }: Part, ...mods: readonly string[]): boolean => mods.some((mod) => tree.mod === mod);

export const words = {
  'if you do': {
    said: [/\bif (?:you|they|it|he|she|that player|your opponent) (?:do|does)\b(?! not)/g, /\bin order to\b/g],
    meant: isIfYouDo,
  },
  instead: {
    said: [/\binstead\b/g, /\botherwise\b/g, /\bif (?:you|they) do not\b/g],
    meant: (part) =>
      part.has('on', 'replace') ||
      part.has('kind', 'save') ||
      part.has('whose', 'yours') ||
      gives(part, 'after-play', 'kept-out', 'pool-goes-to', 'from-supply', 'fight-damage-to') ||
      'asUpgrade' in part.tree ||
      'else' in part.tree,
  },
  each: {
    said: [
      /(?<!\bfor )\beach\b(?! (?:time|turn|<a>|player['’]s turn|[a-z]+ counter|\+1 power counter)|, )/g,
      /(?<!each of [a-z0-9 .,'’“”-]*)['’]s neighbors (?:gain|get|cannot|enter)/g,
      // A text that says "creatures cannot reap" means each.
      /(?<!\beach (?:[a-z-]+ ){0,4})\b(?:creatures|artifacts)(?: you control| with [a-z ]+| to the (?:left|right) of [a-z, ]+| not on a flank| of the chosen house)? (?:get|gain|cannot|enter|must)\b/g,
    ],
    meant: isEach,
  },
  'for each': {
    said: [
      /\bfor each\b(?! time\b)/g,
      /\bequal to(?: half)?\b/g,
      /(?<!equal to )\bhalf\b/g,
      /\bx is\b/g,
      /\ball but\b|\bcapture all of\b|\bdouble\b/g,
      /\ball (?:of )?(?:your|their|its) (?:remaining )?<a>|\ball <a> from/g,
    ],
    meant: isCounted,
  },
  may: {
    said: [/\bmay\b/g, /\bversatile\b/g, /(?<=\bmay play )or use\b/g],
    meant: (part) =>
      part.has('kind', 'may') ||
      part.has('may', true) ||
      part.has('on', 'move') ||
      gives(part, 'may-play', 'may-play-limited', 'may-use', 'spendable') ||
      'asUpgrade' in part.tree,
  },
  'put into play': {
    said: [
      /\bputs?\b[^.]*?\binto play\b/g,
      /\breturns?\b[^.]*?\bto play\b/g,
      // Token creatures are put into play, too.
      /\bmakes? (?:a|an|two|\d+|that many|a number of) [a-z]/g,
    ],
    meant: (part) => runs(part, 'put-into-play') || part.has('kind', 'makeToken'),
  },
  'put into archives': {
    said: [/\bputs?\b[^.]*?\binto (?:its owner|your|their|your opponent)(?:['’]s)? archives\b/g],
    meant: (part) => part.has('kind', 'archive') && (part.has('facedown', true) || part.has('whose', 'yours')),
  },
  play: {
    // As an order or a permission; not of what players do and cannot do, nor of the place.
    said: [
      /(?<!\b(?:in|into|from|leaves?|enters?|leaving|entering|of|to|each|its|their|you|they|opponent|player|cannot|not|text) )\bplay\b(?!s?[:/]|” | effect| abilit| only| area)/g,
    ],
    meant: (part) => runs(part, 'play') || gives(part, 'may-play', 'may-play-limited'),
  },
  another: {
    said: [/\b(?:another|other|others|different)\b/g],
    meant: ({ tree }) => [
      'isNot' in tree,
      'notSameNameAs' in tree,
      'notTypeOf' in tree,
      'unlike' in tree,
      'besides' in tree && 'did' in tree,
      tree.mod === 'next-turn',
    ],
  },
  'this way': {
    said: [/\bthis way\b/g],
    meant: (part) => 'thisWay' in part.tree || part.has('amount', 'this-way') || part.has('last', true),
  },
  'if destroyed': {
    said: [
      /\b(?:this damage|it|this) destroys\b/g,
      /\bif (?:it|that creature|the creature|either creature|he|she) is (?:not )?destroyed\b/g,
      /\bif the creature [a-z]+ fought (?:is|was) (?:not )?destroyed\b/g,
    ],
    meant: ({ tree }) => 'wasDestroyed' in tree || 'destroyedThisWay' in tree || 'someDestroyedThisWay' in tree,
  },
  'up to': { said: [/\bup to\b/g], meant: (part) => part.has('min', 0) && 'max' in part.tree && !isAnyNumber(part) },
  'any number': { said: [/\bany number\b/g], meant: isAnyNumber },
  friendly: {
    said: [
      /\bfriendly\b/g,
      /\b(?:you|they|that player|each player|a player|the active player) controls?(?:led)?\b/g,
      /\bwhile under your control\b|\byour (?:[a-z-]+ )?creatures\b/g,
      /\bin excess of you\b|\bcreatures than you\b/g,
    ],
    meant: (part) => part.has('side', 'friendly') || (part.has('did', 'destroyed') && part.has('by', 'you')),
  },
  enemy: {
    said: [
      /\benemy\b/g,
      /\bopponent (?:still |does not )?controls?\b|\bopponent['’]s creatures\b/g,
      /\bin excess of your opponent\b|\bcreatures than your opponent\b/g,
    ],
    meant: (part) => part.has('side', 'enemy') || (part.has('did', 'destroyed') && part.has('by', 'opponent')),
  },
  'must or if able': {
    said: [/\bif able\b/g, /\bmust\b(?! (?:fight|pay|lose))/g],
    meant: (part) => gives(part, 'must-fight', 'must-choose-house'),
  },
  'captures it': {
    said: [/\bcaptures? (?:it|that|all of that|that much)\b/g, /\bwould be stolen is captured\b/g],
    meant: (part) => part.has('kind', 'capture') && part.has('from', 'event'),
  },
} as const satisfies Readonly<Record<string, Word>>;

export type WordName = keyof typeof words;

export const isWordName = (name: string): name is WordName => name in words;

export const wordNames: readonly WordName[] = Object.keys(words).filter(isWordName);

/** The number of places of each word; a word without any is left out. */
export type Counts = ReadonlyMap<WordName, number>;

const countsOf = (count: (word: Word) => number): Counts =>
  new Map(wordNames.map((name) => [name, count(words[name])] as const).filter(([, n]) => n > 0));

/** @param text an official text without its reminders */
export const countsOfText = (text: string): Counts =>
  countsOf(({ said }) => said.reduce((sum, places) => sum + [...text.toLowerCase().matchAll(places)].length, 0));

/** The places of each word in the data of a card, in that of its form as an upgrade, and in what an upgrade goes on. */
export function countsOfData({
  abilities,
  asUpgrade,
  goesOn,
}: Pick<CardDef, 'abilities' | 'asUpgrade' | 'goesOn'>): Counts {
  const all = parts({ abilities, goesOn, ...(asUpgrade === undefined ? {} : { asUpgrade }) });
  return countsOf(({ meant }) => all.flatMap(meant).filter(Boolean).length);
}
