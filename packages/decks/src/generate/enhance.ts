// Placement of the icons that cards add to others of their deck. It has a stream of chance of its own, after the cards are
// drawn: what is enhanced changes nothing of what is in a deck.
import { playable } from '@vaultsong/cards';
import { definition } from '@vaultsong/engine';
import type { DeckCard, Enhancement } from '../model/deck.ts';
import { enhancements, isBonus, isHouse } from '../model/enhancement.ts';
import type { Chance } from './chance.ts';
import type { SetRecipe } from './recipe.ts';

/** The most icons that a card shows, those that are printed on it among them. */
export const mostIcons = 5;

const givenBy = new Map(playable.map(({ id, enhance }) => [id, enhance]));

/** One copy, with what was added to it. */
interface Copy {
  readonly entry: DeckCard;
  readonly room: number;
  readonly added: Enhancement[];
}

/**
 * Puts each icon of each enhancing card on a copy that has room, all of these equally likely. The icon of a house goes to a
 * copy that is not of the house yet.
 * @param cards the cards of a deck, without icons
 * @returns the same cards; copies that differ in their icons are entries of their own, those without any first
 */
export function enhanced(
  cards: readonly DeckCard[],
  chance: Chance,
  icons: NonNullable<SetRecipe['icons']> = 'on others',
): readonly DeckCard[] {
  const copies = cards.flatMap((entry) => Array.from({ length: entry.count }, () => copyOf(entry)));
  for (const giver of copies)
    for (const icon of givenBy.get(giver.entry.card) ?? [])
      chance.of(copies.filter((copy) => (icons === 'on any' || copy !== giver) && takes(copy, icon))).added.push(icon);
  return cards.flatMap((entry) => alike(copies.filter((copy) => copy.entry === entry)));
}

const takes = ({ entry, room, added }: Copy, icon: Enhancement): boolean =>
  added.length < room && !(isHouse(icon) && (entry.house === icon || added.includes(icon)));

/** As the registry of decks lists the icons of a card: houses before the others. */
const order: readonly Enhancement[] = [...enhancements.filter(isHouse), ...enhancements.filter(isBonus)];

const copyOf = (entry: DeckCard): Copy => ({
  entry,
  room: mostIcons - definition(entry.card).bonus.length,
  added: [],
});

/** One entry for each column of icons that copies of a card have. */
function alike(copies: readonly Copy[]): readonly DeckCard[] {
  const entries = new Map<string, DeckCard>();
  for (const { entry, added } of copies.toSorted((one, other) => one.added.length - other.added.length)) {
    const icons = added.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
    const count = (entries.get(icons.join())?.count ?? 0) + 1;
    entries.set(icons.join(), { ...entry, count, ...(icons.length === 0 ? {} : { enhancements: icons }) });
  }
  return [...entries.values()];
}
