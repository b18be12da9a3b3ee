// Counts, and descriptions of cards.
import { describe, it } from 'vitest';
import {
  a,
  addCounters,
  aember,
  amountThisWay,
  attach,
  choose,
  count,
  countersOn,
  creature,
  each,
  eachTime,
  gain,
  getsUpgrade,
  halfOfGigantic,
  inHand,
  isEven,
  isOdd,
  lose,
  negative,
  reap,
  self,
  table,
  thisCreature,
  upgrade,
  when,
} from '../../../../index.ts';
import { being, gear, spell } from '../../../../testing/cards.ts';
import '../../../../testing/giganticCards.ts';

describe('what is counted and described', () => {
  it('Cond: parity, and 0 is even', () => {
    const read = spell('read', when(isEven(aember('opponent')), gain(2)), when(isOdd(aember('opponent')), gain(1)));
    for (const [has, gained] of [
      [0, 2],
      [1, 1],
      [4, 2],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [read] }, foe: { aember: has } });
      t.me.play(read);
      t.expect({ me: { aember: gained }, foe: { aember: has } });
    }
  });

  it('Filter: half of a gigantic creature, wherever it lies', () => {
    const find = spell('find', gain(count(each(inHand(halfOfGigantic)))));
    const t = table({ me: { house: 'brobnar', hand: [find, 'colossus', 'colossus-2', 'two'] }, foe: {} });
    t.me.play(find);
    t.expect({ me: { aember: 2, hand: ['colossus', 'colossus-2', 'two'] } });
  });

  it('counters that are taken off count as what was done', () => {
    const plan = being(
      'plan',
      {},
      reap(addCounters('scheme', negative(countersOn(self, 'scheme')), self), lose(amountThisWay, 'opponent')),
    );
    const t = table({
      me: { house: 'brobnar', line: [{ id: plan, counters: { scheme: 3 } }] },
      foe: { aember: 5 },
    });
    t.me.reap(plan);
    t.expect({ me: { aember: 1, line: [{ id: plan, exhausted: true, counters: { scheme: 0 } }] }, foe: { aember: 2 } });
  });

  it('an upgrade comes onto a creature as it is played, and as it is moved there', () => {
    const lover = being('lover', {}, eachTime(getsUpgrade(thisCreature), gain(1)));
    const move = spell(
      'move',
      choose(a(upgrade), (it) => [attach(it, a(creature))]),
    );
    const [one, other] = [gear('bow'), gear('bell')];
    const t = table({ me: { house: 'brobnar', hand: [one, other, move], line: [lover, 'two'] }, foe: {} });
    t.me.play(one).choose(lover).play(other).choose('two');
    t.expect({
      me: {
        aember: 1,
        hand: [move],
        line: [
          { id: lover, upgrades: [one] },
          { id: 'two', upgrades: [other] },
        ],
      },
    });
    t.me.play(move).choose(other).choose(lover);
    t.expect({ me: { aember: 2, line: [{ id: lover, upgrades: [one, other] }, 'two'] } });
  });
});
