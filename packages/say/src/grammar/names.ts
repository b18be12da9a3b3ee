// Titles of cards. A card that the viewer may not see has no name.

import type { CardName, Ref } from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';

/** The printed title; the id itself for a card that no one defined; "a card" for a hidden one. */
export function cardTitle(name: CardName): string {
  if (name === '') return 'a card';
  return isDefined(name) ? definition(name).name : name;
}

/** What follows the title of an evil twin wherever a card is pointed to; lists of decks write it so, too. */
export const twinMark = '(Evil Twin)';

/** By its id, as those of all evil twins end: the engine knows nothing of twins, and needs not. */
const isEvilTwin = (name: CardName): boolean => name.endsWith('-evil-twin');

/** An evil twin has the printed title of its original: where one of the two is meant, a mark tells which. */
export const nameOfCard = (name: CardName): string =>
  isEvilTwin(name) && isDefined(name) ? `${cardTitle(name)} ${twinMark}` : cardTitle(name);

export const refTitle = (ref: Ref): string => nameOfCard(ref.name);

/** Prophecies are activated, other cards beside the table are used. */
export const isProphecy = ({ name }: Ref): boolean => isDefined(name) && definition(name).type === 'prophecy';
