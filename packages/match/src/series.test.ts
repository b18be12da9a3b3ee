import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call, Format, Series, Side } from './index.ts';
import {
  BiddingError,
  bestOfs,
  callInSeries,
  chooseFirst,
  isBestOf,
  leastBid,
  nextStep,
  other,
  reportWinner,
  SeriesError,
  standing,
  startSeries,
  whoCalls,
  winnerOf,
} from './index.ts';

const bestOf3: Format = { bestOf: 3, adaptive: false };
const adaptive: Format = { bestOf: 3, adaptive: true };
const pass: Call = { kind: 'pass' };

/** Plays games with these winners; whoever loses goes first in the next one. */
function play(series: Series, ...winners: readonly Side[]): Series {
  return winners.reduce((now, winner) => {
    const step = nextStep(now);
    return reportWinner(step.kind === 'choose-first' ? chooseFirst(now, step.player, step.player) : now, winner);
  }, series);
}

describe('a series', () => {
  const start = startSeries(bestOf3, { first: 1, chains: [7, 0] });

  test('begins with whom the lot made first', () => {
    expect(nextStep(start)).toEqual({
      kind: 'play',
      game: { number: 1, first: 1, deckOf: [0, 1], chains: [7, 0] },
    });
    expect(standing(start)).toEqual([0, 0]);
    expect(winnerOf(start)).toBe(null);
  });

  test('lets the player whose deck lost choose who goes first, either one [rule series, rule first-player]', () => {
    const one = reportWinner(start, 0);
    expect(nextStep(one)).toEqual({ kind: 'choose-first', player: 1 });
    for (const first of [0, 1] as const)
      expect(nextStep(chooseFirst(one, 1, first))).toEqual({
        kind: 'play',
        game: { number: 2, first, deckOf: [0, 1], chains: [7, 0] },
      });
  });

  test.each([
    [1, [0], 0],
    [3, [1, 1], 1],
    [3, [0, 1, 0], 0],
    [5, [0, 0, 0], 0],
    [5, [1, 0, 0, 1, 1], 1],
  ] as const)('best of %d ends with %j', (bestOf, winners, winner) => {
    const before = play(startSeries({ bestOf, adaptive: false }, { first: 0 }), ...winners.slice(0, -1));
    expect(winnerOf(before)).toBe(null);
    const after = play(before, winner);
    expect(nextStep(after)).toEqual({ kind: 'over', winner });
    expect(winnerOf(after)).toBe(winner);
    expect(standing(after)[winner]).toBe(Math.ceil(bestOf / 2));
  });

  test('knows 1, 3 and 5 games', () => {
    expect([0, 1, 2, 3, 4, 5, 7].filter(isBestOf)).toEqual([...bestOfs]);
  });
});

describe('adaptive play', () => {
  const start = startSeries(adaptive, { first: 0, chains: [3, 1] });

  test('swaps the decks for game 2, and their chains with them', () => {
    const one = play(start, 0);
    expect(nextStep(chooseFirst(one, 1, 1))).toMatchObject({
      kind: 'play',
      game: { number: 2, deckOf: [1, 0], chains: [1, 3] },
    });
  });

  test('ends with a player who wins with both decks', () => {
    expect(nextStep(play(start, 1, 1))).toEqual({ kind: 'over', winner: 1 });
  });

  test.each([
    [[0, 1], 0],
    [[1, 0], 1],
  ] as const)('after %j bids for the deck that won twice; who lost game 2 calls first', (winners, deck) => {
    const even = play(start, ...winners);
    expect(nextStep(even)).toEqual({ kind: 'bid', bidding: { opener: other(winners[1]), deck, calls: [] } });
    const opener = other(winners[1]);
    const bidden = callInSeries(
      callInSeries(callInSeries(even, opener, { kind: 'bid', deck, chains: 2 }), other(opener), {
        kind: 'bid',
        deck,
        chains: 5,
      }),
      opener,
      pass,
    );
    expect(nextStep(bidden)).toEqual({ kind: 'choose-first', player: opener });
    const step = nextStep(chooseFirst(bidden, opener, opener));
    if (step.kind !== 'play') throw new Error('The bidding is over');
    expect(step.game.deckOf[other(opener)]).toBe(deck);
    // The bid stands instead of the handicap, for both decks.
    expect([step.game.chains[opener], step.game.chains[other(opener)]]).toEqual([0, 5]);
    expect(winnerOf(play(bidden, 1))).toBe(1);
  });

  test('is played with the own decks and no chains when nobody bids', () => {
    const even = play(start, 0, 1);
    const passed = callInSeries(callInSeries(even, 0, pass), 1, pass);
    expect(nextStep(chooseFirst(passed, 0, 1))).toMatchObject({
      game: { number: 3, first: 1, deckOf: [0, 1], chains: [0, 0] },
    });
  });
});

