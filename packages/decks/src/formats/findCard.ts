// The printed card that another program or a person means: by its collector number or by its title.
import { findSet } from '@vaultsong/cards';
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { printedAs, printedNamed } from '@vaultsong/cards/catalogue';
import type { House } from '@vaultsong/engine';
import { withoutUnprintable } from '../faults/quote.ts';
import type { BesideCard, Deck } from '../model/deck.ts';
import { slugOf } from '../names/slug.ts';

/** The known facts of a card besides its title. */
export interface Hints {
  readonly set: Deck['set'];
  readonly house: House | null;
}

const longestTitle = 120;
// What stands between a title and these marks; a title is compared without it, so longer rows of it need not be taken off.
const evilTwin = /[\s([–—-]{1,3}evil[\s-]twin[)\]]?$/i;
const artHalf = /[\s([–—-]{1,3}art[\s-]half[)\]]?$/i;
const twinMark = '(Evil Twin)';
const artMark = '(Art Half)';

/** A card by its title, however it is spelled; several cards share one, which the hints, `(Evil Twin)` and `(Art Half)` tell apart. */
export function cardTitled(title: string, { set, house }: Hints): PrintedCard | undefined {
  const short = cleanTitle(title).trim();
  const isTwin = evilTwin.test(short);
  const isArt = artHalf.test(short);
  const plain = short.replace(isTwin ? evilTwin : artHalf, '');
  const fits = (card: PrintedCard): number =>
    8 * Number((card.evilTwinOf !== null) === isTwin) +
    4 * Number(card.printings.some((printing) => printing.set === set)) +
    2 * Number(card.printings.some(({ houses }) => house !== null && houses.includes(house))) +
    Number((card.half === 'art') === isArt);
  return [...printedNamed(plain)].sort((a, b) => fits(b) - fits(a))[0];
}

/** A card by set and collector number; its title settles which one where several share a number. */
export function cardNumbered(
  set: Deck['set'],
  number: string,
  title: string,
  secondHalf: boolean,
): PrintedCard | undefined {
  const found = set === null || findSet(set)?.houses === null ? [] : printedAs(set, number.slice(0, 10));
  const titled = printedNamed(cleanTitle(title));
  const both = found.filter((card) => titled.includes(card));
  // A title in another language is no title that is known here; one that is known and means another card is trusted
  // more than a number.
  const candidates = both.length > 0 ? both : titled.length > 0 ? [] : found;
  return candidates.find(({ half }) => (half === 'art') === secondHalf) ?? candidates[0];
}

/** How a card is called where it is told from its evil twin; the halves of a gigantic creature are called alike. */
export const titleOf = ({ name, evilTwinOf }: PrintedCard): string =>
  evilTwinOf === null ? name : `${name} ${twinMark}`;

/** How a card is called in lists that hold nothing but titles: `cardTitled` finds it again. */
export const listedTitleOf = (card: PrintedCard): string =>
  card.half === 'art' ? `${titleOf(card)} ${artMark}` : titleOf(card);

/** A title without what could steer a terminal or turn the direction of a line, and not too long. */
export const cleanTitle = (title: string): string =>
  withoutUnprintable(title.slice(0, 4 * longestTitle)).slice(0, longestTitle);

/** A card that nobody knows, by what its source calls it. */
export const unknownCard = (title: string): BesideCard => {
  const short = cleanTitle(title);
  return { card: slugOf(short) || 'unknown', title: short };
};
