// Verbs that the tests of the rules do not show already, and what each does where it can do nothing.
import { describe, expect, it } from 'vitest';
import type { Node, Num } from '../../index.ts';
import {
  a,
  addCounters,
  addPowerCounters,
  aemberOn,
  amountThisWay,
  anyCard,
  archive,
  archiveIntoYours,
  artifact,
  capture,
  constant,
  count,
  countersOn,
  creature,
  dealDamage,
  destroy,
  discard,
  draw,
  each,
  enemy,
  enrage,
  exalt,
  exhaust,
  forgeKey,
  friendly,
  gain,
  gainChains,
  getsArmor,
  giveControl,
  half,
  heal,
  healUpTo,
  ifYouDo,
  inDiscard,
  inHand,
  lasting,
  lose,
  loseArmor,
  moveAember,
  moveCounters,
  named,
  pay,
  perNeighbor,
  preventIt,
  purge,
  putAember,
  putOnDeck,
  putUnder,
  ready,
  removeCountersUpTo,
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
  target,
  thisWay,
  topOfDeck,
  unforge,
  unforgeFromLastTurn,
  unstun,
  ward,
} from '../../index.ts';
import { being, spell } from '../../testing/cards.ts';

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
    expect(t.state.players[0]?.deck.map((id) => t.state.cards[id]?.ref.name).sort()).toEqual([
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
      return t.state.cards.find((card) => card.ref.name === 'one')?.known;
    };
    expect(known('all')).toBe(0b11);
    expect(known('you')).toBe(0b11);
    const t = table({ me: { house: 'brobnar', hand: [spell('x', reveal(topOfDeck(1), 'you'))], deck: ['one'] } });
    t.me.play('x');
    expect(t.state.cards.find((card) => card.ref.name === 'one')?.known).toBe(0b01);
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

  it('Verb takeAember: all of it, from each of several cards', () => {
    const line = ['one', { id: 'two', aember: 3 }, { id: 'three', aember: 1 }] as const;
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', takeAember('all', each(creature), 'you'), gain(amountThisWay))],
        line: [{ id: 'four', aember: 2 }],
      },
      foe: { line },
    });
    t.me.play('x');
    t.expect({ me: { aember: 6 + 6, line: ['four'] }, foe: { aember: 0, line: ['one', 'two', 'three'] } });
    const none = spell('x', takeAember('all', each(creature), 'opponent'), ifYouDo(gain(1)));
    const empty = table({ me: { house: 'brobnar', hand: [none], line: ['four'] } });
    empty.me.play('x');
    empty.expect({ me: { aember: 0, line: ['four'] }, foe: { aember: 0 } });
  });

  it('Verb takeAember: an amount of its own for each card', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', takeAember(half(aemberOn(target), 'down'), each(creature), 'supply'))],
      },
      foe: {
        line: [
          { id: 'one', aember: 1 },
          { id: 'two', aember: 2 },
          { id: 'three', aember: 5 },
        ],
      },
    });
    t.me.play('x');
    t.expect({
      me: { aember: 0 },
      foe: {
        line: [
          { id: 'one', aember: 1 },
          { id: 'two', aember: 1 },
          { id: 'three', aember: 3 },
        ],
      },
    });
  });

  it('Verb damage: an amount of its own for each creature, all at once', () => {
    // Each creature is dealt damage for its neighbors, also for those that are destroyed by it.
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', dealDamage(perNeighbor(target, creature), each(enemy(creature))))] },
      foe: { line: ['one', 'five', 'two', 'four'] },
    });
    t.me.play('x');
    t.expect({
      foe: {
        line: [
          { id: 'five', damage: 2 },
          { id: 'four', damage: 1 },
        ],
      },
    });
  });

  it('Verb damage: an amount of 0 for some of them', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', dealDamage(aemberOn(target), each(creature)), exalt(thisWay()))] },
      foe: { line: ['five', { id: 'four', aember: 1 }] },
    });
    t.me.play('x');
    t.expect({ foe: { line: ['five', { id: 'four', aember: 2, damage: 1 }] } });
  });

  it('Verb damage: ignoring armor, of which none is used up', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell('pierce', dealDamage(1, each(enemy(creature)), { ignoringArmor: true })),
          spell('hit', dealDamage(2, each(enemy(creature)))),
        ],
      },
      foe: { line: ['shield', 'five'] },
    });
    t.me.play('pierce');
    t.expect({
      foe: {
        line: [
          { id: 'shield', damage: 1 },
          { id: 'five', damage: 1 },
        ],
      },
    });
    t.me.play('hit');
    t.expect({
      foe: {
        line: [
          { id: 'shield', damage: 1 },
          { id: 'five', damage: 3 },
        ],
      },
    });
  });

  it('Verb damage: ignoring armor, but neither a ward nor what cannot be dealt damage', () => {
    const iron = being('iron', { keywords: ['invulnerable'] });
    const t = table({
      me: { house: 'brobnar', hand: [spell('pierce', dealDamage(9, each(creature), { ignoringArmor: true }))] },
      foe: { line: [{ id: 'shield', warded: true }, iron] },
    });
    t.me.play('pierce');
    t.expect({ foe: { line: ['shield', 'iron'] } });
  });

  it('Verb damage: ignoring armor, with a splash that ignores it too', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('pierce', dealDamage(2, a(enemy(creature)), { splash: 1, ignoringArmor: true }))],
      },
      foe: { line: ['shield', 'knight', 'shield'] },
    });
    t.me.play('pierce').choose('knight');
    t.expect({
      foe: {
        line: [
          { id: 'shield', damage: 1 },
          { id: 'knight', damage: 2 },
          { id: 'shield', damage: 1 },
        ],
      },
    });
  });

  it('Verb loseArmor: all of it, used or not, for the rest of the turn', () => {
    const hit = spell('hit', dealDamage(1, each(creature)));
    const t = table({
      me: {
        house: 'brobnar',
        line: ['five'],
        hand: [hit, hit, spell('rust', loseArmor(each(creature)), gain(count(thisWay())))],
      },
      foe: { houses: ['brobnar'], line: ['shield', 'knight'], hand: [hit] },
    });
    t.me.play('hit').play('rust').play('hit');
    t.expect({
      me: { aember: 2, line: [{ id: 'five', damage: 2 }] },
      foe: {
        line: [
          { id: 'shield', damage: 1 },
          { id: 'knight', damage: 1 },
        ],
      },
    });
    t.me.end();
    t.foe.house('brobnar').play('hit');
    t.expect({
      me: { line: [{ id: 'five', damage: 3 }] },
      foe: {
        line: [
          { id: 'shield', damage: 1 },
          { id: 'knight', damage: 1 },
        ],
      },
    });
  });

  it('Verb loseArmor: armor that is gained afterwards is there', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell('rust', loseArmor(each(creature))),
          spell('forge', lasting('turn', constant(getsArmor(creature, 1)))),
          spell('hit', dealDamage(3, each(creature))),
        ],
      },
      foe: { line: ['shield', 'five'] },
    });
    t.me.play('rust').play('forge').play('hit');
    t.expect({
      foe: {
        line: [
          { id: 'shield', damage: 2 },
          { id: 'five', damage: 2 },
        ],
      },
    });
  });

  it('Node unforge: only a key that was forged on the last turn, each once', () => {
    const hammer = spell('hammer', unforgeFromLastTurn('opponent'), ifYouDo(gain(1)));
    const t = table({
      active: 1,
      me: { houses: ['brobnar'], hand: [hammer, hammer] },
      foe: { house: 'brobnar', houses: ['brobnar'], keys: 1, aember: 6, hand: [spell('x', forgeKey())] },
    });
    t.foe.play('x').end();
    t.me.play('hammer').play('hammer');
    t.expect({ me: { aember: 1, hand: [] }, foe: { keys: 1 } });
  });

  it('Node unforge: nothing, when no key was forged on the last turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', unforgeFromLastTurn('opponent'), ifYouDo(gain(1)))] },
      foe: { keys: 2 },
    });
    t.me.play('x');
    t.expect({ me: { aember: 0 }, foe: { keys: 2 } });
  });

  it('Verb counter: up to so many removed, which is asked where there are some', () => {
    const x = spell('x', removeCountersUpTo(2, 'power', a(creature)), gain(amountThisWay));
    const offered = (power: number): readonly string[] => {
      const t = table({ me: { house: 'brobnar', hand: [x], line: [{ id: 'nine', power }] } });
      t.me.play('x').choose('nine');
      return t.options();
    };
    expect(offered(3)).toEqual(['0', '1', '2']);
    expect(offered(1)).toEqual(['0', '1']);
    const t = table({ me: { house: 'brobnar', hand: [x], line: [{ id: 'nine', power: 3 }] } });
    t.me.play('x').choose('nine', 1);
    t.expect({ me: { aember: 1, line: [{ id: 'nine', power: 2 }] } });
    const bare = table({ me: { house: 'brobnar', hand: [x], line: ['nine'] } });
    bare.me.play('x');
    bare.expect({ me: { aember: 0, line: ['nine'] } });
  });

  it('Verb heal: up to so much, which is asked where there is something to heal', () => {
    const x = spell('x', healUpTo(2, a(creature)), gain(amountThisWay));
    const offered = (damage: number): readonly string[] => {
      const t = table({ me: { house: 'brobnar', hand: [x], line: [{ id: 'nine', damage }] } });
      t.me.play('x').choose('nine');
      return t.options();
    };
    expect(offered(3)).toEqual(['0', '1', '2']);
    expect(offered(1)).toEqual(['0', '1']);
    const t = table({ me: { house: 'brobnar', hand: [x], line: [{ id: 'nine', damage: 3 }] } });
    t.me.play('x').choose('nine', 1);
    t.expect({ me: { aember: 1, line: [{ id: 'nine', damage: 2 }] } });
    const whole = table({ me: { house: 'brobnar', hand: [x], line: ['nine'] } });
    whole.me.play('x');
    whole.expect({ me: { aember: 0, line: ['nine'] } });
  });

  it('Verb control: of a creature that is friendly already moves nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', takeControl(a(friendly(named('one')))))], line: ['one', 'two'] },
    });
    t.me.play('x').choose('one');
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
      takeAember('all', each(creature), 'you'),
      preventIt,
      capture(1, a(creature)),
      dealDamage(1, a(creature)),
      loseArmor(each(creature)),
      addCounters('doom', 1, a(creature)),
      addPowerCounters(1, a(creature)),
      swap(a(creature), a(creature)),
      giveControl(a(creature)),
      saveInstead(a(creature)),
      lose(1, 'opponent'),
      steal(1),
      pay(1, 'opponent', 'you'),
      unforge('opponent'),
      unforgeFromLastTurn('opponent'),
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
      putAember(0, a(creature)),
    ])
      expect(t(node)).toBe(5);
  });
});

