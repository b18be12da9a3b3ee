import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bidding, Call, Side } from './index.ts';
import {
  BiddingError,
  leastBid,
  makeCall,
  mostChains,
  openBidding,
  outcomeOf,
  standingBid,
  whoCalls,
} from './index.ts';

const pass: Call = { kind: 'pass' };
const bid = (chains: number, deck: Side = 0): Call => ({ kind: 'bid', deck, chains });

/** The bidding after these calls, each by whoever is to call. */
const after = (calls: readonly Call[], from: Bidding = openBidding(0)): Bidding =>
  calls.reduce((bidding, call) => makeCall(bidding, whoCalls(bidding) ?? 0, call), from);

function faultOf(bidding: Bidding, player: Side, call: Call): BiddingError {
  try {
    makeCall(bidding, player, call);
  } catch (error) {
    if (error instanceof BiddingError) return error;
    throw error;
  }
  throw new Error('The call was taken');
}

describe('a bidding [rule chain-bidding]', () => {
  test('runs as the example of the rulebook: five, six, seven, and the other lets it be', () => {
    // Player 0 is Julie, deck 0 Mother Mahospot.
    const bidding = after([bid(5), bid(6), bid(7)]);
    expect(standingBid(bidding)).toEqual({ player: 0, deck: 0, chains: 7 });
    expect(whoCalls(bidding)).toBe(1);
    const ended = after([pass], bidding);
    expect(outcomeOf(ended)).toEqual({ deckOf: [0, 1], chains: [7, 0] });
    expect(whoCalls(ended)).toBe(null);
    expect(leastBid(ended)).toBe(null);
  });

  test('gives the deck to a player who did not bring it', () => {
    expect(outcomeOf(after([bid(0), bid(3), pass]))).toEqual({ deckOf: [1, 0], chains: [0, 3] });
    expect(outcomeOf(after([bid(2, 1), pass]))).toEqual({ deckOf: [1, 0], chains: [2, 0] });
  });

  test('may open at none, leap, and leave the opening to the other', () => {
    expect(outcomeOf(after([bid(0), pass]))).toEqual({ deckOf: [0, 1], chains: [0, 0] });
    expect(leastBid(after([bid(3), bid(20)]))).toBe(21);
    expect(outcomeOf(after([pass, bid(1), bid(2), pass], openBidding(1)))).toEqual({ deckOf: [1, 0], chains: [0, 2] });
  });

  test('in which both pass leaves all as it was', () => {
    expect(outcomeOf(after([pass]))).toBe(null);
    expect(outcomeOf(after([pass, pass]))).toEqual({ deckOf: [0, 1], chains: [0, 0] });
  });

  test('leaves only a pass after 24', () => {
    const full = after([bid(mostChains)]);
    expect(leastBid(full)).toBe(null);
    expect(whoCalls(full)).toBe(1);
    expect(faultOf(full, 1, bid(25))).toMatchObject({
      fault: 'chains',
      message: 'Nobody can go above 24 chains: expected a pass, not a bid of 25',
    });
    expect(outcomeOf(after([pass], full))).toEqual({ deckOf: [0, 1], chains: [24, 0] });
  });
});

