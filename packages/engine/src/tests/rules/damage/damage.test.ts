// Damage, healing, and damage that goes elsewhere.
import { describe, expect, it } from 'vitest';
import {
  a,
  assignDamage,
  cannot,
  constant,
  count,
  creature,
  dealDamage,
  dealDamageAtOnce,
  divideDamage,
  each,
  enemy,
  exactly,
  friendly,
  gain,
  heal,
  ifYouDo,
  insteadOf,
  neighborOf,
  self,
  share,
  table,
  thisCreature,
  withPowerAtMost,
  wouldBeDamaged,
} from '../../../index.ts';
import { being, spell } from '../../../testing/cards.ts';

const bolt = (n: number): string => spell(`bolt-${n}`, dealDamage(n, a(creature)));

describe('damage (v1.3 p.7) [rule damage]', () => {
  it('stays on the creature, and adds up to its destruction', () => {
    const t = table({ me: { house: 'brobnar', hand: [bolt(2), bolt(3)] }, foe: { line: ['five'] } });
    t.me.play('bolt-2');
    t.expect({ foe: { line: [{ id: 'five', damage: 2 }] } });
    t.me.play('bolt-3');
    t.expect({ foe: { line: [], discard: ['five'] } });
  });

  it('does not reduce power', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] }, foe: { line: [{ id: 'five', damage: 4 }] } });
    t.me.fight('five', 'five');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('of one effect is dealt to all creatures at the same time [rule order-of-damage]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('wave', dealDamage(3, each(creature)))], line: ['two', 'five'] },
      foe: { line: ['three', 'four'] },
    });
    t.me.play('wave');
    t.expect({ me: { line: [{ id: 'five', damage: 3 }] }, foe: { line: [{ id: 'four', damage: 3 }] } });
    expect(t.events.flatMap((e) => (e.type === 'damage' || e.type === 'leave' ? [e.type] : []))).toEqual([
      'damage',
      'damage',
      'damage',
      'damage',
      'leave',
      'leave',
    ]);
  });

  it('splash: each neighbor of the target is hit too [rule splash]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('burst', dealDamage(3, a(creature), { splash: 1 }))] },
      foe: { line: ['five', 'four', 'six', 'seven'] },
    });
    t.me.play('burst').choose('four');
    t.expect({
      foe: { line: [{ id: 'five', damage: 1 }, { id: 'four', damage: 3 }, { id: 'six', damage: 1 }, 'seven'] },
    });
  });

  it('splash of several targets adds up on a common neighbor, and armor sees it once [rule splash]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell('burst', dealDamage(1, exactly(2, { either: [{ name: 'five' }, { name: 'six' }] }), { splash: 2 })),
        ],
      },
      foe: { line: ['five', 'shield', 'six'] },
    });
    t.me.play('burst');
    t.expect({
      foe: {
        line: [
          { id: 'five', damage: 1 },
          { id: 'shield', damage: 2 },
          { id: 'six', damage: 1 },
        ],
      },
    });
  });

  it('divided as you choose: point by point, all at once', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('shards', divideDamage(4, creature))] },
      foe: { line: ['shield', 'five'] },
    });
    t.me.play('shards').choose('shield', 'shield', 'shield', 'five');
    t.expect({
      foe: {
        line: [
          { id: 'shield', damage: 1 },
          { id: 'five', damage: 1 },
        ],
      },
    });
    expect(t.events.filter((e) => e.type === 'armor')).toEqual([expect.objectContaining({ amount: 2 })]);
  });

  it('of several sentences of one ability is dealt at one moment, and adds up on a creature of both [rule damage]', () => {
    const wave = spell(
      'two-waves',
      dealDamageAtOnce(share(2, each(enemy(creature))), share(3, each(withPowerAtMost(5, enemy(creature))))),
    );
    const t = table({
      me: { house: 'brobnar', hand: [wave] },
      foe: { line: ['five', { id: 'six', warded: true }, { id: 'four', warded: true }, 'shield'] },
    });
    t.me.play(wave);
    t.expect({ foe: { line: ['six', 'four', { id: 'shield', damage: 3 }], discard: ['five'] } });
    expect(t.events.filter((e) => e.type === 'damage')).toHaveLength(2);
  });

  it('assigned: all targets are chosen first, then all of it is dealt at once [rule damage]', () => {
    const volley = spell('volley', assignDamage(2, count(each(friendly(creature))), enemy(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [volley], line: ['one', 'two', 'three', 'four', 'five'] },
      foe: { line: ['shield', 'three', { id: 'five', warded: true }] },
    });
    const line = ['one', 'two', 'three', 'four', 'five'];
    t.me.play('volley').choose('three', 'three', 'shield', 'shield');
    expect(t.state.ask).toMatchObject({ kind: 'cards', min: 5, max: 5 });
    expect(t.state.ask?.picked.map(({ name }) => name)).toEqual(['three', 'three', 'shield', 'shield']);
    expect(t.options()).toEqual(['shield', 'three', 'five']);
    expect(t.events.some((e) => e.type === 'damage')).toBe(false);
    t.me.choose('five');
    expect(t.events.filter((e) => e.type === 'damage').map(({ amount }) => amount)).toEqual([4, 2]);
    t.expect({ me: { line }, foe: { line: [{ id: 'shield', damage: 2 }, 'five'] } });
  });

  it('assigned: nothing is asked where nothing is counted, or nobody is there', () => {
    const volley = spell('volley', assignDamage(2, count(each(friendly(creature))), enemy(creature)));
    const none = table({ me: { house: 'brobnar', hand: [volley] }, foe: { line: ['five'] } });
    none.me.play('volley');
    expect(none.state.ask?.kind).toBe('move');
    none.expect({ foe: { line: ['five'] } });
    const nobody = table({ me: { house: 'brobnar', hand: [volley], line: ['one'] } });
    nobody.me.play('volley');
    expect(nobody.state.ask?.kind).toBe('move');
    nobody.expect({ me: { line: ['one'] } });
  });

  it('"cannot be dealt damage"', () => {
    const rock = being('rocky', {}, constant(cannot(thisCreature, 'dealt-damage')));
    const t = table({ me: { house: 'brobnar', hand: [bolt(3)], line: ['four'] }, foe: { line: [rock] } });
    t.me.fight('four', 'rocky').play('bolt-3');
    t.expect({ me: { line: [] }, foe: { line: ['rocky'] } });
  });

  it('an artifact is not damaged [rule artifact]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('wave', dealDamage(3, each({})))], artifacts: ['rock'] } });
    t.me.play('wave');
    t.expect({ me: { artifacts: ['rock'] } });
  });
});