describe('counters that go from card to card', () => {
  const carrying = { id: 'two', counters: { doom: 3 } };

  it('Verb shiftCounters: as many as there are, from card to card', () => {
    const shift = (amount: Num | 'all') =>
      spell('shift', moveCounters('doom', amount, each(friendly(creature)), a(enemy(creature))));
    const after = (
      amount: Num | 'all',
      mine: Readonly<Record<string, number>>,
      theirs: Readonly<Record<string, number>>,
    ) => {
      const t = table({
        me: { house: 'brobnar', hand: [shift(amount)], line: [carrying] },
        foe: { line: [{ id: 'three', counters: { doom: 1 } }] },
      });
      t.me.play('shift');
      t.expect({
        me: { line: [{ id: 'two', counters: mine }], discard: ['shift'] },
        foe: { line: [{ id: 'three', counters: theirs }] },
      });
    };
    after('all', { doom: 0 }, { doom: 4 });
    after(2, { doom: 1 }, { doom: 3 });
    after(5, { doom: 0 }, { doom: 4 });
    after(0, { doom: 3 }, { doom: 1 });
    after(half(countersOn(each(friendly(creature)), 'doom'), 'up'), { doom: 1 }, { doom: 3 });
  });

  it.each([0, 2, 3])('any number of them, as %i', (moved) => {
    const shift = spell('shift', moveCounters('doom', 'any', each(friendly(creature)), a(enemy(creature))));
    const t = table({ me: { house: 'brobnar', hand: [shift], line: [carrying] }, foe: { line: ['three'] } });
    t.me.play('shift').choose(moved);
    t.expect({
      me: { line: [{ id: 'two', counters: { doom: 3 - moved } }], discard: ['shift'] },
      foe: { line: [{ id: 'three', counters: moved === 0 ? {} : { doom: moved } }] },
    });
  });
});
