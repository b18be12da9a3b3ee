// Cards that come together or change with each other. A house has twelve places: what a link adds takes the place of
// the cards that were drawn last.
import type { CardName } from '@vaultsong/engine';
import { cardsInHouse } from '../deck.ts';
import type { Chance } from './chance.ts';
import type { Link } from './recipe.ts';

/**
 * What a house holds after its links.
 * @param drawn twelve cards, in the order in which they were drawn
 * @returns twelve cards, or null where what belongs together does not fit into one house
 */
export function linked(drawn: readonly CardName[], links: readonly Link[], chance: Chance): readonly CardName[] | null {
  const changed = drawn.map((card) => changedBy(card, links, chance));
  const added = links.flatMap((link) => addedBy(link, changed));
  if (added.length === 0) return changed;
  const bound = (card: CardName): boolean => links.some((link) => link.card === card && link.kind !== 'becomes');
  const kept = changed.filter(bound);
  const free = cardsInHouse - kept.length - added.length;
  if (free < 0) return null;
  return [...kept, ...added, ...changed.filter((card) => !bound(card)).slice(0, free)];
}

function changedBy(card: CardName, links: readonly Link[], chance: Chance): CardName {
  const link = links.find((other) => other.kind === 'becomes' && other.card === card);
  return link?.kind === 'becomes' ? chance.of([card, ...link.others]) : card;
}

function addedBy(link: Link, cards: readonly CardName[]): readonly CardName[] {
  const copies = cards.filter((card) => card === link.card).length;
  switch (link.kind) {
    case 'brings':
      return Array.from({ length: copies }, () => link.along).flat();
    case 'at least':
      return copies === 0 ? [] : Array.from({ length: Math.max(0, link.copies - copies) }, () => link.card);
    case 'becomes':
      return [];
  }
}
