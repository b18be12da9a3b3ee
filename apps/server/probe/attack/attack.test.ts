// The attacks find what is planted, so that it means something when they find nothing at a live table.
import { deckOfName, toDeckList } from '@vaultsong/decks';
import type { DeckList } from '@vaultsong/engine';
import { deal } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { newDataFolder } from '../../src/testing/dataFolder.ts';
import { embeddedStorage } from '../testbed/storage.ts';
import { evidenceOf, searchAttack, singularDecks, solverAttack } from './attack.ts';
import type { Reading } from './linear.ts';
import { drawsOf, solve } from './linear.ts';
import type { Observed } from './observed.ts';
import { firstOf, observed } from './observed.ts';
import { deckOf } from './outputs.ts';
import { searchAll } from './pool.ts';
import { foretold, judged, permutationOf, searchSeeds } from './seeds.ts';

const [mine = '', theirs = ''] = singularDecks(2);
const deck = toDeckList(deckOfName(mine));
const other = toDeckList(deckOfName(theirs));
const size = deck.cards.length;
const planted = 12_345;
const space = 30_000;

/** A deck that was drawn whole: by position the place in the list and the id of what lies there. */
const drawnFrom = (list: DeckList, places: readonly number[], ids: readonly number[]): Observed =>
  observed(list, places.map((slot, at) => ({ name: list.cards[slot]?.name ?? '', id: ids[at] ?? -1 })).reverse());

/** How a deck lies that was shuffled well. */
const lying = permutationOf(0xabcdef12, size);

test('ids that a seed deals from the order in which cards lie, as they once were, tell the cards to come', () => {
  const all = drawnFrom(
    deck,
    lying,
    permutationOf(planted, size).map((from) => lying[from] ?? -1),
  );
  const seen = firstOf(all, 20);
  const fits = searchSeeds(seen, 0, space);
  expect(fits).toEqual([{ weakness: 'place', seed: planted }]);
  const { right, wrong } = judged(seen, all, fits);
  expect([right > 0, wrong]).toEqual([true, 0]);
});

test('a seed that deals ids from a sorted list is found, and says nothing of a card', () => {
  const all = drawnFrom(deck, lying, permutationOf(planted, size));
  const fits = searchSeeds(firstOf(all, 20), 0, space);
  expect(fits).toEqual([{ weakness: 'number', seed: planted }]);
  expect(foretold(firstOf(all, 20), { weakness: 'number', seed: planted }).size).toBe(0);
});

test('a game that the engine deals by a seed of 32 bits is found, with every card to come, on threads too', async () => {
  const state = deal({ decks: [deck, other], seed: planted, first: 0 });
  const [p] = state.players;
  if (p === undefined) throw new Error('Nobody sits there');
  // The cards of the hand came from the top of the deck.
  const drawn = [...p.hand, ...p.deck.toReversed()].map((id) => ({ name: state.cards[id]?.ref.name ?? '', id }));
  const all = observed(deck, drawn);
  const seen = firstOf(all, 20);
  const fits = await searchAll({ seen, seeds: space, threads: 2, part: 10_000 });
  expect(fits).toEqual([{ weakness: 'deal', seed: planted }]);
  expect(judged(seen, all, fits)).toEqual({ right: size - 20, wrong: 0 });
});

test('from four outputs that are seen whole the solver has the state of xoshiro128**, and foretells the next hundred', () => {
  const start = [0x12345678, 0x9abcdef0, 0x0fedcba9, 0x87654321] as const;
  const among = Array.from({ length: 104 }, () => 2 ** 32);
  const draws = drawsOf(start, 'scrambled', among);
  const outputs = draws.slice(0, 4).map((of, at) => ({ at, of, among: 2 ** 32 }));
  const found = solve(outputs, 'scrambled');
  expect(found).toMatchObject({ equations: 128, rank: 128, state: [...start] });
  expect(drawsOf(found.state ?? [0, 0, 0, 0], 'scrambled', among)).toEqual(draws);
});

/** What two decks look like that were shuffled by one generator, one after the other. */
const shuffledBy = (reading: Reading): Parameters<typeof solverAttack>[0] => {
  const among = deck.cards.slice(1).map((_, n) => size - n);
  const draws = drawsOf([1, 2, 3, 4], reading, [...among, ...among]);
  const shuffled = (list: DeckList, own: readonly number[]): Observed => {
    const names = deckOf(observed(list, []), own);
    return observed(
      list,
      names.map((name) => ({ name, id: 0 })),
    );
  };
  return {
    all: [shuffled(deck, draws.slice(0, size - 1)), shuffled(other, draws.slice(size - 1))],
    used: 24,
  };
};

test('a generator that shows its state as it is is solved from what two players see of their decks', () => {
  const { outputs, solved } = solverAttack(shuffledBy('word 1'));
  expect(outputs).toBe(48);
  const found = solved.filter(({ state }) => state !== null);
  expect(found).toMatchObject([{ reading: 'word 1', state: [1, 2, 3, 4], right: size - 24 }]);
});

test('small draws of xoshiro128** give no equation for certain, and contradict whatever has no scrambler', () => {
  const { solved } = solverAttack(shuffledBy('scrambled'));
  expect(solved.map(({ state }) => state)).toEqual([null, null, null, null, null]);
  expect(solved[0]).toMatchObject({ reading: 'scrambled', equations: 0 });
});

test('at a live table both find nothing', async () => {
  const storage = embeddedStorage(await newDataFolder());
  try {
    const evidence = await evidenceOf(storage.env, 24, 28);
    expect(evidence.all.map(({ drawn }) => drawn.length >= 28)).toEqual([true, true]);
    const { outputs, solved } = solverAttack(evidence);
    expect(outputs).toBe(48);
    expect(solved.map(({ state }) => state)).toEqual([null, null, null, null, null]);
    expect(solved.slice(1).map(({ equations }) => equations > 128)).toEqual([true, true, true, true]);
    const search = await searchAttack(evidence, { seeds: space, threads: 1, part: 10_000 });
    expect(search).toEqual({ seeds: space, fits: { deal: 0, place: 0, number: 0 }, right: 0, wrong: 0 });
  } finally {
    await storage.remove();
  }
});
