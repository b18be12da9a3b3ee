// Damage: who cannot be dealt it, who is dealt it too, and how much of it there is.
import { describe, expect, it } from 'vitest';
import {
  a,
  addCounters,
  amountThisWay,
  bottomOfDeck,
  cannotBeDealtDamageBy,
  constant,
  creature,
  dealDamage,
  dealsWhenFighting,
  discard,
  each,
  enemy,
  eventAmount,
  gain,
  host,
  ifYouDo,
  leftOf,
  neighborOf,
  powerOf,
  reap,
  self,
  sharesFightDamage,
  table,
  takesExtraDamage,
  target,
  tauntReachesFurther,
  thisCreature,
  withPowerAtLeast,
} from '../../../index.ts';
import { being, gear, spell } from '../../../testing/cards.ts';

describe('fights', () => {
  it('Modifier cannot dealt-damage by: of those creatures alone, in a fight and by what they do', () => {
    const hero = being(
      'hero',
      { power: 3 },
      constant(cannotBeDealtDamageBy(thisCreature, withPowerAtLeast(5, creature))),
    );
    const bolt = spell('bolt', dealDamage(2, a(creature)));
    const spitter = being('spitter', { power: 6 }, reap(dealDamage(2, each(enemy(creature)))));
    const t = table({
      me: { house: 'brobnar', hand: [bolt], line: ['nine', spitter, 'four'] },
      foe: { line: [hero] },
    });
    t.me.fight('nine', hero).reap(spitter);
    t.expect({
      me: { aember: 1, line: [{ id: 'nine', damage: 3, exhausted: true }, { id: spitter, exhausted: true }, 'four'] },
      foe: { line: [hero] },
    });
    t.me.play(bolt).choose(hero);
    t.expect({
      me: { aember: 1, line: [{ id: 'nine', damage: 3, exhausted: true }, { id: spitter, exhausted: true }, 'four'] },
      foe: { line: [{ id: hero, damage: 2 }] },
    });
    t.me.fight('four', hero);
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'nine', damage: 3, exhausted: true },
          { id: spitter, exhausted: true },
          { id: 'four', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('Modifier taunt-reach: two places away, where it has taunt', () => {
    const far = being('far', { keywords: ['taunt'] }, constant(tauntReachesFurther(thisCreature)));
    const isAttacked = (line: readonly string[], target: string): boolean => {
      const t = table({ me: { house: 'brobnar', line: ['nine'] }, foe: { line } });
      try {
        t.me.fight('nine', target);
        return true;
      } catch {
        return false;
      }
    };
    const line = ['one', 'two', 'three', far, 'four', 'taunter', 'six', 'five'];
    expect(line.filter((target) => isAttacked(line, target))).toEqual(['one', far, 'taunter', 'five']);
    const near = being('near', {}, constant(tauntReachesFurther(thisCreature)));
    const calm = ['one', 'two', near];
    expect(calm.filter((target) => isAttacked(calm, target))).toEqual(calm);
  });

  it('Modifier shares-fight-damage: what was really dealt, which ward and armor of the sharer then stop, and never twice', () => {
    const sharer = being('sharer', { armor: 1 }, constant(sharesFightDamage(neighborOf(self), self)));
    const bolt = spell('bolt-of-two', dealDamage(2, a(creature)));
    const at = (first: { readonly warded?: boolean }) => {
      const t = table({
        me: { house: 'brobnar', hand: [bolt], line: ['four'] },
        foe: { line: ['knight', { id: sharer, ...first }, sharer] },
      });
      // Four damage, of which the knight's armor takes two; the second sharer is dealt nothing, though its neighbor is.
      t.me.fight('four', 'knight').play(bolt).choose('knight');
      return t;
    };
    at({}).expect({ me: { line: [] }, foe: { line: [{ id: sharer, damage: 1 }, sharer] } });
    at({ warded: true }).expect({ me: { line: [] }, foe: { line: [sharer, sharer] } });
  });
});

describe('what is dealt, taken and found', () => {
  it('Modifier extra-damage: as much again as is really dealt', () => {
    const frail = being('frail', { power: 9, armor: 1 }, constant(takesExtraDamage(thisCreature, eventAmount)));
    const bolt = spell('bolt-of-three', dealDamage(3, a(creature)));
    const t = table({ me: { house: 'brobnar', hand: [bolt] }, foe: { line: [frail] } });
    t.me.play(bolt);
    t.expect({ foe: { line: [{ id: frail, damage: 4 }] } });
  });

  it('each creature deals damage of its own to another one, at one moment', () => {
    const brawl = spell(
      'brawl',
      dealDamage(powerOf(each(leftOf(target, neighborOf(target)))), each(creature), {
        by: each(leftOf(target, neighborOf(target))),
      }),
    );
    const hero = being(
      'stone',
      { power: 3 },
      constant(cannotBeDealtDamageBy(thisCreature, withPowerAtLeast(5, creature))),
    );
    const t = table({ me: { house: 'brobnar', hand: [brawl], line: ['four', hero, 'six', hero] }, foe: {} });
    t.me.play(brawl);
    t.expect({ me: { line: ['four', { id: 'six', damage: 3 }, hero], discard: [brawl, hero] } });
  });

  it('counters: of more than there are so many are taken as there are, which is not all of it', () => {
    const sage = being('sage', {}, reap(addCounters('lore', -3, self), gain(amountThisWay)));
    const t = table({ me: { house: 'brobnar', line: [{ id: sage, counters: { lore: 2 } }] }, foe: {} });
    t.me.reap(sage);
    t.expect({ me: { aember: 3, line: [{ id: sage, exhausted: true, counters: { lore: 0 } }] } });
    const whole = being('whole-sage', {}, reap(addCounters('lore', -3, self), ifYouDo(gain(10))));
    const u = table({ me: { house: 'brobnar', line: [{ id: whole, counters: { lore: 2 } }] }, foe: {} });
    u.me.reap(whole);
    u.expect({ me: { aember: 1, line: [{ id: whole, exhausted: true, counters: { lore: 0 } }] } });
    const none = being('no-sage', {}, reap(addCounters('lore', -1, self)));
    const v = table({ me: { house: 'brobnar', line: [none] }, foe: {} });
    v.me.reap(none);
    v.expect({ me: { aember: 1, line: [{ id: none, exhausted: true }] } });
  });

  it('the bottom cards of a deck, the lowest first', () => {
    const dig = spell('dig', discard(bottomOfDeck(2)));
    const t = table({ me: { house: 'brobnar', hand: [dig], deck: ['one', 'two', 'three'] }, foe: {} });
    t.me.play(dig);
    t.expect({ me: { deck: ['one'], discard: [dig, 'two', 'three'] } });
  });
});

describe('two limits on the damage of a fighter', () => {
  it('the stricter one holds', () => {
    const weak = being('weak', {}, constant(dealsWhenFighting(thisCreature, 2)));
    const grip = gear('grip', constant(dealsWhenFighting(host, 1)));
    const t = table({ me: { house: 'brobnar', line: [{ id: weak, upgrades: [grip] }] }, foe: { line: ['four'] } });
    t.me.fight(weak, 'four');
    t.expect({
      me: { line: [{ id: weak, damage: 4, exhausted: true, upgrades: [grip] }] },
      foe: { line: [{ id: 'four', damage: 1 }] },
    });
  });
});
