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
import { isHouse } from '../model/enhancement.ts';
import { kindsOf } from '../model/kind.ts';
import { readAs } from '../testing/readOne.ts';
import { generateDecks } from './generate.ts';
import type { SetRecipe } from './recipe.ts';
import { as } from './sets/as.ts';
import { cc } from './sets/cc.ts';
import { dm } from './sets/dm.ts';
import { gr } from './sets/gr.ts';
import { mg24 } from './sets/mg24.ts';
import { momu } from './sets/momu.ts';
import { pv } from './sets/pv.ts';
import { toc } from './sets/toc.ts';
import { vm25 } from './sets/vm25.ts';
import { woe } from './sets/woe.ts';

const count = 1500;
const recipes = [woe, gr, mg24, as, toc, momu, vm25, pv, cc, dm];
const made = new Map(recipes.map(({ set }) => [set, generateDecks({ set, seed: 1, count })] as const));
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

describe.each(recipes)('1,500 new decks of $set', (recipe) => {
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
    // It finds halves of gigantic creatures, of which Menagerie 2024 has none.
    expect(own.filter((card) => !seen.has(card))).toEqual(recipe === mg24 ? ['it-s-coming'] : []);
    const older = new Set(recipe.legacies.sets.flatMap((set) => printedIn(set).map(({ id }) => id)));
    expect([...seen].filter((card) => !own.includes(card) && !older.has(card))).toEqual([]);
  });

  test.each(['maverick', 'legacy'] as const)('have a %s in as many of them as the recipe says', (kind) => {
    const asked = kind === 'maverick' ? recipe.mavericks : recipe.legacies.share;
    const share = decks.filter((deck) => deck.cards.some((card) => kindsOf(deck, card).includes(kind))).length / count;
    // Four standard errors, as there are twenty such shares; of 20,000 decks of Vault Masters 2025 3.8 % have a maverick.
    expect(Math.abs(share - asked)).toBeLessThan(4 * Math.sqrt((asked * (1 - asked)) / count) + 0.0005);
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
  const pairs = [
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
    [as, 'armored-spikes', 'eruption'],
    [as, 'bigger-guns-for-everyone', 'eruption'],
    [as, 'tomb-of-agony', 'talon-of-invidius'],
    [as, 'suggestion-box', 'aemberwind'],
    [as, 'banshee-suit', 'helichopper'],
    [as, 'void-shields', 'nautilus'],
    [as, 'gamma-blaster', 'saucer-149'],
    [as, 'torpefying-harpoon', 'black-tempest'],
    [as, 'flint-s-legend', 'treasure-island'],
    [as, 'flint-s-map', 'treasure-island'],
    [as, 'flint-s-stash', 'treasure-island'],
    [as, 'titan-sentry', 'empyrean-charge'],
    [toc, 'flint-s-map', 'treasure-island'],
    [toc, 'holo-camo', 'nautilus'],
    [toc, 'velum', 'hyde'],
    [vm25, 'ethereal-adaptor', 'helichopper'],
    [vm25, 'help-from-future-self', 'timetraveller'],
    [vm25, 'green-aeronaut', 'nautilixian'],
    [pv, 'ortannu-s-binding', 'ortannu-the-chained'],
    [pv, 'charybdis', 'scylla'],
    [pv, 'titan-sentry', 'empyrean-charge'],
    [cc, 'horseman-of-war', 'horseman-of-pestilence'],
    [cc, 'red-aeronaut', 'nautilixian'],
    [cc, 'platopelta', 'socraterosaurus'],
    [cc, 'lateral-thrusters', 'black-tempest'],
    [cc, 'flint-s-stash', 'treasure-island'],
    [cc, 'bombyx', 'chenille'],
    [cc, 'mutation-of-fury', 'dark-harbinger'],
    [dm, 'open-the-seal', 'thing-from-the-deep'],
    [mg24, 'chronometer', 'synchronizer'],
    [mg24, 'horseman-of-war', 'horseman-of-pestilence'],
  ] as const;
  test.each(pairs.map(([recipe, along, caller]) => ({ set: recipe.set, recipe, along, caller })))(
    '$set: $along comes with $caller alone, in its house',
    ({ recipe, along, caller }) => {
      for (const deck of decksOf(recipe)) expect(byHouse(deck, along)).toEqual(byHouse(deck, caller));
    },
  );

  test('a variant is there about as often as what it varies', () => {
    for (const [recipe, card, other] of [
      [woe, 'soleft', 'flounderight'],
      [gr, 'mender', 'soultender'],
      [as, 'sinestra', 'dexus'],
      [toc, 'sacro-alien', 'sacro-thief'],
      [pv, 'bronze-key-imp', 'gold-key-imp'],
      [pv, 'even-ivan', 'odd-clawde'],
      [mg24, 'bronze-key-imp', 'gold-key-imp'],
    ] as const) {
      const [one, two] = [card, other].map((id) =>
        decksOf(recipe).reduce((total, { cards }) => total + copies(cards, id), 0),
      );
      expect(Math.abs((one ?? 0) - (two ?? 0))).toBeLessThan(4 * Math.sqrt((one ?? 0) + (two ?? 0)));
    }
  });

  test.each([
    [momu, 14],
    [dm, 7],
  ] as const)('gigantic creatures are whole, and each brings a card that looks for such (%#)', (recipe, giants) => {
    const helpers = ['build-your-champion', 'digging-up-the-monster', 'tomes-gigantica'];
    const bases = printedIn(recipe.set).flatMap(({ id, otherHalf }) => (otherHalf === `${id}2` ? [id] : []));
    expect(bases).toHaveLength(giants);
    for (const deck of decksOf(recipe)) {
      for (const base of bases) expect(byHouse(deck, `${base}2`)).toEqual(byHouse(deck, base));
      const whole = bases.reduce((total, base) => total + copies(deck.cards, base), 0);
      expect(helpers.reduce((total, helper) => total + copies(deck.cards, helper), 0)).toBe(whole);
    }
  });
});

