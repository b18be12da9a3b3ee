// Wards and other counters, and what assault destroys.
import { describe, expect, it } from 'vitest';
import {
  a,
  cannot,
  constant,
  count,
  creature,
  each,
  eachTime,
  enemy,
  exhaust,
  friendly,
  gain,
  ifYouDo,
  isDestroyedByAssault,
  isDestroyedBySplashAttack,
  removeAllCounters,
  removeWard,
  table,
  thisCreature,
  ward,
  warded,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';

const aemberOf = (t: ReturnType<typeof table>, seat: 0 | 1 = 0): number | undefined => t.state.players[seat]?.aember;
const tagged = (t: ReturnType<typeof table>): readonly string[] =>
  [0, 1].flatMap((seat) => (t.state.players[seat]?.line ?? []).map((id) => t.state.cards[id]?.ref.name ?? ''));

describe('wards', () => {
  it('Filter: warded', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('praise', gain(count(each(warded(creature)))))],
        line: ['one', { id: 'two', warded: true }],
      },
    });
    t.me.play('praise');
    expect(aemberOf(t)).toBe(1);
  });

  it('Verb unward: a ward is taken off', () => {
    const shift = spell('shift', removeWard(a(warded(creature))), ifYouDo(ward(a(friendly(creature)))));
    const t = table({
      me: { house: 'brobnar', hand: [shift], line: ['one'] },
      foe: { line: [{ id: 'two', warded: true }] },
    });
    t.me.play(shift);
    t.expect({ me: { line: [{ id: 'one', warded: true }] }, foe: { line: ['two'] } });
    const none = table({ me: { house: 'brobnar', hand: [shift], line: ['one'] }, foe: { line: ['two'] } });
    none.me.play(shift);
    none.expect({ me: { line: ['one'] }, foe: { line: ['two'] } });
  });
});

describe('counters of all names', () => {
  it('Verb clear: counters of all names, stun, ward and enrage, but no æmber and no damage', () => {
    const wash = spell('wash', removeAllCounters(a(enemy(creature))), ifYouDo(gain(1)));
    const marked = { id: 'five', damage: 2, aember: 3, exhausted: true };
    const t = table({
      me: { house: 'brobnar', hand: [wash, wash] },
      foe: { line: [{ ...marked, power: 2, counters: { doom: 2 }, stunned: true, warded: true, enraged: true }] },
    });
    t.me.play(`${wash}#1`);
    const bare = { ...marked, counters: { doom: 0 } };
    t.expect({ me: { aember: 1 }, foe: { line: [bare] } });
    t.me.play(wash);
    t.expect({ me: { aember: 1 }, foe: { line: [bare] } });
  });

  it('are gone at once: without its counters damage destroys the creature', () => {
    const rinse = spell('rinse', removeAllCounters(each(enemy(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [rinse] },
      foe: { line: [{ id: 'two', damage: 3, power: 2 }] },
    });
    t.me.play(rinse);
    t.expect({ foe: { line: [], discard: ['two'] } });
  });
});

describe('what cannot become exhausted', () => {
  it('Modifier cannot exhausted: by no effect and no use', () => {
    const calm = thing('calm', constant(cannot(friendly(creature), 'exhausted')));
    const t = table({
      me: {
        house: 'brobnar',
        line: ['three'],
        artifacts: [calm],
        hand: [spell('tire', exhaust(each(friendly(creature))), ifYouDo(gain(1)))],
      },
      foe: { line: ['four'] },
    });
    t.me.play('tire').reap('three').reap('three');
    t.expect({
      me: { aember: 2, line: ['three'], artifacts: ['calm'] },
      foe: { line: ['four'] },
    });
  });
});

describe('splash-attack', () => {
  it('destroyed by the splash-attack damage of that creature, not by its blow or that of another', () => {
    const bomb = being(
      'bomb',
      { power: 5, keywords: [{ 'splash-attack': 2 }] },
      eachTime(isDestroyedBySplashAttack(enemy(creature), thisCreature), gain(2)),
    );
    const t = table({ me: { house: 'brobnar', line: [bomb] }, foe: { line: ['two', 'three', 'two'] } });
    t.me.fight(bomb, 'three');
    expect(aemberOf(t)).toBe(4);
    const u = table({ me: { house: 'brobnar', line: [bomb] }, foe: { line: ['two', 'three'] } });
    u.me.fight(bomb, 'two');
    expect(aemberOf(u)).toBe(0);
  });
});

describe('assault', () => {
  it('destroyed by the assault damage, and not by the blows after it', () => {
    const ram = being(
      'ram',
      { keywords: [{ assault: 3 }] },
      eachTime(isDestroyedByAssault(enemy(creature), thisCreature), gain(2)),
    );
    const t = table({ me: { house: 'brobnar', line: [ram] }, foe: { line: ['three', 'four'] } });
    t.me.fight(ram, 'three');
    expect(aemberOf(t)).toBe(2);
    const u = table({ me: { house: 'brobnar', line: [ram] }, foe: { line: ['three', 'four'] } });
    u.me.fight(ram, 'four');
    expect(tagged(u)).toEqual([ram, 'three']);
    expect(aemberOf(u)).toBe(0);
  });
});
