// New decks of the sets since Winds of Exchange: whole lists, what comes together, the token creature beside them. Shares of
// rarities are not published for these sets, so that none is compared.
import { catalogue, findPrinted } from '@vaultsong/cards/catalogue';
import { deal, legal } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { isPlayable } from '../faults/playable.ts';
import { parseDeck } from '../files/parse.ts';
import { writeDeck } from '../files/write.ts';
import { writeCode } from '../formats/code.ts';
import { writeTable } from '../formats/csv.ts';
import { writePlainText } from '../formats/text.ts';
import type { Deck, DeckCard } from '../model/deck.ts';
import { toDeckList } from '../model/decklist.ts';
import { kindsOf } from '../model/kind.ts';
import { readAs } from '../testing/readOne.ts';
import { generateDecks } from './generate.ts';
import type { SetRecipe } from './recipe.ts';
import { gr } from './sets/gr.ts';
import { momu } from './sets/momu.ts';
import { woe } from './sets/woe.ts';

const count = 1500;
const made = new Map([woe, gr, momu].map(({ set }) => [set, generateDecks({ set, seed: 1, count })] as const));
const decksOf = ({ set }: SetRecipe): readonly Deck[] => (made.get(set) ?? []).map(({ deck }) => deck);

const copies = (cards: readonly DeckCard[], card: string): number =>
  cards.reduce((total, entry) => total + (entry.card === card ? entry.count : 0), 0);
const byHouse = ({ cards, houses }: Deck, card: string): readonly number[] =>
  houses.map((house) =>
    copies(
      cards.filter((entry) => entry.house === house),
      card,
    ),
  );
const printedIn = (set: string) => catalogue.filter(({ printings }) => printings.some((one) => one.set === set));
const isToken = (card: string): boolean => findPrinted(card)?.type === 'token-creature';

describe.each([woe, gr, momu])('1,500 new decks of $set', (recipe) => {
  const decks = decksOf(recipe);

  test('are lists without a fault that can be played, read back from their files as they are', () => {
    for (const deck of decks) {
      expect(isPlayable(deck)).toBe(true);
      expect(parseDeck(writeDeck(deck))).toEqual(deck);
    }
  });

  test('are read back from codes, tables and lists for people', async () => {
    const some = decks.slice(0, 100);
    const texts = [
      ['code', some.map(writeCode).join('\n')],
      ['csv', writeTable(some)],
      ['text', some.map(writePlainText).join('\n')],
    ] as const;
    for (const [format, text] of texts) expect((await readAs(format, text)).map(({ deck }) => deck)).toEqual(some);
  });

  test('begin a game', () => {
    for (let seed = 0; seed < 100; seed += 2) {
      const game = deal({ decks: decks.slice(seed, seed + 2).map(toDeckList), seed });
      expect(legal(game).length).toBeGreaterThan(0);
    }
  });

  test('hold every card of the set, and no others but legacies', () => {
    const seen = new Set(decks.flatMap(({ cards, beside = [] }) => [...cards, ...beside].map(({ card }) => card)));
    const own = printedIn(recipe.set).map(({ id }) => id);
    expect(own.filter((card) => !seen.has(card))).toEqual([]);
    const older = new Set(recipe.legacies.sets.flatMap((set) => printedIn(set).map(({ id }) => id)));
    expect([...seen].filter((card) => !own.includes(card) && !older.has(card))).toEqual([]);
  });

  test.each(['maverick', 'legacy'] as const)('have a %s in as many of them as the recipe says', (kind) => {
    const asked = kind === 'maverick' ? recipe.mavericks : recipe.legacies.share;
    const share = decks.filter((deck) => deck.cards.some((card) => kindsOf(deck, card).includes(kind))).length / count;
    expect(Math.abs(share - asked)).toBeLessThan(3 * Math.sqrt((asked * (1 - asked)) / count) + 0.0005);
  });

  test('have each icon of their enhancing cards on a card, and none besides', () => {
    for (const { cards } of decks) {
      const tally = (icons: (card: DeckCard) => readonly string[]): readonly string[] =>
        cards.flatMap((card) => Array.from({ length: card.count }, () => icons(card)).flat()).sort();
      expect(tally(({ enhancements = [] }) => enhancements)).toEqual(
        tally(({ card }) => findPrinted(card)?.enhance ?? []),
      );
    }
  });
});

