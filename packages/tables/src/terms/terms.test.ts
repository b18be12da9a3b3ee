import { describe, expect, test } from 'vitest';
import { deckList } from './deck.ts';
import type { AskedTerms } from './terms.ts';
import { seatsOf, terms } from './terms.ts';

const own: AskedTerms['play'] = { type: 'duel', decks: 'own' };
const chess: AskedTerms['clock'] = { type: 'chess', seconds: 600, increment: 5 };
const rated = { rated: true, takeBacks: 'never', clock: chess } as const;

test('what is left out is as most people would have it', () => {
  expect(terms.parse({ play: own })).toEqual({
    play: {
      type: 'duel',
      decks: 'own',
      sets: [],
      format: { bestOf: 1, adaptive: false },
      chains: [0, 0],
      bid: false,
    },
    edition: 'current',
    clock: { type: 'none' },
    rated: false,
    takeBacks: 'consent',
    listed: true,
    spectators: { allowed: true, delay: 0 },
  });
  expect(terms.parse({ play: { type: 'keyraken', players: 2 } }).play).toEqual({
    type: 'keyraken',
    players: 2,
    difficulty: 'normal',
  });
});

test('seats: two in a duel, one to three against the Keyraken', () => {
  expect(seatsOf(terms.parse({ play: own }))).toBe(2);
  for (const players of [1, 2, 3] as const)
    expect(seatsOf(terms.parse({ play: { type: 'keyraken', players } }))).toBe(players);
});

describe('terms that do not go together are refused', () => {
  test.each<[string, AskedTerms, string, string]>([
    [
      'rated, with take-backs',
      { play: own, rated: true, clock: chess },
      'takeBacks',
      'In a rated game nothing is taken back: expected "never"',
    ],
    [
      'rated, against the Keyraken',
      { play: { type: 'keyraken', players: 1 }, ...rated },
      'rated',
      'A game against the Keyraken is not rated: expected false',
    ],
    [
      'rated, without a clock',
      { play: own, ...rated, clock: { type: 'none' } },
      'clock',
      'A rated game has a clock: expected "turn", "chess" or "days"',
    ],
    [
      'rated, with chains',
      { play: { ...own, chains: [0, 1] }, ...rated },
      'play.chains',
      'A rated game begins without a handicap: expected no chains',
    ],
    [
      'adaptive, with a bidding before the first game',
      { play: { ...own, bid: true, format: { bestOf: 3, adaptive: true } } },
      'play.bid',
      'Adaptive play bids before its third game: expected false',
    ],
    [
      'a bidding, with chains',
      { play: { ...own, bid: true, chains: [2, 0] } },
      'play.chains',
      'The bids set the chains: expected none',
    ],
  ])('%s', (_, asked, path, message) => {
    const { error } = terms.safeParse(asked);
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
  });

  test('all that is wrong is said at once', () => {
    const { error } = terms.safeParse({ play: { type: 'keyraken', players: 1 }, rated: true });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['takeBacks', 'rated', 'clock']);
  });
});

describe('what is no term at all is refused', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['no game', {}],
    ['another game', { play: { type: 'chess' } }],
    ['best of two', { play: { ...own, format: { bestOf: 2, adaptive: false } } }],
    ['adaptive best of five', { play: { ...own, format: { bestOf: 5, adaptive: true } } }],
    ['25 chains', { play: { ...own, chains: [25, 0] } }],
    ['half a chain', { play: { ...own, chains: [0.5, 0] } }],
    ['chains for three', { play: { ...own, chains: [0, 0, 0] } }],
    ['a set that is none', { play: { ...own, sets: ['xyz'] } }],
    ['four against the Keyraken', { play: { type: 'keyraken', players: 4 } }],
    ['a clock of a second', { play: own, clock: { type: 'turn', seconds: 1 } }],
    ['a clock of half a minute for all', { play: own, clock: { type: 'chess', seconds: 30, increment: 0 } }],
    ['a negative increment', { play: own, clock: { type: 'chess', seconds: 600, increment: -1 } }],
    ['no day', { play: own, clock: { type: 'days', days: 0 } }],
    ['fifteen days', { play: own, clock: { type: 'days', days: 15 } }],
    ['a delay of an hour', { play: own, spectators: { allowed: true, delay: 3600 } }],
    ['rules of nowhere', { play: own, edition: 'house-rules' }],
  ])('%s', (_, asked) => {
    expect(terms.safeParse(asked).success).toBe(false);
  });
});

test('a deck in a log keeps the icons that it adds to its cards, those of houses too', () => {
  const deck = {
    name: 'Deck',
    houses: ['dis', 'logos', 'mars'],
    cards: [{ name: 'troll', house: 'dis', bonus: ['draw'], houseIcons: ['skyborn'] }],
  };
  expect(deckList.parse(deck)).toEqual(deck);
});
