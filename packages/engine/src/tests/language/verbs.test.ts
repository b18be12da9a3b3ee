// Verbs that the tests of the rules do not show already, and what each does where it can do nothing.
import { describe, expect, it } from 'vitest';
import type { Node } from '../../index.ts';
import {
  a,
  addCounters,
  addPowerCounters,
  anyCard,
  archive,
  archiveIntoYours,
  artifact,
  capture,
  creature,
  dealDamage,
  destroy,
  discard,
  draw,
  each,
  enrage,
  exalt,
  exhaust,
  friendly,
  gain,
  gainChains,
  giveControl,
  heal,
  ifYouDo,
  inDiscard,
  inHand,
  lose,
  moveAember,
  named,
  pay,
  purge,
  putOnDeck,
  putUnder,
  ready,
  returnToHand,
  reveal,
  sacrifice,
  saveInstead,
  shuffle,
  steal,
  stun,
  swap,
  table,
  takeAember,
  takeControl,
  topOfDeck,
  unforge,
  unstun,
  ward,
} from '../../index.ts';
import { spell } from '../../testing/cards.ts';

/** Whether "if you do" holds after an effect on an empty table. */
const didNothing = (node: Node): boolean => {
  const t = table({
    me: { house: 'brobnar', hand: [spell('x', node, ifYouDo({ kind: 'gain', who: 'you', amount: 1 }))] },
  });
  t.me.play('x');
  return t.state.players[0]?.aember === 0 && t.state.ask?.kind === 'move';
};