describe('cards that come together', () => {
  test.each([
    [woe, 'shigziso-buggy', 'conductor-jarroya'],
    [woe, 'shisnyasi-buggy', 'conductor-jarroya'],
    [woe, 'shizyoku-buggy', 'conductor-jarroya'],
    [woe, 'green-aeronaut', 'nautilixian'],
    [woe, 'purple-aeronaut', 'nautilixian'],
    [woe, 'red-aeronaut', 'nautilixian'],
    [woe, 'white-aeronaut', 'nautilixian'],
    [woe, 'platopelta', 'socraterosaurus'],
    [woe, 'aristotlmimus', 'socraterosaurus'],
    [woe, 'primordial-vault', 'tangaika'],
    [woe, 'com-officer-gross', 'com-officer-hings'],
    [gr, 'tick-tock', 'synchronizer'],
    [gr, 'chronometer', 'synchronizer'],
    [gr, 'ancestral-timekeeper', 'synchronizer'],
    [gr, 'purse-a-phone', 'shadys'],
    [gr, 'precocious-fragment', 'kaspara'],
    [gr, 'open-the-seal', 'thing-from-the-deep'],
    [gr, 'werewolf-curse', 'narl-gibbus'],
    [gr, 'igon-the-terrible', 'igon-the-green'],
  ])('$0.set: %s comes with %s alone, in its house', (recipe, along, caller) => {
    for (const deck of decksOf(recipe)) expect(byHouse(deck, along)).toEqual(byHouse(deck, caller));
  });

  test('a variant is there about as often as what it varies', () => {
    for (const [recipe, card, other] of [
      [woe, 'soleft', 'flounderight'],
      [gr, 'mender', 'soultender'],
    ] as const) {
      const [one, two] = [card, other].map((id) =>
        decksOf(recipe).reduce((total, { cards }) => total + copies(cards, id), 0),
      );
      expect(Math.abs((one ?? 0) - (two ?? 0))).toBeLessThan(4 * Math.sqrt((one ?? 0) + (two ?? 0)));
    }
  });

  test('gigantic creatures of More Mutation are whole, and each brings a card that looks for such', () => {
    const helpers = ['build-your-champion', 'digging-up-the-monster', 'tomes-gigantica'];
    const bases = printedIn('momu').flatMap(({ id, otherHalf }) => (otherHalf === `${id}2` ? [id] : []));
    expect(bases).toHaveLength(14);
    for (const deck of decksOf(momu)) {
      for (const base of bases) expect(byHouse(deck, `${base}2`)).toEqual(byHouse(deck, base));
      const giants = bases.reduce((total, base) => total + copies(deck.cards, base), 0);
      expect(helpers.reduce((total, helper) => total + copies(deck.cards, helper), 0)).toBe(giants);
    }
  });
});

describe('cards of any house', () => {
  test('are anomalies in Winds of Exchange, and revenants in Grim Reminders, which are no mavericks', () => {
    const revenants = printedIn('gr').filter(({ printings }) =>
      printings.some(({ set, number }) => set === 'gr' && number.startsWith('R')),
    );
    expect(revenants).toHaveLength(11);
    for (const deck of decksOf(gr))
      for (const entry of deck.cards)
        if (revenants.some(({ id }) => id === entry.card)) expect(kindsOf(deck, entry)).not.toContain('maverick');
    const share = (recipe: SetRecipe, is: (card: string) => boolean): number =>
      decksOf(recipe).filter(({ cards }) => cards.some(({ card }) => is(card))).length / count;
    const anomalies = share(woe, (card) => findPrinted(card)?.house === null);
    const ghosts = share(gr, (card) => revenants.some(({ id }) => id === card));
    for (const one of [anomalies, ghosts]) expect(Math.abs(one - 0.035)).toBeLessThan(0.015);
  });
});

describe('the token creature beside a deck', () => {
  test('is there in Winds of Exchange alone: one of a house of the deck', () => {
    for (const { houses, beside } of decksOf(woe)) {
      expect(beside?.length).toBe(1);
      const token = findPrinted(beside?.[0]?.card ?? '');
      expect(token?.type).toBe('token-creature');
      expect(houses).toContain(token?.house);
    }
    for (const recipe of [gr, momu]) for (const { beside } of decksOf(recipe)) expect(beside).toBeUndefined();
  });

  test('is each of the 28 somewhere, and the one that a card of the deck calls for', () => {
    const tokens = new Set(decksOf(woe).flatMap(({ beside = [] }) => beside.map(({ card }) => card)));
    expect([...tokens].every(isToken)).toBe(true);
    expect(tokens.size).toBe(28);
    for (const { houses, cards, beside } of decksOf(woe)) {
      const called = cards
        .flatMap(({ card }) => woe.tokens?.calledBy[card] ?? [])
        .filter((token) => houses.some((house) => house === findPrinted(token)?.house));
      if (called.length > 0) expect(called).toContain(beside?.[0]?.card);
    }
  });
});
