import type { Bidding, Call, Side } from '@vaultsong/match';
import { leastBid, makeCall, mostChains, openBidding, outcomeOf, whoCalls } from '@vaultsong/match';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callFor, chainCosts, chosenFirst, costOf, evenChains } from './bidding.ts';

const pass: Call = { kind: 'pass' };
const bid = (chains: number, deck: Side = 0): Call => ({ kind: 'bid', deck, chains });
const after = (bidding: Bidding, ...calls: readonly Call[]): Bidding =>
  calls.reduce((now, call) => makeCall(now, whoCalls(now) ?? 0, call), bidding);

describe('what chains cost', () => {
  test('grows with each chain, from nothing to the end of the tracker', () => {
    expect(costOf(0)).toBe(0);
    for (let chains = 1; chains <= mostChains; chains++) expect(costOf(chains)).toBeGreaterThan(costOf(chains - 1));
    for (const { chains, cost } of chainCosts) expect(costOf(chains)).toBe(cost);
  });
});

describe('the even number of chains', () => {
  /** The most that cost no more than the log odds, with what is thought in advance. */
  const chainsOfThreeQuarters = Array.from({ length: mostChains }, (_, i) => i + 1).findLast(
    (chains) => costOf(chains) <= Math.log(301.5 / 101.5),
  );

  test('is none for even decks, and grows with what the stronger one wins', () => {
    expect(evenChains([30, 30])).toEqual({ deck: 0, chains: 0 });
    const chains = [35, 40, 45, 50, 55, 60].map((wins) => evenChains([wins, 60 - wins]).chains);
    expect(chains).toEqual([...chains].sort((a, b) => a - b));
    expect(new Set(chains).size).toBeGreaterThan(4);
    // By the measured costs, a deck that wins three of four games is even with about eight (docs/chains.md).
    expect(evenChains([300, 100])).toEqual({ deck: 0, chains: chainsOfThreeQuarters });
  });

  test('is the same from both sides', () => {
    for (const wins of [20, 29, 31, 50, 60]) {
      const [one, two] = [evenChains([wins, 60 - wins]), evenChains([60 - wins, wins])];
      expect(two).toEqual({ deck: 1 - one.deck, chains: one.chains });
    }
  });

  test('says nothing of decks that never played, and never goes beyond the tracker', () => {
    expect(evenChains([0, 0])).toEqual({ deck: 0, chains: 0 });
    expect(evenChains([0, 1_000_000])).toEqual({ deck: 1, chains: mostChains });
  });
});

test('a bot that may choose who goes first lets the other go first', () => {
  expect([chosenFirst(0), chosenFirst(1)]).toEqual([1, 0]);
});

describe('a bot that bids', () => {
  const six = { deck: 0, chains: 6 } as const;

  test('opens for the stronger deck at half of what it is worth, whoever brought it', () => {
    for (const opener of [0, 1] as const) expect(callFor(openBidding(opener), six)).toEqual(bid(3));
    expect(callFor(openBidding(0), { deck: 1, chains: 0 })).toEqual(bid(0, 1));
  });

  test('goes one higher up to what the deck is worth, not beyond', () => {
    expect(callFor(after(openBidding(0), bid(2)), six)).toEqual(bid(3));
    expect(callFor(after(openBidding(0), bid(5)), six)).toEqual(bid(6));
    expect(callFor(after(openBidding(0), bid(6)), six)).toEqual(pass);
    expect(callFor(after(openBidding(0), bid(mostChains)), { deck: 0, chains: mostChains })).toEqual(pass);
  });

  test('leaves the weaker deck to the other', () => {
    expect(callFor(after(openBidding(0), bid(0, 1)), six)).toEqual(pass);
    expect(callFor(openBidding(0, 1), six)).toEqual(pass);
  });

  test('takes its own stronger deck without chains when the other did not bid', () => {
    expect(callFor(after(openBidding(1), pass), six)).toEqual(pass);
    expect(callFor(after(openBidding(0), pass), six)).toEqual(bid(3));
  });

  test('says nothing after the end', () => {
    expect(() => callFor(after(openBidding(0), bid(1), pass), six)).toThrow('The bidding is over');
  });

  test('never makes a call that cannot be made, and never pays more than it wanted to', () => {
    const side = fc.constantFrom<Side>(0, 1);
    const even = fc.record({ deck: side, chains: fc.nat(mostChains) });
    fc.assert(
      fc.property(side, fc.option(side), even, even, (opener, deck, zero, one) => {
        let bidding = openBidding(opener, deck);
        for (let caller = whoCalls(bidding); caller !== null; caller = whoCalls(bidding)) {
          const call = callFor(bidding, caller === 0 ? zero : one);
          if (call.kind === 'bid') expect(call.chains).toBeGreaterThanOrEqual(leastBid(bidding) ?? mostChains + 1);
          bidding = makeCall(bidding, caller, call);
        }
        const outcome = outcomeOf(bidding);
        expect(outcome?.chains[0]).toBeLessThanOrEqual(zero.chains);
        expect(outcome?.chains[1]).toBeLessThanOrEqual(one.chains);
      }),
    );
  });
});
