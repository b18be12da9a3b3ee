// Searches of printed cards: by set, house, type, what they add, kind and words of their texts. All that is asked must hold.
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { typesOf } from '@vaultsong/cards/catalogue';
import { enhancements, printable, slugOf } from '@vaultsong/decks';
import { definition } from '@vaultsong/engine';
import { sayCard } from '@vaultsong/say';
import { UserError } from './errors.ts';
import { cardKinds, keyraken, sets } from './sets.ts';

/** What a command is asked for, as it was written. */
export interface CardSearch {
  readonly set?: string;
  readonly house?: string;
  readonly type?: string;
  readonly text?: string;
  readonly enhance?: string;
  readonly kind?: string;
  readonly playable?: true;
}

/** Whether cards of an adventure are searched too, which are in no deck: the list of all cards goes without them. */
export const isForAdventure = ({ set, house, type, text }: CardSearch): boolean =>
  set === keyraken || house !== undefined || type !== undefined || text !== undefined;

/** The cards that answer a search. @throws UserError where it asks for what there is not */
export function searched(cards: readonly PrintedCard[], search: CardSearch): readonly PrintedCard[] {
  const { set, house, type, text, enhance, kind, playable } = search;
  if (set !== undefined && !sets.includes(set))
    throw new UserError(`--set "${printable(set)}": no card of this set is known; expected one of: ${sets.join(', ')}`);
  mustBeOneOf('enhance', enhance, enhancements);
  mustBeOneOf('kind', kind, cardKinds);
  const parts = text === undefined ? [] : partsOf(text);
  return cards.filter(
    (card) =>
      (playable !== true || card.playable) &&
      (set === undefined || setsOf(card).includes(set)) &&
      (house === undefined || housesOf(card, set).includes(house)) &&
      (type === undefined || typesOf(card).some((one) => one === type)) &&
      (enhance === undefined || card.enhance.some((icon) => icon === enhance)) &&
      (kind === undefined || isOfKind(card, kind)) &&
      (parts.length === 0 || hasInText(card, parts)),
  );
}

function mustBeOneOf(option: string, value: string | undefined, values: readonly string[]): void {
  if (value !== undefined && !values.includes(value))
    throw new UserError(`--${option} "${printable(value)}": expected one of: ${values.join(', ')}`);
}

/** Words of a text, each by itself, and what stands in quotation marks as it stands. @throws UserError where there is none */
function partsOf(text: string): readonly string[] {
  const parts = [...text.matchAll(/["“]([^"”]*)["”]?|[^\s"“]+/g)].map(([whole, quoted]) => slugOf(quoted ?? whole));
  const words = parts.filter((part) => part !== '');
  if (words.length > 0) return words;
  throw new UserError(`--text "${printable(text)}": expected words of a text, such as steal, or "each creature"`);
}

/** Each part stands in the text, from the beginning of a word on. */
function hasInText(card: PrintedCard, parts: readonly string[]): boolean {
  if (!card.playable) return false;
  const text = `-${slugOf(sayCard(definition(card.id)).join(' '))}`;
  return parts.every((part) => text.includes(`-${part}`));
}

const setsOf = ({ printings }: PrintedCard): readonly string[] =>
  printings.length === 0 ? [keyraken] : printings.map((printing) => printing.set);

/** A card may have been printed in another house later. */
function housesOf({ house, printings }: PrintedCard, set: string | undefined): readonly string[] {
  const its = printings.filter((printing) => set === undefined || printing.set === set).flatMap((one) => one.houses);
  return its.length === 0 ? [house ?? 'none'] : its;
}

function isOfKind(card: PrintedCard, kind: string): boolean {
  if (kind === 'gigantic') return card.otherHalf !== null;
  if (kind === 'evil-twin') return card.evilTwinOf !== null;
  return card.type === 'tide' || hasInText(card, ['tide']);
}