test('four different Sins come together in Crucible Clash, with a further one for each further copy', () => {
  const sins = printedIn('cc').filter(({ id }) =>
    cc.links.some((link) => link.kind === 'gathers' && link.from.includes(id)),
  );
  expect(sins).toHaveLength(7);
  const counts = decksOf(cc).flatMap((deck) =>
    deck.houses.map((_, i) => sins.map(({ id }) => byHouse(deck, id)[i] ?? 0)),
  );
  for (const each of counts) expect(Math.max(...each)).toBeLessThanOrEqual(1);
  const together = new Set(counts.map((each) => each.filter((n) => n > 0).length));
  expect([...together].sort()).toEqual([0, 4, 5]);
});

describe('cards of any house', () => {
  test('are anomalies in Winds of Exchange, Vault Masters 2025 and Prophetic Visions, and revenants in Grim Reminders, which are no mavericks', () => {
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
    const later = [vm25, pv].map(
      (recipe) =>
        decksOf(recipe).filter((deck) => deck.cards.some((entry) => kindsOf(deck, entry).includes('anomaly'))).length /
        count,
    );
    for (const one of [anomalies, ghosts, ...later]) expect(Math.abs(one - 0.035)).toBeLessThan(0.015);
  });
});

describe.each([as, cc])('skybeasts of $set', (recipe) => {
  test('are in every other deck, in any house, and are no mavericks', () => {
    const beasts = printedIn(recipe.set).filter(({ printings }) =>
      printings.some(({ set, number }) => set === 'as' && number.startsWith('S')),
    );
    expect(beasts).toHaveLength(23);
    const entries = decksOf(recipe).map((deck) =>
      deck.cards.filter(({ card }) => beasts.some(({ id }) => id === card)).map((entry) => ({ deck, entry })),
    );
    expect(Math.abs(entries.filter((some) => some.length > 0).length / count - 0.5)).toBeLessThan(0.04);
    expect(new Set(entries.flat().map(({ entry }) => entry.house)).size).toBe(7);
    for (const { deck, entry } of entries.flat()) expect(kindsOf(deck, entry)).not.toContain('maverick');
  });
});

describe('what a deck of Æmber Skies has besides', () => {
  const decks = decksOf(as);

  test('in seven of 100 decks: a Shard in each house, and no Shard in the others', () => {
    const shards = Object.values(as.oneEach?.cards ?? {});
    expect(shards).toHaveLength(7);
    const counts = decks.map(({ cards }) => shards.reduce((total, shard) => total + copies(cards, shard), 0));
    expect(new Set(counts)).toEqual(new Set([0, 3]));
    for (const deck of decks)
      for (const [house, shard] of Object.entries(as.oneEach?.cards ?? {}))
        for (const [i, here] of byHouse(deck, shard).entries()) if (here > 0) expect(deck.houses[i]).toBe(house);
    expect(Math.abs(counts.filter((n) => n === 3).length / count - 0.07)).toBeLessThan(0.02);
  });

  test('icons of houses, on cards of other houses alone, each once on a card, and before its other icons', () => {
    const enhanced = decks.flatMap(({ cards }) => cards.filter(({ enhancements = [] }) => enhancements.some(isHouse)));
    expect(enhanced.length).toBeGreaterThan(500);
    for (const { house, enhancements = [] } of enhanced) {
      const icons = enhancements.filter(isHouse);
      expect(icons).not.toContain(house);
      expect(new Set(icons).size).toBe(icons.length);
      expect(enhancements.slice(0, icons.length)).toEqual(icons);
    }
  });
});

