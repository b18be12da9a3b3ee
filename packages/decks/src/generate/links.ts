// Cards that come together or change with each other. A house has twelve places: what a link adds takes the place of
// the cards that were drawn last.
import type { CardName, House } from '@vaultsong/engine';
import { cardsInHouse } from '../model/deck.ts';
import type { Chance } from './chance.ts';
import type { Link } from './recipe.ts';

/**
 * What a house holds after its links.
 * @param drawn twelve cards, in the order in which they were drawn
 * @param others the other houses of the deck
 * @returns twelve cards, or null where what belongs together does not fit into one house, or a card into the deck
 */
export function linked(
  drawn: readonly CardName[],
  links: readonly Link[],
  others: readonly House[],
  chance: Chance,
): readonly CardName[] | null {
  const gathered = links.flatMap((link) => gatheredBy(link, drawn, chance));
  const single = drawn
    .filter((card) => !links.some((link) => link.kind === 'gathers' && link.card === card))
    .map((card) => changedBy(card, drawn, links, others, chance));
  const changed = single.filter((card) => card !== null);
  if (changed.length < single.length) return null;
  const added = [...gathered, ...links.flatMap((link) => addedBy(link, changed, chance))];
  if (added.length === 0) return changed;
  const bound = (card: CardName): boolean => links.some((link) => binds(link, card, changed));
  const kept = changed.filter(bound);
  const free = cardsInHouse - kept.length - added.length;
  if (free < 0) return null;
  return [...kept, ...added, ...changed.filter((card) => !bound(card)).slice(0, free)];
}

/** Whether a card may not make place for what is added: it calls for others, or others were made to go with it. */
function binds(link: Link, card: CardName, cards: readonly CardName[]): boolean {
  switch (link.kind) {
    case 'brings':
    case 'at least':
      return link.card === card;
    case 'suits': {
      const companion = link.to[card];
      return companion !== undefined && cards.includes(companion);
    }
    case 'becomes':
    case 'fits':
    case 'gathers':
      return false;
  }
}

/** Different cards of a kind, as many as the copies of the card that stands for it call for. */
function gatheredBy(link: Link, drawn: readonly CardName[], chance: Chance): readonly CardName[] {
  if (link.kind !== 'gathers') return [];
  const copies = drawn.filter((card) => card === link.card).length;
  if (copies === 0) return [];
  const left = [...link.from];
  while (left.length > link.count + copies - 1) left.splice(chance.below(left.length), 1);
  return left;
}

/** null: it must be the card of another house of the deck, and there is none for any of them. */
function changedBy(
  card: CardName,
  drawn: readonly CardName[],
  links: readonly Link[],
  others: readonly House[],
  chance: Chance,
): CardName | null {
  for (const link of links) {
    if (link.card !== card) continue;
    if (link.kind === 'becomes') return chance.of([card, ...link.others]);
    if (link.kind === 'suits') {
      const suiting = [...new Set(drawn)].flatMap((other) => link.to[other] ?? []);
      return suiting.length === 0 ? card : chance.of(suiting);
    }
    if (link.kind === 'fits') {
      const fitting = others.flatMap((house) => link.to[house] ?? []);
      return fitting.length === 0 ? null : chance.of(fitting);
    }
  }
  return card;
}

function addedBy(link: Link, cards: readonly CardName[], chance: Chance): readonly CardName[] {
  const copies = cards.filter((card) => card === link.card).length;
  switch (link.kind) {
    case 'brings':
      return Array.from({ length: copies }, () => [
        ...link.along,
        ...(link.oneOf ? [chance.of(link.oneOf)] : []),
      ]).flat();
    case 'at least':
      return copies === 0 ? [] : Array.from({ length: Math.max(0, link.copies - copies) }, () => link.card);
    case 'becomes':
    case 'suits':
    case 'fits':
    case 'gathers':
      return [];
  }
}
