// The cards of a new deck: three houses, twelve cards in each, drawn again until the bounds on card types hold.
import type { CardName, House } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import type { DeckCard } from '../model/deck.ts';
import { cardsInHouse, housesInDeck } from '../model/deck.ts';
import type { Chance } from './chance.ts';
import { linked } from './links.ts';
import { orderOf } from './pool.ts';
import type { SetRecipe, TypeBound } from './recipe.ts';
import type { Source } from './source.ts';
import { sourceOf } from './source.ts';

export interface Drawn {
  readonly houses: readonly House[];
  readonly cards: readonly DeckCard[];
}

/** A recipe whose bounds hold this seldom contradicts itself. */
const mostTries = 10_000;

/**
 * Reads a recipe; what it returns draws the houses and cards of one deck.
 * @throws RangeError, when drawing, where the bounds of the recipe cannot be met
 */
export function drawerOf(recipe: SetRecipe): (chance: Chance) => Drawn {
  const source = sourceOf(recipe);
  const order = orderOf(recipe.set);
  const drawHouse = houseDrawer(recipe, source);
  const { oneEach } = recipe;
  return (chance) => {
    const houses = drawHouses(recipe, chance);
    const certain = oneEach !== undefined && chance.happens(oneEach.share) ? oneEach.cards : {};
    const lists = until(
      () => houses.map((house) => drawHouse({ house, certain: certain[house] ?? null }, houses, chance)),
      (drawn) => within(drawn.flat(), recipe.bounds.deck),
      recipe,
    );
    return { houses, cards: houses.flatMap((house, i) => entriesOf(house, lists[i] ?? [], order)) };
  };
}

/** Three different houses, every combination equally likely, in the order of the set. */
function drawHouses({ houses }: SetRecipe, chance: Chance): readonly House[] {
  const left = [...houses];
  while (left.length > housesInDeck) left.splice(chance.below(left.length), 1);
  return left;
}

/** A house with the card that it has for certain. */
interface Place {
  readonly house: House;
  readonly certain: CardName | null;
}

function houseDrawer(
  recipe: SetRecipe,
  source: Source,
): (place: Place, houses: readonly House[], chance: Chance) => readonly CardName[] {
  return ({ house, certain }, houses, chance) =>
    until(
      () => {
        // What is certain takes the place that a rare has first of all.
        const drawn = Array.from({ length: cardsInHouse }, (_, n) =>
          n === 0 && certain !== null ? certain : source(house, n, chance),
        );
        const others = houses.filter((other) => other !== house);
        return linked(drawn, recipe.links, others, chance) ?? [];
      },
      (cards) =>
        cards.length === cardsInHouse &&
        (certain === null || cards.includes(certain)) &&
        within(cards, recipe.bounds.house),
      recipe,
    );
}

function until<T>(draw: () => T, good: (drawn: T) => boolean, { set }: SetRecipe): T {
  for (let tries = 0; tries < mostTries; tries++) {
    const drawn = draw();
    if (good(drawn)) return drawn;
  }
  throw new RangeError(
    `the recipe of ${set}: no cards within its bounds in ${mostTries} draws; expected bounds that its cards can meet`,
  );
}

const within = (cards: readonly CardName[], bounds: readonly TypeBound[]): boolean =>
  bounds.every(({ type, least, most }) => {
    const count = cards.filter((card) => definition(card).type === type).length;
    return count >= least && count <= most;
  });

/** One entry a card, as printed lists have them: by collector number, and what is of another set at the end. */
function entriesOf(
  house: House,
  cards: readonly CardName[],
  order: ReadonlyMap<CardName, number>,
): readonly DeckCard[] {
  const place = (card: CardName): number => order.get(card) ?? order.size;
  return [...new Set(cards)]
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map((card) => ({ card, count: cards.filter((other) => other === card).length, house }));
}
