// Evil twins: decks with the list of another one, in which each card that has an evil twin is that. R: notes on later sets,
// "Evil twins". A twin has the seed after that of its original, so that both can be had.
import { playable } from '@vaultsong/cards';
import type { CardName } from '@vaultsong/engine';
import type { Deck } from '../model/deck.ts';
import { chanceOf } from './chance.ts';
import { isFit } from './names/fit.ts';
import { orderOf } from './pool.ts';
import type { SetRecipe } from './recipe.ts';

const twinOf: ReadonlyMap<CardName, CardName> = new Map(
  playable.flatMap(({ id, evilTwinOf }) => (evilTwinOf === null ? [] : [[evilTwinOf, id] as const])),
);

/** The seed whose deck this seed gives the evil twin of; null where it gives a deck of its own. */
export function twinnedSeed({ set, evilTwins }: Pick<SetRecipe, 'set' | 'evilTwins'>, seed: number): number | null {
  // An even seed gives an original, so that no twin has a twin; an odd one a twin twice as often as is asked of all.
  if (seed % 2 === 0 || !chanceOf(`${set}/${seed}/twin`).happens(2 * evilTwins)) return null;
  return Number.isSafeInteger(seed - 1) ? seed - 1 : null;
}

/**
 * Makes evil twins of the decks of a set.
 * @returns what gives the evil twin of a deck; null for a deck without a card that has one, or that no fit name is left for
 */
export function twinMaker(set: string): (original: Deck) => Deck | null {
  const order = orderOf(set);
  const place = (card: CardName): number => order.get(card) ?? order.size;
  return (original) => {
    const name = twinName(original.name);
    if (!isFit(name) || !original.cards.some(({ card }) => twinOf.has(card))) return null;
    const cards = original.cards.map((entry) => ({ ...entry, card: twinOf.get(entry.card) ?? entry.card }));
    const ordered = original.houses.flatMap((house) =>
      cards.filter((entry) => entry.house === house).sort((a, b) => place(a.card) - place(b.card)),
    );
    return { ...original, name, cards: ordered };
  };
}

/** As the registry of decks calls the evil twin of a deck. */
export const twinName = (original: string): string => `${original}’s Evil Twin`;
