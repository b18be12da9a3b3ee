import { describe, expect, it } from 'vitest';
import type { DeckList, EditionName, Setup } from '../../index.ts';
import {
  answer,
  constant,
  deal,
  draw,
  gain,
  gainChains,
  ifYouDo,
  playerCannot,
  SetupError,
  table,
} from '../../index.ts';
import { copies, spell, thing } from '../../testing/cards.ts';

const deck = (name: string): DeckList => ({
  name,
  houses: ['brobnar'],
  cards: copies(36, 'five').map((id) => ({ name: id })),
});
const setup = (edition: EditionName, chains: readonly number[], more: Partial<Setup> = {}): Setup => ({
  decks: [deck('a'), deck('b')],
  seed: 1,
  first: 0,
  edition,
  chains,
  ...more,
});
const hands = (s: ReturnType<typeof deal>) => s.players.map((p) => p.hand.length);
const chainsOf = (s: ReturnType<typeof deal>) => s.players.map((p) => p.chains);

/** Two chains, so many cards in hand and in the deck: what is in hand, and how many chains are left after the draw step. */
function afterDraw(edition: EditionName, hand: number, inDeck: number, chains = 2) {
  const t = table({
    edition,
    me: { house: 'brobnar', chains, hand: copies(hand, 'two'), deck: copies(inDeck, 'one') },
    foe: { deck: copies(9, 'one') },
  });
  t.me.end();
  return [t.state.players[0]?.hand.length, t.state.players[0]?.chains, t.state.winner];
}

describe('switch chainShed', () => {
  const editions = ['cota-1.0', 'cota-1.3', 'master-16', 'current', 'manual'] as const;

  it.each(editions)('switch chainShed: a chain that keeps a card away is shed (%s)', (edition) => {
    expect(afterDraw(edition, 5, 9)).toEqual([5, 1, null]);
    expect(afterDraw(edition, 3, 9)).toEqual([5, 1, null]);
  });

  it.each([
    ['cota-1.0', 2],
    ['cota-1.3', 2],
    ['master-16', 2],
    ['current', 2],
    ['manual', 1],
  ] as const)(
    'switch chainShed: with a full hand nothing would be drawn (%s: %i left) [rule shedding-chains @cota-1.0 @manual]',
    (edition, left) => {
      expect(afterDraw(edition, 6, 9)).toEqual([6, left, null]);
      expect(afterDraw(edition, 8, 9)).toEqual([8, left, null]);
    },
  );

  it.each([
    ['cota-1.0', 1],
    ['cota-1.3', 2],
    ['master-16', 2],
    ['current', 2],
  ] as const)(
    'switch chainShed: where there is no card to keep away (%s: %i left) [rule shedding-chains @cota-1.0]',
    (edition, left) => {
      expect(afterDraw(edition, 3, 0)).toEqual([3, left, null]);
      // The chain keeps the third card away, but there are two only.
      expect(afterDraw(edition, 3, 2)).toEqual([5, left, null]);
    },
  );

  it.each([
    ['cota-1.0', 2],
    ['cota-1.3', 2],
    ['master-16', 2],
    ['current', 2],
    ['manual', 1],
  ] as const)('switch chainShed: where an effect forbids to draw (%s: %i left)', (edition, left) => {
    const seal = thing('shed-seal', constant(playerCannot('you', 'draw')));
    const t = table({ edition, me: { house: 'brobnar', chains: 2, artifacts: [seal], deck: copies(9, 'one') } });
    t.me.end();
    t.expect({ me: { hand: [], chains: left, artifacts: [seal] } });
  });

  it.each(editions)('switch chainShed: a step that is skipped sheds none, nor do draws by cards (%s)', (edition) => {
    const idle = thing('shed-idle', constant({ mod: 'skip-step', who: 'you', step: 'draw' }));
    const t = table({
      edition,
      me: {
        house: 'brobnar',
        chains: 2,
        artifacts: [idle],
        hand: [spell('shed-two', draw(2))],
        deck: copies(9, 'one'),
      },
    });
    t.me.play('shed-two');
    t.expect({ me: { hand: ['one', 'one'], chains: 2, artifacts: [idle] } });
    t.me.end();
    t.expect({ me: { hand: ['one', 'one'], chains: 2, artifacts: [idle] } });
  });

  it.each(editions)('switch chainShed: who has no chain sheds none (%s)', (edition) => {
    expect(afterDraw(edition, 3, 9, 0)).toEqual([6, 0, null]);
    expect(afterDraw(edition, 6, 9, 0)).toEqual([6, 0, null]);
  });
});

describe('switch chainsAtSetup', () => {
  it.each([
    ['cota-1.0', [5, 5], [6, 0]],
    ['cota-1.3', [5, 5], [6, 0]],
    ['master-16', [5, 5], [6, 0]],
    ['current', [5, 5], [6, 0]],
    ['manual', [7, 6], [7, 1]],
  ] as const)(
    'switch chainsAtSetup: seven chains and one before the hands are dealt (%s) [rule starting-hand @manual, rule chains @manual]',
    (edition, dealt, chains) => {
      const s = deal(setup(edition, [7, 1]));
      expect(hands(s)).toEqual(dealt);
      expect(chainsOf(s)).toEqual(chains);
    },
  );

  it.each([
    ['cota-1.0', 3],
    ['manual', 7],
  ] as const)('switch chainsAtSetup: twenty-four chains (%s: %i cards)', (edition, cards) => {
    expect(hands(deal(setup(edition, [24, 0])))).toEqual([cards, 6]);
  });

  it.each(['cota-1.0', 'manual'] as const)('switch chainsAtSetup: all the same in a draw step (%s)', (edition) => {
    expect(afterDraw(edition, 0, 9, 7)).toEqual([4, 6, null]);
  });
});