describe('verbs', () => {
  it('Verb exhaust: a ready card', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', exhaust(each(creature)))], line: ['one'] },
      foe: { line: [{ id: 'two', exhausted: true }] },
    });
    t.me.play('x');
    t.expect({ me: { line: [{ id: 'one', exhausted: true }] }, foe: { line: [{ id: 'two', exhausted: true }] } });
    expect(t.events.filter((e) => e.type === 'exhaust')).toHaveLength(1);
  });

  it('Verb ready: an exhausted card, also an artifact', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', ready(each(anyCard)))],
        line: ['one'],
        artifacts: [{ id: 'rock', exhausted: true }],
      },
    });
    t.me.play('x');
    t.expect({ me: { line: ['one'], artifacts: ['rock'] } });
    expect(t.events.filter((e) => e.type === 'ready')).toHaveLength(1);
  });

  it('Verb discard: from play it is no destruction', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', discard(each(artifact)))], artifacts: ['rock'] } });
    t.me.play('x');
    t.expect({ me: { artifacts: [], discard: ['x', 'rock'] } });
    expect(t.events.some((e) => e.type === 'destroy')).toBe(false);
  });

  it('Verb toHand: from the discard pile', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', returnToHand(a(inDiscard(creature))))], discard: ['rock', 'one'] },
    });
    t.me.play('x');
    t.expect({ me: { hand: ['one'], discard: ['x', 'rock'] } });
  });

  it('Verb toDeck: from play, upgrades fall off', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', putOnDeck(a(creature), 'bottom'))],
        deck: ['two'],
        line: [{ id: 'one', upgrades: ['hat'] }],
      },
    });
    t.me.play('x');
    t.expect({ me: { line: [], deck: ['two', 'one'], discard: ['x', 'hat'] } });
  });

  it('Verb shuffle: the deck, whose cards get new identities', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', shuffle('deck'))], deck: ['one', 'two', 'three', 'four', 'five'] },
    });
    const before = t.state.players[0]?.deck.map((id) => t.state.cards[id]?.ref.life);
    t.me.play('x');
    const after = t.state.players[0]?.deck.map((id) => t.state.cards[id]?.ref.life);
    expect(before).toEqual([0, 0, 0, 0, 0]);
    expect(after).toEqual([1, 1, 1, 1, 1]);
    expect(t.state.players[0]?.deck.map((id) => t.state.cards[id]?.name).sort()).toEqual([
      'five',
      'four',
      'one',
      'three',
      'two',
    ]);
  });

  it('Verb putUnder: from the deck, facedown', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', putUnder(topOfDeck(), each(artifact)))],
        deck: ['one'],
        artifacts: ['rock'],
      },
    });
    t.me.play('x');
    t.expect({ me: { deck: [], artifacts: [{ id: 'rock', under: ['one'] }] } });
  });

  it('Verb reveal: to all or to you', () => {
    const known = (to: 'all' | 'you'): number | undefined => {
      const t = table({
        me: { house: 'brobnar', hand: [spell('x', reveal(each(inHand({}, 'opponent')), to))] },
        foe: { hand: ['one'] },
      });
      t.me.play('x');
      return t.state.cards.find((card) => card.name === 'one')?.known;
    };
    expect(known('all')).toBe(0b11);
    expect(known('you')).toBe(0b11);
    const t = table({ me: { house: 'brobnar', hand: [spell('x', reveal(topOfDeck(1), 'you'))], deck: ['one'] } });
    t.me.play('x');
    expect(t.state.cards.find((card) => card.name === 'one')?.known).toBe(0b01);
  });

  it('Verb special: the valve, a pure function from a reading to events', () => {
    const x = spell('x', {
      kind: 'special',
      says: 'Gain 1 for each damage of the strongest creature.',
      events: (reading, scope) => [
        {
          type: 'gain',
          player: scope.controller,
          amount: Math.max(...reading.inPlay.map((card) => card.power)) + reading.aember(1),
          cause: null,
          card: null,
        },
      ],
    });
    const t = table({ me: { house: 'brobnar', hand: [x], line: ['three'] }, foe: { line: ['five'], aember: 2 } });
    t.me.play('x');
    t.expect({ me: { aember: 7, line: ['three'] }, foe: { line: ['five'] } });
  });

  it('Verb control: of a creature that is friendly already moves nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', takeControl(a(friendly(named('one')))))], line: ['one', 'two'] },
    });
    t.me.play('x').choose('one').flank('right');
    t.expect({ me: { line: ['one', 'two'] } });
  });

  it('Verb sacrifice, discard and the like on nothing: nothing is done', () => {
    const nothing: readonly Node[] = [
      destroy(a(creature)),
      sacrifice(a(creature)),
      discard(a(inHand(creature))),
      purge(a(creature)),
      archive(a(creature)),
      archiveIntoYours(a(creature)),
      returnToHand(a(creature)),
      putOnDeck(a(creature)),
      ready(a(creature)),
      exhaust(a(creature)),
      stun(a(creature)),
      unstun(a(creature)),
      ward(a(creature)),
      enrage(a(creature)),
      heal(1, a(creature)),
      exalt(a(creature)),
      takeAember(1, a(creature), 'you'),
      capture(1, a(creature)),
      dealDamage(1, a(creature)),
      addCounters('doom', 1, a(creature)),
      addPowerCounters(1, a(creature)),
      swap(a(creature), a(creature)),
      giveControl(a(creature)),
      saveInstead(a(creature)),
      lose(1, 'opponent'),
      steal(1),
      pay(1, 'opponent', 'you'),
      unforge('opponent'),
      gainChains(-1, 'opponent'),
      moveAember(1, 'opponent', a(creature)),
      draw(1),
      reveal(each(inHand(creature))),
    ];
    for (const [i, node] of nothing.entries()) expect(didNothing(node), `node ${i}`).toBe(true);
  });

  it('Verb of amount 0: nothing is done', () => {
    const t = (node: Node): number => {
      const table_ = table({
        me: { house: 'brobnar', aember: 5, hand: [spell('x', node, ifYouDo(gain(1)))], line: ['one'], deck: ['two'] },
        foe: { aember: 5 },
      });
      table_.me.play('x');
      while (table_.state.ask?.kind === 'cards') table_.me.choose(table_.options()[0] ?? '');
      return table_.state.players[0]?.aember ?? 0;
    };
    for (const node of [
      gain(0),
      lose(0),
      steal(0),
      pay(0, 'you', 'opponent'),
      capture(0, a(creature)),
      dealDamage(0, a(creature)),
      heal(0, a(creature)),
      draw(0),
      gainChains(0),
      exalt(a(creature), 0),
    ])
      expect(t(node)).toBe(5);
  });
});
