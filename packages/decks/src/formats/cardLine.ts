// One card of a list for people: `2x Bad Penny [damage, draw]`, and the other ways in which people write this.
import { findPrinted, printedNamed } from '@vaultsong/cards/catalogue';
import type { House } from '@vaultsong/engine';
import type { BesideCard, DeckCard, Enhancement } from '../model/deck.ts';
import { entryOf } from './draft.ts';
import type { Hints } from './findCard.ts';
import { cardTitled, listedTitleOf, unknownCard } from './findCard.ts';
import { houseTitle, iconNamed } from './names.ts';

/** What a line says, before its title is looked up. */
export interface CardLine {
  readonly count: number;
  readonly title: string;
  readonly enhancements: readonly Enhancement[];
}

/** Longer lines are no cards. */
export const longestLine = 300;

// These are for texts with single blanks: where blanks may repeat, a search for their end tries each row of them anew
// from each of its places.
const bullet = /^(?:[-*•·–>]|\d{1,3}[.)]) /;
const mark = / ?[([](?:maverick|legacy|anomaly|enhanced)[)\]]$/i;
const icons = / ?\[([^[\]]*)\]$/;
// An x that stands apart from the number must stand apart from the title too: “1 Xyzzy” has none.
const countFirst = /^(\d{1,6})(?:x ?| x | ?× ?)(\S.*)$/i;
const numberFirst = /^(\d{1,6}) (\S.*)$/;
const countLast = /^(\S.*?) [x×] ?(\d{1,6})$/i;
const bracketLast = /^(\S.*?) ?\((\d{1,6})\)$/;

const isTitle = (text: string): boolean => printedNamed(text).length > 0;

/** A text with one blank wherever there were some. */
export const withSingleBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** @param line one of at most `longestLine` characters */
export function readCardLine(line: string): CardLine {
  let rest = withSingleBlanks(line);
  if (isTitle(rest)) return { count: 1, title: rest, enhancements: [] };
  rest = rest.replace(bullet, '');
  let enhancements: readonly Enhancement[] = [];
  for (let again = true; again && !isTitle(rest); ) {
    const before = rest;
    rest = rest.replace(mark, '');
    const found = iconsIn(icons.exec(rest)?.[1]);
    if (found !== null) {
      enhancements = [...found, ...enhancements];
      rest = rest.replace(icons, '');
    }
    again = rest !== before;
  }
  return { ...countAndTitle(rest), enhancements };
}

/** null where one of the words is no icon: then the brackets belong to the title. */
function iconsIn(text: string | undefined): readonly Enhancement[] | null {
  if (text === undefined) return null;
  const found = text.split(/[,;]/).map((word) => iconNamed(word));
  return found.every((icon) => icon !== undefined) ? found : null;
}

/** Some titles begin or end with a number: the way of reading that gives the title of a card is the right one. */
function countAndTitle(text: string): Pick<CardLine, 'count' | 'title'> {
  const readings = [
    { count: 1, title: text, certain: false },
    ...[countFirst, numberFirst].map((pattern) => reading(pattern.exec(text), 1, 2)),
    ...[countLast, bracketLast].map((pattern) => reading(pattern.exec(text), 2, 1)),
  ].filter((some) => some !== null);
  const best = readings.find(({ title }) => isTitle(title)) ?? readings.find(({ certain }) => certain) ?? readings[0];
  return best ?? { count: 1, title: text };
}

const reading = (match: RegExpExecArray | null, count: number, title: number) =>
  match === null ? null : { count: Number(match[count]), title: String(match[title]), certain: true };

/** The card that a line means. */
export function entryOfLine(
  { count, title, enhancements }: CardLine,
  set: Hints['set'],
  house: House | null,
): DeckCard {
  const found = cardTitled(title, { set, house });
  return entryOf(found === undefined ? unknownCard(title) : { card: found.id }, count, house, enhancements);
}

/** What `readCardLine` reads as these copies. */
export function writeCardLine({ count, enhancements = [], ...card }: DeckCard): string {
  const icons = enhancements.length === 0 ? '' : ` [${enhancements.map(iconTitle).join(', ')}]`;
  return `${count}x ${writeTitle(card)}${icons}`;
}

/** What a card is called in a list; the title of one that nobody knows stays on one line. */
export function writeTitle({ card, title }: BesideCard): string {
  const printed = findPrinted(card);
  return printed === undefined ? withSingleBlanks(title ?? card) : listedTitleOf(printed);
}

const iconTitle = (icon: Enhancement): string => (icon === 'aember' ? 'æmber' : houseTitleOrIcon(icon));

const houseTitleOrIcon = (icon: Exclude<Enhancement, 'aember'>): string => {
  switch (icon) {
    case 'capture':
    case 'damage':
    case 'draw':
    case 'discard':
    case 'power':
      return icon;
    default:
      return houseTitle(icon);
  }
};