describe('switch mulliganChains', () => {
  it.each([
    ['cota-1.0', 5, 5, 5],
    ['cota-1.3', 5, 4, 6],
    ['master-16', 5, 4, 6],
    ['current', 5, 4, 6],
    ['manual', 7, 6, 7],
  ] as const)(
    'switch mulliganChains: seven chains, %s: %i cards, then %i and %i chains [rule mulligan @cota-1.0]',
    (edition, dealt, drawn, left) => {
      const s = deal(setup(edition, [7, 0]));
      expect(hands(s)).toEqual([dealt, 6]);
      const events = answer(s, 0);
      expect(hands(s)).toEqual([drawn, 6]);
      expect(chainsOf(s)).toEqual([left, 0]);
      expect(events.find((e) => e.type === 'mulligan')).toEqual({ type: 'mulligan', player: 0, cards: drawn });
      expect(events.filter((e) => e.type === 'chains')).toEqual(
        edition === 'cota-1.0' ? [{ type: 'chains', player: 0, amount: -1 }] : [],
      );
    },
  );

  it.each(['cota-1.0', 'cota-1.3', 'master-16', 'current', 'manual'] as const)(
    'switch mulliganChains: without chains one card fewer for either player (%s)',
    (edition) => {
      const s = deal(setup(edition, [0, 0], { first: 1 }));
      answer(s, 0);
      expect(hands(s)).toEqual([6, 6]);
      answer(s, 0);
      expect(hands(s)).toEqual([5, 6]);
      expect(chainsOf(s)).toEqual([0, 0]);
    },
  );

  it.each([
    ['cota-1.0', 2, 17],
    ['cota-1.3', 1, 18],
  ] as const)(
    'switch mulliganChains: the second player with 19 chains (%s: %i cards, %i chains)',
    (edition, cards, left) => {
      const s = deal(setup(edition, [0, 19]));
      expect(hands(s)).toEqual([7, 2]);
      answer(s, 1);
      answer(s, 0);
      expect(hands(s)).toEqual([7, cards]);
      expect(chainsOf(s)).toEqual([0, left]);
    },
  );
});

describe('switch chainCap', () => {
  const three = spell('cap-three', gainChains(3), ifYouDo(gain(1)));

  it.each([
    ['cota-1.0', 26, 3],
    ['cota-1.3', 26, 3],
    ['master-16', 24, 1],
    ['current', 24, 1],
    ['manual', 24, 1],
  ] as const)(
    'switch chainCap: three chains more than 23 (%s: %i, %i gained) [rule chains @cota-1.0 @cota-1.3 @manual]',
    (edition, left, gained) => {
      const t = table({ edition, me: { house: 'brobnar', chains: 23, hand: [three] } });
      t.me.play(three);
      t.expect({ me: { chains: left } });
      expect(t.events.find((e) => e.type === 'chains')).toEqual({ type: 'chains', player: 0, amount: gained });
    },
  );

  it.each([
    ['cota-1.3', 27, 1],
    ['master-16', 24, 0],
    ['current', 24, 0],
  ] as const)('switch chainCap: with 24 already (%s)', (edition, left, aember) => {
    const t = table({ edition, me: { house: 'brobnar', chains: 24, hand: [three] } });
    t.me.play(three);
    t.expect({ me: { chains: left, aember } });
  });

  it('switch chainCap: beyond 24 it is still four cards fewer, and one is shed at a time', () => {
    expect(afterDraw('cota-1.3', 0, 9, 26)).toEqual([2, 25, null]);
    expect(afterDraw('cota-1.3', 0, 9, 40)).toEqual([2, 39, null]);
  });
});

describe('chains that a setup may give', () => {
  const editions = ['cota-1.0', 'cota-1.3', 'master-16', 'current', 'manual'] as const;

  it.each(editions)('from none to 24 (%s)', (edition) => {
    expect(() => deal(setup(edition, [0, 24]))).not.toThrow();
  });

  it.each(
    editions.flatMap((edition) =>
      [25, -1, 0.5, 24.5, Number.NaN, Number.POSITIVE_INFINITY].map((chains) => [edition, chains] as const),
    ),
  )('not in %s: %d, and the message says what would be right', (edition, chains) => {
    for (const both of [
      [chains, 0],
      [0, chains],
    ]) {
      const refused = () => deal(setup(edition, both));
      expect(refused).toThrow(SetupError);
      expect(refused).toThrow(`Chains must be a whole number from 0 to 24 for each seat, not ${both.join(', ')}`);
    }
  });

  it('nor for fewer or more seats than there are', () => {
    for (const chains of [[1], [1, 2, 3]])
      expect(() => deal(setup('master-16', chains))).toThrow(
        new SetupError(`Chains must be a whole number from 0 to 24 for each seat, not ${chains.join(', ')}`),
      );
  });
});