describe('healing [rule heal]', () => {
  it('removes that much damage, at most what is there', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('salve', heal(2, each(creature)))],
        line: [{ id: 'five', damage: 3 }, { id: 'four', damage: 1 }, 'six'],
      },
    });
    t.me.play('salve');
    t.expect({ me: { line: [{ id: 'five', damage: 1 }, 'four', 'six'] } });
    expect(t.events.flatMap((e) => (e.type === 'heal' ? [e.amount] : []))).toEqual([2, 1]);
  });

  it('fully', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('salve', heal('all', each(creature)))], line: [{ id: 'nine', damage: 8 }] },
    });
    t.me.play('salve');
    t.expect({ me: { line: ['nine'] } });
  });

  it('an undamaged creature may be chosen, but is not healed', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('salve', heal(2, a(creature)), ifYouDo(gain(1)))], line: ['five'] },
    });
    t.me.play('salve');
    t.expect({ me: { aember: 0, line: ['five'] } });
  });
});

describe('redirected damage (FAQ Shadow Self) [rule redirected-damage]', () => {
  it('armor of the first target comes before, that of the new one not at all [rule order-of-damage]', () => {
    const shade = being(
      'shade',
      { power: 9, armor: 3 },
      insteadOf(wouldBeDamaged(neighborOf(self)), { redirectTo: self }),
    );
    const t = table({ me: { house: 'brobnar', line: ['four'] }, foe: { line: [shade, 'shield'] } });
    t.me.fight('four', 'shield');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'shade', damage: 2 }, 'shield'] } });
  });

  it('goes nowhere when the new target cannot be dealt damage', () => {
    const shade = being(
      'shade',
      {},
      insteadOf(wouldBeDamaged(neighborOf(self)), { redirectTo: self }),
      constant(cannot(thisCreature, 'dealt-damage')),
    );
    const t = table({
      me: { house: 'brobnar', hand: [spell('hit', dealDamage(3, a({ name: 'five' })))] },
      foe: { line: [shade, 'five'] },
    });
    t.me.play('hit');
    t.expect({ foe: { line: ['shade', 'five'] } });
  });

  it('passes the ward of the new target, as it passes its armor', () => {
    const shade = being('shade', {}, insteadOf(wouldBeDamaged(neighborOf(self)), { redirectTo: self }));
    const t = table({
      me: { house: 'brobnar', hand: [spell('hit', dealDamage(3, a({ name: 'five' })))] },
      foe: { line: [{ id: shade, warded: true }, 'five'] },
    });
    t.me.play('hit');
    t.expect({ foe: { line: [{ id: 'shade', damage: 3, warded: true }, 'five'] } });
  });

  it('two that redirect to each other redirect once each [rule replacement]', () => {
    const shade = being('shade', { power: 9 }, insteadOf(wouldBeDamaged(neighborOf(self)), { redirectTo: self }));
    const t = table({
      me: { house: 'brobnar', hand: [spell('hit', dealDamage(3, a(creature)))] },
      foe: { line: [shade, shade] },
    });
    t.me.play('hit').choose('shade#1');
    const damage = t.state.players[1]?.line.map((id) => t.state.bodies[id]?.damage);
    expect([...(damage ?? [])].sort()).toEqual([0, 3]);
  });
});
