import { describe, expect, it } from 'vitest';
import type { DeckList, GameRecord, Setup } from '../../index.ts';
import {
  answer,
  deal,
  editionNames,
  legal,
  playOn,
  RecordError,
  record,
  replay,
  startRecorded,
  stateHash,
} from '../../index.ts';
import { copies } from '../../testing/cards.ts';

const deck = (name: string, card = 'five'): DeckList => ({
  name,
  houses: ['brobnar', 'dis', 'logos'],
  cards: [...copies(12, card), ...copies(12, 'imp'), ...copies(12, 'scholar')].map((id) => ({ name: id })),
});
const setup = (more: Partial<Setup> = {}): Setup => ({ decks: [deck('a'), deck('b')], seed: 1, first: 0, ...more });
const hands = (s: ReturnType<typeof deal>) => s.players.map((p) => p.hand.length);

describe('game setup (v1.3 p.2)', () => {
  it('the first player draws seven cards, the other six [rule first-player, rule starting-hand]', () => {
    expect(hands(deal(setup()))).toEqual([7, 6]);
    expect(hands(deal(setup({ first: 1 })))).toEqual([6, 7]);
  });

  it('the rest of each 36-card deck lies in the deck, and nobody has æmber or keys [rule game-setup]', () => {
    const s = deal(setup());
    expect(s.players.map((p) => p.deck.length)).toEqual([29, 30]);
    expect(s.players.map((p) => [p.aember, p.keys, p.chains])).toEqual([
      [0, [], 0],
      [0, [], 0],
    ]);
  });

  it('the first player is drawn by lot when nobody says who [rule first-player]', () => {
    const firsts = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => deal({ decks: [deck('a'), deck('b')], seed }).first),
    );
    expect([...firsts].sort()).toEqual([0, 1]);
  });

  it('decks are shuffled by the seed: the same seed gives the same game, another one another [rule game-setup]', () => {
    expect(stateHash(deal(setup()))).toBe(stateHash(deal(setup())));
    expect(stateHash(deal(setup({ seed: 2 })))).not.toBe(stateHash(deal(setup())));
  });

  it('each player may mulligan once, the first player first [rule mulligan]', () => {
    const s = deal(setup());
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 0 });
    answer(s, 1);
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 1 });
    answer(s, 1);
    expect(s.ask).toMatchObject({ kind: 'house', player: 0 });
    expect(hands(s)).toEqual([7, 6]);
  });

  it('also where seat 1 is the first player', () => {
    const s = deal(setup({ first: 1 }));
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 1 });
    answer(s, 1);
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 0 });
  });

  it('a mulligan shuffles the hand back and draws one card fewer, and the new hand must be kept [rule mulligan]', () => {
    const s = deal(setup());
    expect(legal(s)).toEqual([{ pick: 'yes' }, { pick: 'no' }]);
    const events = answer(s, 0);
    expect(events.at(-1)).toEqual({ type: 'mulligan', player: 0, cards: 6 });
    expect(hands(s)).toEqual([6, 6]);
    expect(s.players[0]?.deck.length).toBe(30);
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 1 });
    answer(s, 0);
    expect(hands(s)).toEqual([6, 5]);
    expect(s.ask?.kind).toBe('house');
  });
});

describe('a Quickstart game (v1.3 p.3, step 7)', () => {
  const quickstart = (more: Partial<Setup> = {}): Setup => setup({ quickstart: true, ...more });

  it.each(editionNames)(
    'begins with the first turn: nobody is asked for a mulligan (%s) [rule quickstart]',
    (edition) => {
      for (const first of [0, 1]) {
        const s = deal(quickstart({ edition, first }));
        expect(s.ask).toMatchObject({ kind: 'house', player: first });
        expect([s.turn, s.active]).toEqual([1, first]);
      }
    },
  );

  it('is otherwise the game that both would play who keep their hands [rule quickstart]', () => {
    const [quick, usual] = [deal(quickstart()), deal(setup())];
    const kept = [answer(usual, 1), answer(usual, 1)];
    expect(kept.flat().map(({ type }) => type)).not.toContain('mulligan');
    // The first frame of the stack is the game's program, which began elsewhere.
    const withoutStack = ({ stack: _, ...rest }: typeof usual) => rest;
    expect(withoutStack(quick)).toEqual(withoutStack(usual));
    const ends: (number | null)[] = [quick, usual].map((s) => {
      for (let i = 0; i < 5000 && s.ask !== null; i++) answer(s, (i * 7) % legal(s).length);
      return s.winner;
    });
    expect(ends[0]).not.toBeNull();
    expect(ends[0]).toBe(ends[1]);
    expect(withoutStack(quick)).toEqual(withoutStack(usual));
  });

  it('keeps the first-turn rule and the sizes of the hands [rule quickstart]', () => {
    const s = deal(quickstart());
    expect(hands(s)).toEqual([7, 6]);
    answer(s, 0);
    const card = legal(s).findIndex((option) => option.pick === 'move' && option.move.do === 'discard');
    answer(s, card);
    expect(legal(s)).toEqual([{ pick: 'move', move: { do: 'end' } }]);
  });

  it('is replayed without mulligans, and its record says so', () => {
    const game = startRecorded(quickstart());
    for (let i = 0; i < 80; i++) playOn(game, (i * 7) % legal(game.state).length);
    const saved: GameRecord = JSON.parse(JSON.stringify(record(game)));
    expect(saved.setup.quickstart).toBe(true);
    expect(stateHash(replay(saved).state)).toBe(stateHash(game.state));
    const { quickstart: _, ...usual } = saved.setup;
    expect(() => replay({ ...saved, setup: usual })).toThrow(RecordError);
  });
});

describe('chains at setup (v1.3 p.8)', () => {
  it('chains reduce the starting hand, and one is shed [rule starting-hand]', () => {
    const s = deal(setup({ chains: [1, 7] }));
    expect(hands(s)).toEqual([6, 4]);
    expect(s.players.map((p) => p.chains)).toEqual([0, 6]);
  });

  it('example of Tori: seven chains, two cards fewer, six chains left [rule chains, rule chain-handicap]', () => {
    const s = deal(setup({ chains: [7, 0] }));
    expect(hands(s)).toEqual([5, 6]);
    expect(s.players[0]?.chains).toBe(6);
  });

  it.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
    [18, 3],
    [19, 4],
    [24, 4],
  ])('%i chains keep %i cards away', (chains, fewer) => {
    const s = deal(setup({ chains: [chains, 0] }));
    expect(s.players[0]?.hand.length).toBe(7 - fewer);
    expect(s.players[0]?.chains).toBe(chains - 1);
  });

  it('a mulligan sheds no chain and draws one card fewer than the hand had [rule mulligan]', () => {
    const s = deal(setup({ chains: [8, 0] }));
    expect(hands(s)[0]).toBe(5);
    answer(s, 0);
    expect(hands(s)[0]).toBe(4);
    expect(s.players[0]?.chains).toBe(7);
  });
});

describe('the first turn', () => {
  it('begins for the first player with the choice of a house, as nothing can be forged', () => {
    const s = deal(setup({ first: 1 }));
    answer(s, 1);
    const events = answer(s, 1);
    expect(events.map((e) => e.type)).toEqual(['turnBegan', 'stepBegan', 'stepBegan']);
    expect(s).toMatchObject({ turn: 1, active: 1, step: 'house' });
    expect(legal(s)).toEqual(['brobnar', 'dis', 'logos'].map((house) => ({ pick: 'house', house })));
  });
});
