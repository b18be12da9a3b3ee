// Constant abilities that a card gains: it says them itself, as long as it gains them.
import { describe, expect, it } from 'vitest';

import {
  a,
  cannot,
  constant,
  creature,
  destroy,
  enemy,
  exists,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  getsPower,
  host,
  keyCost,
  neighborOf,
  reap,
  see,
  self,
  table,
  thisCreature,
  tideIs,
  whileTrue,
  whyNot,
  withPowerAtLeast,
} from '../../../index.ts';
import { being, gear, spell, thing } from '../../../testing/cards.ts';

type TestTable = ReturnType<typeof table>;

const mine = {
  houses: ['brobnar', 'dis', 'logos'],
  house: 'brobnar',
  deck: ['one', 'one', 'one', 'one', 'one', 'one'],
} as const;
const theirs = { houses: ['brobnar', 'dis', 'logos'] } as const;

describe('Modifier ability: a granted constant', () => {
  const cost = (t: TestTable, player: number): number => see(t.state, 0).players[player]!.keyCost;
  const powers = (t: TestTable): readonly number[] => see(t.state, 0).players[0]!.line.map(({ power }) => power);

  it('is said by the creature that gains it, whoever plays the upgrade, and ends with it [rule upgrade]', () => {
    const jam = gear('given-jam', constant(gainsAbility(host, constant(keyCost('opponent', 2)))));
    const fall = spell('given-fall', destroy(a(creature)));
    const t = table({ me: { house: 'brobnar', hand: [jam, jam, fall] }, foe: { line: ['five'] } });
    t.me.play(jam).choose('five');
    expect([cost(t, 0), cost(t, 1)]).toEqual([8, 6]);
    t.me.play(jam).choose('five');
    expect([cost(t, 0), cost(t, 1)]).toEqual([10, 6]);
    t.me.play(fall).choose('five');
    expect([cost(t, 0), cost(t, 1)]).toEqual([6, 6]);
  });

  it('counts for each card that fits just then, of either side', () => {
    const law = thing('given-law', constant(gainsAbility(withPowerAtLeast(3, creature), constant(keyCost('you', 1)))));
    const t = table({ me: { house: 'brobnar', line: ['five', 'two'], artifacts: [law] }, foe: { line: ['four'] } });
    expect([cost(t, 0), cost(t, 1)]).toEqual([7, 7]);
    const big = thing('given-big', constant(getsPower(friendly(creature), 1)));
    const raised = table({ me: { house: 'brobnar', line: ['five', 'two'], artifacts: [law, big] } });
    expect(cost(raised, 0)).toBe(8);
  });

  it('holds as long as the conditions of both hold', () => {
    const flood = thing(
      'given-flood',
      whileTrue(tideIs('high'), gainsAbility(creature, whileTrue(exists(enemy(creature)), getsPower(thisCreature, 2)))),
    );
    const me = { house: 'brobnar', line: ['two'], artifacts: [flood] } as const;
    const foe = { line: ['one'] };
    expect(powers(table({ me, foe, tide: { highFor: 0 } }))).toEqual([4]);
    expect(powers(table({ me, foe: {}, tide: { highFor: 0 } }))).toEqual([2]);
    expect(powers(table({ me, foe, tide: { highFor: 1 } }))).toEqual([2]);
  });

  it('of a lasting effect covers cards that come later, and ends with it', () => {
    const song = spell(
      'given-song',
      forRemainderOfTurn(constant(gainsAbility(friendly(creature), constant(getsPower(neighborOf(self), 1))))),
    );
    const t = table({ me: { ...mine, hand: [song, 'two'], line: ['one'] }, foe: theirs });
    t.me.play(song).play('two', 'right');
    expect(powers(t)).toEqual([2, 3]);
    t.me.end();
    expect(powers(t)).toEqual([1, 2]);
  });

  it('may give an ability in its turn', () => {
    const drum = being(
      'given-drum',
      {},
      constant(gainsAbility(neighborOf(self), constant(gainsAbility(neighborOf(self), reap(gain(1)))))),
    );
    const t = table({ me: { house: 'brobnar', line: [drum, 'one', 'two', 'four'] } });
    t.me.reap('two').reap('four').reap('one');
    expect(see(t.state, 0).players[0]!.aember).toBe(4);
  });

  it('of power that hangs on power is read without itself', () => {
    const law = thing(
      'given-circle',
      constant(gainsAbility(withPowerAtLeast(3, creature), constant(getsPower(friendly(creature), 1)))),
    );
    expect(powers(table({ me: { house: 'brobnar', line: ['two', 'four'], artifacts: [law] } }))).toEqual([3, 5]);
  });

  it('that forbids something is told as what the card says that gives it', () => {
    const ban = gear('given-ban', constant(gainsAbility(host, constant(cannot(thisCreature, 'used-to-reap')))));
    const { state } = table({ me: { house: 'brobnar', line: [{ id: 'one', upgrades: [ban] }] } });
    const ref = (name: string) => state.cards.find((c) => c.ref.name === name)!.ref;
    expect(whyNot(state, ref('one'), 'reap')).toEqual({ rule: 'forbidden', by: ref('given-ban') });
  });
});
