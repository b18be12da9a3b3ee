// One card of a house: its rarity, then its set and house (nearly always those of the deck), then the card.
import type { CardName, House } from '@vaultsong/engine';
import { cardsInDeck, cardsInHouse } from '../model/deck.ts';
import type { Chance } from './chance.ts';
import type { Pool } from './pool.ts';
import { anywhereIn, cardsOf, inSeveralHouses, poolOf } from './pool.ts';
import type { DrawnRarity, SetRecipe } from './recipe.ts';
import { drawnRarities } from './recipe.ts';

/** Draws the n-th card of a house, counted from 0. */
export type Source = (house: House, n: number, chance: Chance) => CardName;

/** Reads a recipe once, so that drawing a card is fast. */
export function sourceOf(recipe: SetRecipe): Source {
  const certain = new Set(Object.values(recipe.oneEach?.cards ?? {}));
  const own = poolOf(recipe.set, { placed: recipe.placed, without: certain });
  const straying = poolOf(recipe.set, {
    placed: recipe.placed,
    without: new Set([...certain, ...inSeveralHouses(recipe.set)]),
  });
  const reprinted = cardsOf(recipe.set);
  const older: readonly Pool[] = recipe.legacies.sets.map((set) => poolOf(set, { without: reprinted }));
  const maverick = perCard(recipe.mavericks);
  const legacy = older.length === 0 ? 0 : perCard(recipe.legacies.share, shareOfHouses(recipe, older));
  const guests = anywhereIn(recipe).filter((card) => !isBrought(recipe, card));
  const guest = perCard(recipe.anywhere);
  const rarityOf = rarityDrawer(recipe);
  return (house, n, chance) => {
    if (recipe.anywhere > 0 && chance.happens(guest)) return chance.of(guests);
    const rarity = rarityOf(n, chance);
    // Both are decided for each card alone: legacy mavericks are as rare as the two shares say together.
    const fromOlder = chance.happens(legacy);
    const printed = chance.happens(maverick) ? chance.of(recipe.houses.filter((other) => other !== house)) : house;
    const choices = fromOlder ? older.flatMap((pool) => pool(printed, rarity)) : [];
    if (choices.length > 0) return chance.of(choices);
    return chance.of((printed === house ? own : straying)(printed, rarity));
  };
}

/** Whether a card comes with another one alone. */
const isBrought = ({ links }: SetRecipe, card: CardName): boolean =>
  links.some((link) => link.kind === 'brings' && [...link.along, ...(link.oneOf ?? [])].includes(card));

/** The probability for a single card that makes this share of decks have at least one, where this share of cards can be one. */
const perCard = (shareOfDecks: number, shareOfCards = 1): number =>
  1 - (1 - shareOfDecks) ** (1 / (cardsInDeck * shareOfCards));

/** The share of the houses of a set that older sets have cards of. */
const shareOfHouses = ({ houses }: SetRecipe, older: readonly Pool[]): number =>
  houses.filter((house) => older.some((pool) => drawnRarities.some((rarity) => pool(house, rarity).length > 0)))
    .length / houses.length;

/** Houses without a rare are fewer than independent draws give: the first card is a rare more often than the others. */
function rarityDrawer({ rarities, rareFirst }: SetRecipe): (n: number, chance: Chance) => DrawnRarity {
  const { common, uncommon, rare } = rarities;
  const share = rare / (common + uncommon + rare);
  const rareLater = (share * cardsInHouse - rareFirst) / (cardsInHouse - 1);
  return (n, chance) => {
    if (chance.happens(n === 0 ? rareFirst : rareLater)) return 'rare';
    return chance.happens(common / (common + uncommon)) ? 'common' : 'uncommon';
  };
}