describe('a series whose decks are bid for', () => {
  const start = startSeries(bestOf3, { first: 0, opener: 1 });
  const bidden = callInSeries(callInSeries(start, 1, { kind: 'bid', deck: 0, chains: 5 }), 0, pass);

  test('begins with the bidding, whoever goes first', () => {
    expect(nextStep(start)).toEqual({ kind: 'bid', bidding: { opener: 1, deck: null, calls: [] } });
    expect(nextStep(bidden)).toEqual({
      kind: 'play',
      game: { number: 1, first: 0, deckOf: [1, 0], chains: [0, 5] },
    });
  });

  test('keeps what was bid through all of its games', () => {
    const second = nextStep(chooseFirst(play(bidden, 1), 0, 1));
    expect(second).toEqual({ kind: 'play', game: { number: 2, first: 1, deckOf: [1, 0], chains: [0, 5] } });
    expect(nextStep(play(bidden, 1, 0, 1))).toEqual({ kind: 'over', winner: 1 });
  });
});

describe('what cannot be done', () => {
  const start = startSeries(adaptive, { first: 0 });

  test.each([
    [() => chooseFirst(start, 0, 0), 'step', 'Nobody chooses who goes first now: game 1 is to be played'],
    [() => callInSeries(start, 0, pass), 'step', 'Nothing is bid for now: game 1 is to be played'],
    [() => reportWinner(play(start, 0), 0), 'step', 'No game is to be played now: player 1 chooses who goes first'],
    [
      () => chooseFirst(play(start, 0), 0, 0),
      'player',
      'Player 0 does not choose who goes first: player 1 does, whose deck lost the last game',
    ],
    [
      () => reportWinner(play(start, 0, 1), 0),
      'step',
      'No game is to be played now: the decks of the next game are still bid for',
    ],
    [
      () => reportWinner(play(start, 0, 0), 0),
      'step',
      'No game is to be played now: the series is over, player 0 won it',
    ],
    [
      () => startSeries(bestOf3, { first: 0, chains: [25, 0] }),
      'chains',
      'A deck cannot start with 25 or 0 chains: expected a whole number from 0 to 24 for each',
    ],
    [
      () => startSeries(bestOf3, { first: 0, chains: [0, -1] }),
      'chains',
      'A deck cannot start with 0 or -1 chains: expected a whole number from 0 to 24 for each',
    ],
    [
      () => startSeries(adaptive, { first: 0, opener: 0 }),
      'bidding',
      'Adaptive play begins with the own decks: expected no bidding before its first game, only before its third',
    ],
    [
      () => startSeries(bestOf3, { first: 0, opener: 0, chains: [4, 0] }),
      'bidding',
      'The decks are bid for, and bidders set the chains: expected no chains before that, not 4 and 0',
    ],
    [
      () => reportWinner(startSeries(bestOf3, { first: 0, opener: 0 }), 0),
      'step',
      'No game is to be played now: the decks of the next game are still bid for',
    ],
  ])('%#', (act, fault, message) => {
    let thrown: unknown;
    try {
      act();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(SeriesError);
    expect(thrown).toMatchObject({ fault, message });
  });

  test('a wrong call', () => {
    expect(() => callInSeries(play(start, 0, 1), 1, pass)).toThrow(BiddingError);
  });
});

const side = fc.constantFrom<Side>(0, 1);
const format = fc.constantFrom<Format>(...bestOfs.map((bestOf) => ({ bestOf, adaptive: false }) as const), adaptive);

test('however it is played, a series ends in time, and with one winner [rule series]', () => {
  const choices = fc.infiniteStream(fc.nat());
  fc.assert(
    fc.property(format, side, choices, (kind, first, stream) => {
      const draw = (): number => stream.next().value;
      const drawSide = (): Side => (draw() % 2 === 0 ? 0 : 1);
      let series = startSeries(kind, { first });
      for (let steps = 0; ; steps++) {
        expect(steps).toBeLessThan(100);
        expect(JSON.parse(JSON.stringify(series))).toEqual(series);
        const step = nextStep(series);
        if (step.kind === 'over') break;
        if (step.kind === 'play') series = reportWinner(series, drawSide());
        if (step.kind === 'choose-first') series = chooseFirst(series, step.player, drawSide());
        if (step.kind === 'bid') {
          const [player, least, deck] = [whoCalls(step.bidding), leastBid(step.bidding), step.bidding.deck];
          if (player === null || deck === null) throw new Error('Who bids, and for what, is known');
          const call: Call = least === null || draw() % 3 === 0 ? pass : { kind: 'bid', deck, chains: least };
          series = callInSeries(series, player, call);
        }
      }
      const { games } = series;
      const winner = winnerOf(series);
      const needed = Math.ceil(kind.bestOf / 2);
      if (winner === null) throw new Error('The series is over');
      expect(standing(series)[winner]).toBe(needed);
      expect(standing(series)[other(winner)]).toBeLessThan(needed);
      expect(games.length).toBeLessThanOrEqual(kind.bestOf);
      expect(games.at(-1)?.winner).toBe(winner);
      expect(games.map(({ number }) => number)).toEqual(games.map((_, i) => i + 1));
      for (const { deckOf } of games) expect(deckOf[0]).not.toBe(deckOf[1]);
      if (kind.adaptive && games.length === 3) {
        const [one, two] = games.map(({ deckOf, winner: won }) => deckOf[won]);
        expect(one).toBe(two);
      }
    }),
  );
});
