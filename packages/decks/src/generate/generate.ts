// New decks from seeds. The same set and seed give the same deck for ever; no two decks of a batch share a name or a list.
import type { Deck } from '../model/deck.ts';
import { besideDrawer } from './beside.ts';
import { chanceOf } from './chance.ts';
import { drawerOf } from './draw.ts';
import { enhanced } from './enhance.ts';
import { archonName } from './names/archonName.ts';
import type { SetRecipe } from './recipe.ts';
import { recipeOf } from './sets.ts';
import { twinMaker, twinnedSeed } from './twins.ts';

export interface DeckSeed {
  /** The set that the deck is made of, such as `cota`. */
  readonly set: string;
  /** Any safe integer. */
  readonly seed: number;
}

/** A deck with the seed that makes it again. */
export interface GeneratedDeck {
  readonly seed: number;
  readonly deck: Deck;
}

/**
 * Makes the deck of a seed.
 * @throws DeckError where no decks can be made of the set
 * @throws RangeError where the seed is no safe integer
 */
export function generateDeck({ set, seed }: DeckSeed): Deck {
  return deckOf(recipeOf(set), safe(seed));
}

/**
 * Makes decks one after the other, without end: those of `seed`, `seed + 1` and so on. A seed whose deck has the name or
 * the cards of one before it is left out.
 * @throws DeckError where no decks can be made of the set
 */
export function decksFrom({ set, seed }: DeckSeed): Generator<GeneratedDeck, void> {
  return different(everyDeck(recipeOf(set), safe(seed)));
}

function* everyDeck(recipe: SetRecipe, first: number): Generator<GeneratedDeck, void> {
  for (let seed = first; ; seed = seed === Number.MAX_SAFE_INTEGER ? Number.MIN_SAFE_INTEGER : seed + 1)
    yield { seed, deck: deckOf(recipe, seed) };
}

/** Leaves out decks that have the name or the cards of one before them. */
export function* different(decks: Iterable<GeneratedDeck>): Generator<GeneratedDeck, void> {
  const [names, lists] = [new Set<string>(), new Set<string>()];
  for (const made of decks) {
    const [name, list] = [made.deck.name.toLowerCase(), JSON.stringify(made.deck.cards)];
    if (names.has(name) || lists.has(list)) continue;
    names.add(name);
    lists.add(list);
    yield made;
  }
}

/**
 * Makes a batch of decks that differ in name and in list.
 * @param count how many
 * @throws DeckError where no decks can be made of the set
 */
export function generateDecks({ count, ...from }: DeckSeed & { readonly count: number }): readonly GeneratedDeck[] {
  const made: GeneratedDeck[] = [];
  for (const one of decksFrom(from)) {
    if (made.length >= count) break;
    made.push(one);
  }
  return made;
}

const deckOf = (recipe: SetRecipe, seed: number): Deck => makerFor(recipe)(seed);

function safe(seed: number): number {
  if (Number.isSafeInteger(seed)) return seed;
  throw new RangeError(`the seed ${seed}: expected a whole number from -(2^53 - 1) to 2^53 - 1`);
}

const makers = new Map<SetRecipe, (seed: number) => Deck>();

/** Reading a recipe takes longer than drawing a deck. */
function makerFor(recipe: SetRecipe): (seed: number) => Deck {
  const known = makers.get(recipe) ?? makerOf(recipe);
  makers.set(recipe, known);
  return known;
}

function makerOf(recipe: SetRecipe): (seed: number) => Deck {
  const { set } = recipe;
  const draw = drawerOf(recipe);
  const besideOf = besideDrawer(recipe);
  const original = (seed: number): Deck => {
    const { houses, cards } = draw(chanceOf(`${set}/${seed}/cards`));
    const beside = besideOf({ houses, cards }, chanceOf(`${set}/${seed}/beside`));
    return {
      name: archonName(chanceOf(`${set}/${seed}/name`)),
      set,
      houses,
      cards: enhanced(cards, chanceOf(`${set}/${seed}/icons`), recipe.icons),
      ...(beside.length === 0 ? {} : { beside: beside.map((card) => ({ card })) }),
    };
  };
  const twin = twinMaker(set);
  return (seed) => {
    const twinned = twinnedSeed(recipe, seed);
    return (twinned === null ? null : twin(original(twinned))) ?? original(seed);
  };
}
