// Order of turns in a game of a team against an automaton, and the automaton's own turn.
import { describe, expect, it } from 'vitest';
import type { Setup, State } from '../../index.ts';
import {
  a,
  actionAbility,
  answer,
  cannotPlayOnFlank,
  constant,
  creature,
  deal,
  destroy,
  enemy,
  gain,
  legal,
  omni,
  playerCannot,
  playLimit,
  ready,
  reap,
  self,
  table,
  upgradeCard,
} from '../../index.ts';
import { define } from '../../language/definitions.ts';
import { seatsInOrder, teamOf } from '../../state/players.ts';
import { adventure, foe } from '../../testing/automaton.ts';
import { being, copies, gear, spell, thing } from '../../testing/cards.ts';

describe('the order of turns', () => {
  const deck = (name: string) => ({
    name,
    houses: ['brobnar' as const],
    cards: copies(20, 'one').map((id) => ({ name: id })),
  });
  const game = (players: number, more: Partial<Setup> = {}): State =>
    deal({
      decks: [...['a', 'b', 'c'].slice(0, players), 'z'].map(deck),
      seed: 3,
      adventure: { program: adventure.program, adversary: 'kraken' },
      ...more,
    });
  const pick = (s: State, wanted: string) => {
    const at = legal(s).findIndex((o) => (o.pick === 'seat' ? `${o.seat}` : o.pick) === wanted);
    return answer(s, at);
  };
  const turnsOf = (s: State, most: number): readonly number[] => {
    const seats: number[] = [];
    while (seats.length < most && s.ask !== null) {
      const end = legal(s).findIndex((o) => o.pick === 'move' && o.move.do === 'end');
      for (const e of answer(s, Math.max(0, end))) if (e.type === 'turnBegan') seats.push(e.player);
    }
    return seats.slice(0, most);
  };

  it('Node turnOrder: who of a team goes first, and who next', () => {
    const s = game(3);
    for (let i = 0; i < 3; i++) {
      expect(s.ask?.kind).toBe('mulligan');
      pick(s, 'no');
    }
    expect(s.ask).toMatchObject({ kind: 'turn-order', player: 0 });
    expect(legal(s)).toEqual([0, 1, 2].map((seat) => ({ pick: 'seat', seat })));
    pick(s, '2');
    expect(s.ask).toMatchObject({ kind: 'turn-order', player: 0 });
    const events = pick(s, '1');
    expect(events[0]).toEqual({ type: 'turnOrder', order: [2, 1, 0] });
    expect(s.first).toBe(2);
    expect(s.active).toBe(2);
    expect(turnsOf(s, 7)).toEqual([3, 1, 3, 0, 3, 2, 3]);
  });

  it('is clockwise from a first player that the setup names, and nobody is asked', () => {
    const s = game(3, { first: 1 });
    for (let i = 0; i < 3; i++) pick(s, 'no');
    expect(s.ask?.kind).toBe('house');
    expect(turnsOf(s, 5)).toEqual([3, 2, 3, 0, 3]);
  });

  it('of one player is no question, and in a Quickstart game it comes at once', () => {
    const alone = game(1);
    pick(alone, 'no');
    expect(alone.ask?.kind).toBe('house');
    const quick = game(2, { quickstart: true });
    expect(quick.ask?.kind).toBe('turn-order');
    expect(pick(quick, '1')[0]).toEqual({ type: 'turnOrder', order: [1, 0] });
    expect(quick.ask?.player).toBe(1);
  });

  it('is that in which the team pays, too', () => {
    const s = game(3);
    for (let i = 0; i < 3; i++) pick(s, 'no');
    pick(s, '1');
    pick(s, '0');
    expect(teamOf(s, 1)).toEqual([1, 0, 2]);
    expect(seatsInOrder(s)).toEqual([1, 0, 2, 3]);
  });
});

