// Start of a game against an automaton, and the setups that are refused.
import { describe, expect, it } from 'vitest';
import type { DeckList, Setup } from '../../index.ts';
import { answer, deal, legal, position, SetupError, table } from '../../index.ts';
import { adventure, foe } from '../../testing/automaton.ts';
import { copies } from '../../testing/cards.ts';

describe('setting up', () => {
  const deck = (name: string): DeckList => ({
    name,
    houses: ['brobnar'],
    cards: copies(12, 'one').map((card) => ({ name: card })),
  });
  const setup = (players: number, more: Partial<Setup> = {}): Setup => ({
    decks: Array.from({ length: players + 1 }, (_, i) => deck(`${i}`)),
    seed: 1,
    adventure: { program: adventure.program, adversary: 'kraken' },
    ...more,
  });

  it('deals six cards to each player and none to the automaton, and asks only players', () => {
    for (const players of [1, 2, 3]) {
      const s = deal(setup(players));
      expect(s.players.map((p) => p.hand.length)).toEqual([...Array.from({ length: players }, () => 6), 0]);
      expect(s.ask).toMatchObject({ kind: 'mulligan', player: s.first });
      expect(s.first).toBeLessThan(players);
      expect(s.players.map((p) => p.team)).toEqual([...Array.from({ length: players }, () => 0), 1]);
    }
  });

  it('each player may mulligan, from the first player on', () => {
    const t = deal(setup(3, { first: 2 }));
    const asked: number[] = [];
    while (t.ask?.kind === 'mulligan') {
      asked.push(t.ask.player);
      answer(
        t,
        legal(t).findIndex((option) => option.pick === 'no'),
      );
    }
    expect(asked).toEqual([2, 0, 1]);
  });

  it('may be a Quickstart game, without mulligans', () => {
    expect(deal(setup(2, { quickstart: true, first: 1 })).ask).toMatchObject({ kind: 'house', player: 1 });
  });

  it('there is no first-turn rule', () => {
    const t = table({ adventure, turn: 1, me: { house: 'brobnar', hand: ['one', 'two'] }, foe });
    t.me.play('one').play('two');
    t.expect({
      me: {
        line: [
          { id: 'one', exhausted: true },
          { id: 'two', exhausted: true },
        ],
      },
    });
  });

  it.each([
    ['no player', setup(0), 'at least 2 seats'],
    ['too many players', setup(4), 'team of 1 to 3 players, not 4'],
    [
      'no such program',
      setup(1, { adventure: { program: 'rules/adventure/none', adversary: 'kraken' } }),
      'no program',
    ],
    [
      'an unknown adversary',
      setup(1, { adventure: { program: adventure.program, adversary: 'nobody' } }),
      'not known: nobody',
    ],
    [
      'an adversary of another type',
      setup(1, { adventure: { program: adventure.program, adversary: 'one' } }),
      'type adversary',
    ],
    ['the automaton begins', setup(2, { first: 2 }), 'from 0 to 1, not 2'],
  ])('refuses %s', (_, wrong, says) => {
    expect(() => deal(wrong)).toThrow(SetupError);
    expect(() => deal(wrong)).toThrow(says);
  });

  const half = 'An adventure needs both: its program, and an adversary at the last seat and no other';
  it.each([
    ['an adventure without adversary', { adventure, me: {} }, half],
    ['an adversary without adventure', { me: {}, foe }, half],
    ['an adversary at another seat', { adventure, me: { adversary: 'kraken' }, foe: {} }, half],
    ['an adversary of another type', { adventure, me: {}, foe: { adversary: 'one' } }, 'type adversary'],
    ['a program that is not there', { adventure: { program: 'rules/none' }, me: {}, foe }, 'no program'],
    [
      'the automaton facing itself',
      { adventure: { ...adventure, facing: 1 }, me: {}, foe },
      'The automaton must face a player from 0 to 0, not 1',
    ],
    [
      'the automaton facing nobody',
      { adventure: { ...adventure, facing: -1 }, me: {}, mates: [{}], foe },
      'The automaton must face a player from 0 to 1, not -1',
    ],
    ['the adversary in a line', { adventure, me: { line: ['kraken'] }, foe }, 'kraken'],
  ])('a position refuses %s', (_, wrong, says) => {
    expect(() => table(wrong)).toThrow(SetupError);
    expect(() => table(wrong)).toThrow(says);
  });

  it('a position refuses a team of four, as a setup does', () => {
    const wrong = { adventure, seats: [{}, {}, {}, {}, foe] };
    expect(() => position(wrong)).toThrow(SetupError);
    expect(() => position(wrong)).toThrow('team of 1 to 3 players, not 4');
  });
});