test('house Keyraken has one Legendary Keyraken in Menagerie 2024, and no other house has any', () => {
  const decks = decksOf(mg24).filter(({ houses }) => houses.includes('keyraken'));
  // 3 of 13 houses, give or take four standard errors of 1.1 %.
  expect(Math.abs(decks.length / count - 3 / 13)).toBeLessThan(0.044);
  for (const { cards, houses } of decksOf(mg24))
    expect(
      cards.filter(({ card }) => card === 'legendary-keyraken').map(({ count, house }) => ({ count, house })),
    ).toEqual(houses.includes('keyraken') ? [{ count: 1, house: 'keyraken' }] : []);
});

describe('the token creature beside a deck', () => {
  test.each([woe, toc])('is there in $set: one of a house of the deck', (recipe) => {
    for (const { houses, beside } of decksOf(recipe)) {
      expect(beside?.length).toBe(1);
      const token = findPrinted(beside?.[0]?.card ?? '');
      expect(token?.type).toBe('token-creature');
      expect(houses).toContain(token?.house);
    }
  });

  test('is there in Menagerie 2024 where a house of the deck has one', () => {
    const withTokens = printedIn('mg24').filter(({ id }) => isToken(id));
    for (const { houses, beside } of decksOf(mg24)) {
      const fitting = withTokens.filter(({ house }) => house !== null && houses.includes(house)).map(({ id }) => id);
      if (fitting.length === 0) expect(beside).toBeUndefined();
      else expect(fitting).toContain(beside?.[0]?.card);
    }
  });

  test('is in no other set', () => {
    for (const recipe of [gr, as, momu, vm25, dm])
      for (const { beside } of decksOf(recipe)) expect(beside).toBeUndefined();
    for (const { beside = [] } of [...decksOf(pv), ...decksOf(cc)])
      expect(beside.filter(({ card }) => isToken(card))).toEqual([]);
  });

  test.each([woe, toc])(
    'is each of the 28 of $set somewhere, and the one that a card of the deck calls for',
    (recipe) => {
      const tokens = new Set(decksOf(recipe).flatMap(({ beside = [] }) => beside.map(({ card }) => card)));
      expect([...tokens].every(isToken)).toBe(true);
      expect(tokens.size).toBe(28);
      for (const { houses, cards, beside } of decksOf(recipe)) {
        const called = cards
          .flatMap(({ card }) => recipe.tokens?.calledBy[card] ?? [])
          .filter((token) => houses.some((house) => house === findPrinted(token)?.house));
        if (called.length > 0) expect(called).toContain(beside?.[0]?.card);
      }
    },
  );
});

describe('the archon power beside a deck of Crucible Clash', () => {
  const powers = printedIn('cc').filter(({ type }) => type === 'archon-power');

  test('is one of the 28, each of which is somewhere', () => {
    expect(powers).toHaveLength(28);
    const seen = new Set<string>();
    for (const { beside = [] } of decksOf(cc)) {
      expect(beside).toHaveLength(1);
      for (const { card } of beside) seen.add(card);
    }
    expect([...seen].sort()).toEqual(powers.map(({ id }) => id).sort());
  });

  test('is for a house only where the deck has that house', () => {
    const named = new Map(Object.entries(cc.powers?.forHouse ?? {}));
    expect([...named.values()].sort()).toEqual(cc.houses);
    for (const { houses, beside = [] } of decksOf(cc)) {
      const house = named.get(beside[0]?.card ?? '');
      if (house !== undefined) expect(houses).toContain(house);
    }
  });
});

describe('the prophecies beside a deck of Prophetic Visions', () => {
  const prophecies = printedIn('pv').filter(({ type }) => type === 'prophecy');
  const namesOf = ({ beside = [] }: Deck): readonly string[] => beside.map(({ card }) => card);

  test('are four different ones of the 22, each of which is there about as often as the others', () => {
    expect(prophecies).toHaveLength(22);
    const times = new Map(prophecies.map(({ id }) => [id, 0]));
    for (const deck of decksOf(pv)) {
      expect(new Set(namesOf(deck)).size).toBe(4);
      for (const card of namesOf(deck)) times.set(card, (times.get(card) ?? -1) + 1);
    }
    // Four standard errors.
    const mean = (4 * count) / 22;
    for (const [card, seen] of times) expect(Math.abs(seen - mean), card).toBeLessThan(4 * Math.sqrt(mean));
  });

  test('two that turn into each other are the two sides of one card', () => {
    const [heads, tails] = ['heads-i-win', 'tails-you-lose'];
    for (const deck of decksOf(pv)) {
      const [one, two, three, four] = namesOf(deck);
      for (const sides of [
        [one, two],
        [three, four],
      ] as const)
        if (sides.includes(heads) || sides.includes(tails)) expect([...sides].sort()).toEqual([heads, tails]);
    }
  });
});