describe('a turn of the automaton', () => {
  it('Node turn: after each turn of a player comes one of the automaton', () => {
    const t = table({ adventure, me: { house: 'brobnar' }, mates: [{ houses: ['dis'] }], foe });
    t.me.end();
    expect(t.state.active).toBe(1);
    t.mates[0]?.end();
    expect(t.state.active).toBe(0);
    expect(t.events.flatMap((e) => (e.type === 'turnBegan' ? [e.player] : []))).toEqual([2, 1, 2, 0]);
    t.expect({ foe: { aember: 2, adversary: 'kraken' } });
  });

  it('Node useAutomaton: creatures from left to right, then artifacts', () => {
    const order = (id: string, what: 'reap' | 'action') =>
      what === 'reap' ? being(id, {}, reap(gain(1))) : thing(id, actionAbility(gain(1)));
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      foe: {
        ...foe,
        line: [order('left', 'reap'), order('right', 'reap')],
        artifacts: [order('machine', 'action'), thing('gift', omni(gain(1))), 'rock'],
      },
    });
    t.me.end();
    const used = t.events.flatMap((e) => (e.type === 'use' ? [`${e.how} ${e.card.name}`] : []));
    expect(used).toEqual(['reap kraken', 'reap left', 'reap right', 'action machine', 'omni gift']);
    t.expect({ foe: { line: ['left', 'right'], aember: 7 } });
  });

  it('ends without “Check!”, however much æmber it has: it forges no keys', () => {
    const t = table({ adventure, me: { house: 'brobnar' }, foe: { ...foe, aember: 20 } });
    t.me.end();
    expect(t.events.filter(({ type }) => type === 'turnEnded')).toEqual([
      { type: 'turnEnded', player: 0, check: false },
      { type: 'turnEnded', player: 1, check: false },
    ]);
  });

  it('a creature that is readied again is used again, by the rule of six at most six times', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      foe: { ...foe, line: [being('restless', {}, reap(ready(self)))] },
    });
    t.me.end();
    expect(t.events.filter((e) => e.type === 'reaped' && e.card.name === 'restless')).toHaveLength(6);
    t.expect({ foe: { line: ['restless'], aember: 7 } });
  });

  it('a stunned creature only loses its stun, and an exhausted one is left', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      foe: {
        ...foe,
        line: [
          { id: 'five', stunned: true },
          { id: 'four', exhausted: true },
        ],
      },
    });
    t.me.end();
    t.expect({ foe: { line: ['five', 'four'], aember: 1 } });
  });

  it('its creatures enter on the right flank and its upgrades go on the adversary; nobody is asked', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      foe: { ...foe, line: ['five'], archives: [gear('mask'), 'three'], deck: ['four'] },
    });
    t.me.end();
    t.expect({
      foe: {
        line: ['five', 'four', 'three'],
        adversary: { id: 'kraken', upgrades: ['mask'] },
        archives: [],
        aember: 2,
      },
    });
  });

  it('bonus icons of its cards are its own', () => {
    const rich = 'rich';
    define([{ ...upgradeCard({ id: rich, name: rich, house: 'keyraken', bonus: 2 }) }]);
    const t = table({ adventure, me: { house: 'brobnar' }, foe: { ...foe, deck: [rich] } });
    t.me.end();
    t.expect({ foe: { aember: 3, adversary: { id: 'kraken', upgrades: [rich] } } });
  });

  it('what its cards ask is answered by the player that it faces', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['five', 'four'] },
      foe: { ...foe, deck: [spell('squall', destroy(a(enemy(creature))))] },
    });
    t.me.end();
    expect(t.state.ask).toMatchObject({ player: 0, controller: 1 });
    t.me.choose('four');
    t.expect({ me: { line: ['five'] }, foe: { aember: 1 } });
  });

  it('"your opponent chooses" on the card of a player is the choice of that player', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('dare', destroy({ ...a(enemy(creature)), by: 'opponent' }))] },
      foe: { ...foe, line: ['five', 'four'] },
    });
    t.me.play('dare').choose('five');
    t.expect({ foe: { line: ['four'] } });
  });

  it('a card that cannot be played stays in its archives', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', artifacts: [thing('ban', constant(playerCannot('opponent', 'play', creature)))] },
      foe: { ...foe, deck: ['five'] },
    });
    t.me.end();
    t.expect({ foe: { archives: ['five'] } });
  });

  it('a creature that cannot be played on the right flank goes to the left one, and without others stays in its archives', () => {
    const gate = thing('gate', constant(cannotPlayOnFlank('opponent', 'right')));
    const t = table({
      adventure,
      me: { house: 'brobnar', artifacts: [gate] },
      foe: { ...foe, line: ['four'], deck: ['five'] },
    });
    t.me.end();
    expect(t.state.players[1]?.line.map((id) => t.state.cards[id]?.ref.name)).toEqual(['five', 'four']);
    const alone = table({
      adventure,
      me: { house: 'brobnar', artifacts: [gate] },
      foe: { ...foe, deck: ['five'] },
    });
    alone.me.end();
    alone.expect({ foe: { archives: ['five'] } });
  });

  it('a limit of cards holds for it too', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', artifacts: [thing('cap', constant(playLimit('opponent', 1, {})))] },
      foe: { ...foe, archives: ['four'], deck: ['five'] },
    });
    t.me.end();
    t.expect({ foe: { line: ['five'], archives: ['four'], aember: 1 } });
  });
});
