// Facts about cards that were told before come again as the same objects, and never differ from the truth.
import { expect, test } from 'vitest';
import '../testing/cards.ts';
import { playOn, SeenCards, see, startRecorded, table } from '../index.ts';
import { define } from '../language/definitions.ts';
import { randomCards } from '../testing/randomCards.ts';
import { dice, editionOfGame, playByChance } from '../testing/randomGames.ts';

const textOf = (...asked: Parameters<typeof see>): string => JSON.stringify(see(...asked));
const viewers = [0, 1, 'table'] as const;

/** Games that were played by chance with the same random cards, in every edition. */
function someGames(seed: number, count: number) {
  const roll = dice(seed);
  const ids = Array.from({ length: 30 }, (_, i) => `seen-${i}`);
  define(randomCards(ids, roll));
  const cards = [...ids, ...ids].map((name) => ({ name }));
  const deck = { name: 'random', houses: ['brobnar', 'dis', 'logos'] as const, cards };
  return Array.from({ length: count }, (_, n) => {
    const setup = { decks: [deck, deck], seed: seed + n, edition: editionOfGame(n) };
    return playByChance(setup, roll, () => {});
  });
}

test('games that are looked at in turn look as they do when each is looked at for the first time', () => {
  for (const seed of [1, 2]) {
    const games = someGames(seed, 4).map(({ setup, answers }) => ({
      game: startRecorded(setup),
      answers,
      seen: new SeenCards(),
    }));
    const most = Math.max(...games.map(({ answers }) => answers.length));
    for (let n = 0; n < most; n++)
      for (const { game, answers, seen } of games) {
        const option = answers[n];
        if (option === undefined) continue;
        for (const viewer of viewers)
          expect(textOf(game.state, viewer, seen)).toBe(textOf(game.state, viewer, new SeenCards()));
        playOn(game, option);
      }
  }
});

test('cards that lie where they lay are the same objects at the next question, also when another game was looked at', () => {
  const seen = new SeenCards();
  const t = table({
    me: { house: 'brobnar', hand: ['one', 'two'], discard: ['three', 'four'], purged: ['five'], archives: ['six'] },
    foe: { discard: ['seven'] },
  });
  const other = table({ me: { house: 'brobnar', discard: ['eight', 'nine'] }, foe: {} });
  const before = see(t.state, 0, seen).players;
  see(other.state, 0, new SeenCards());
  t.me.discard('one');
  const after = see(t.state, 0, seen).players;
  expect(after[0]?.discard.length).toBe(3);
  for (const card of [...(before[0]?.discard ?? []), ...(before[1]?.discard ?? [])])
    expect([...(after[0]?.discard ?? []), ...(after[1]?.discard ?? [])].filter((now) => now === card)).toEqual([card]);
  expect(after[0]?.purged[0]).toBe(before[0]?.purged[0]);
  expect(after[0]?.archives[0]).toBe(before[0]?.archives[0]);
  expect(after[0]?.hand[0]).toBe(before[0]?.hand.find((card) => card.known && card.name === 'two'));
  // The one that went there is told anew, as it lies now.
  const gone = before[0]?.hand.find((card) => card.known && card.name === 'one');
  const came = after[0]?.discard.find(({ name }) => name === 'one');
  expect(came).not.toBe(gone);
  expect(came).toMatchObject({ zone: 'discard', name: 'one' });
});

test('a card that is defined anew is told anew', () => {
  const seen = new SeenCards();
  const t = table({ me: { house: 'brobnar', discard: ['one'] }, foe: {} });
  const before = see(t.state, 0, seen).players[0]?.discard[0];
  define(randomCards(['seen-once'], dice(1)));
  const after = see(t.state, 0, seen).players[0]?.discard[0];
  expect(after).toEqual(before);
  expect(after).not.toBe(before);
});