describe('a call that cannot be made [rule chain-bidding]', () => {
  const five = after([bid(5)]);
  const expected = 'expected a whole number from 6 to 24, or a pass';

  test.each([
    [5, `A bid of 5 is not above the last one, 5: ${expected}`],
    [0, `A bid of 0 is not above the last one, 5: ${expected}`],
    [-1, `-1 chains cannot be bid: ${expected}`],
    [6.5, `6.5 chains cannot be bid: ${expected}`],
    [25, `25 chains cannot be bid: ${expected}`],
    [Number.NaN, `NaN chains cannot be bid: ${expected}`],
    [Number.POSITIVE_INFINITY, `Infinity chains cannot be bid: ${expected}`],
  ])('a bid of %d after five', (chains, message) => {
    expect(faultOf(five, 1, bid(chains))).toMatchObject({ name: 'BiddingError', fault: 'chains', message });
  });

  test.each([-1, 0.5, 25])('an opening bid of %d', (chains) => {
    expect(faultOf(openBidding(0), 0, bid(chains))).toMatchObject({
      fault: 'chains',
      message: `${chains} chains cannot be bid: expected a whole number from 0 to 24, or a pass`,
    });
  });

  test('out of turn', () => {
    const message = 'It is not the turn of player 0: player 1 bids or passes';
    for (const call of [bid(6), pass]) expect(faultOf(five, 0, call)).toMatchObject({ fault: 'turn', message });
  });

  test('after the end', () => {
    const ended = after([pass], five);
    const message = 'The bidding is over: no more calls can be made';
    for (const player of [0, 1] as const)
      for (const call of [bid(6), pass]) expect(faultOf(ended, player, call)).toMatchObject({ fault: 'over', message });
  });

  test('for the other deck, whether the opening or the players named the first', () => {
    const message = 'The bidding is for the deck of player 0, not for that of player 1';
    expect(faultOf(five, 1, bid(6, 1))).toMatchObject({ fault: 'deck', message });
    expect(faultOf(openBidding(1, 0), 1, bid(6, 1))).toMatchObject({ fault: 'deck', message });
  });
});

const side = fc.constantFrom<Side>(0, 1);
const anyCall = fc.oneof(
  fc.constant(pass),
  fc.record({
    kind: fc.constant('bid' as const),
    deck: side,
    chains: fc.oneof(fc.integer({ min: -2, max: 27 }), fc.double()),
  }),
);

test('a bid of -0 chains is kept as one of 0, which JSON can say', () => {
  const bidding = makeCall(openBidding(0, null), 0, bid(-0));
  expect(JSON.parse(JSON.stringify(bidding))).toEqual(bidding);
});

test('whatever is called, legal or not: bids rise, players alternate, and the last bidder gets the deck [rule chain-bidding]', () => {
  fc.assert(
    fc.property(
      side,
      fc.option(side),
      fc.array(fc.tuple(side, anyCall), { maxLength: 40 }),
      (opener, deck, attempts) => {
        let bidding = openBidding(opener, deck);
        for (const [player, call] of attempts) {
          const before = JSON.stringify(bidding);
          const [turn, least] = [whoCalls(bidding), leastBid(bidding)];
          const wanted = bidding.deck ?? standingBid(bidding)?.deck ?? null;
          const legal =
            player === turn &&
            (call.kind === 'pass' ||
              (least !== null &&
                Number.isInteger(call.chains) &&
                call.chains >= least &&
                call.chains <= mostChains &&
                (wanted === null || wanted === call.deck)));
          if (!legal) {
            expect(() => makeCall(bidding, player, call)).toThrow(BiddingError);
            continue;
          }
          const next = makeCall(bidding, player, call);
          expect(JSON.stringify(bidding)).toBe(before);
          expect(JSON.parse(JSON.stringify(next))).toEqual(next);
          if (call.kind === 'bid')
            expect(standingBid(next)).toEqual({ player, deck: call.deck, chains: call.chains + 0 });
          bidding = next;
        }
        const bids = bidding.calls.flatMap((call) => (call.kind === 'bid' ? [call.chains] : []));
        expect(bids).toEqual([...new Set(bids)].sort((a, b) => a - b));
        const [outcome, last] = [outcomeOf(bidding), standingBid(bidding)];
        if (outcome === null || last === null) return;
        expect(outcome.deckOf[last.player]).toBe(last.deck);
        expect(outcome.deckOf[0]).not.toBe(outcome.deckOf[1]);
        expect(outcome.chains[last.player]).toBe(last.chains);
        expect(outcome.chains[0] + outcome.chains[1]).toBe(last.chains);
      },
    ),
  );
});
