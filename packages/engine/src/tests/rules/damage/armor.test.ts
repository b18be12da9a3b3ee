// Protection from damage, and the damage that a creature can bear: armor, wards, power and counters.
import { describe, expect, it } from 'vitest';
import {
  a,
  addCounters,
  addPowerCounters,
  archive,
  beforeFight,
  cannot,
  constant,
  creature,
  dealDamage,
  destroy,
  each,
  enemy,
  forRemainderOfTurn,
  friendly,
  gain,
  getsArmor,
  getsPower,
  host,
  ifYouDo,
  lasting,
  only,
  perNeighbor,
  purge,
  reap,
  returnToHand,
  sacrifice,
  self,
  table,
  thisCreature,
  ward,
  withTrait,
} from '../../../index.ts';
import { being, gear, spell, thing } from '../../../testing/cards.ts';

const bolt = (n: number): string => spell(`bolt-${n}`, dealDamage(n, a(creature)));

describe('armor (v1.3 glossary) [rule armor]', () => {
  it('example: two armor, first one damage, then three', () => {
    const t = table({ me: { house: 'brobnar', hand: [bolt(1), bolt(3)] }, foe: { line: ['shield'] } });
    t.me.play('bolt-1');
    t.expect({ foe: { line: ['shield'] } });
    t.me.play('bolt-3');
    t.expect({ foe: { line: [{ id: 'shield', damage: 2 }] } });
  });

  it('is fresh again in the next turn [rule end-of-turn]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [bolt(2)] },
      foe: { houses: ['brobnar'], hand: [bolt(2)], line: ['shield'] },
    });
    t.me.play('bolt-2').end();
    t.foe.play('bolt-2');
    t.expect({ foe: { line: ['shield'] } });
  });

  it('is not asked when damage is dealt by keywords alone: every damage counts', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] }, foe: { line: ['shield'] } });
    t.me.fight('five', 'shield');
    t.expect({
      me: { line: [{ id: 'five', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'shield', damage: 3 }] },
    });
  });

  it('gains are additive and prevent no damage that was dealt before', () => {
    const plate = spell('plate', forRemainderOfTurn(constant(getsArmor(creature, 2))));
    const t = table({ me: { house: 'brobnar', hand: [bolt(3), plate, bolt(2)] }, foe: { line: ['shield'] } });
    t.me.play('bolt-3').play('plate').play('bolt-2');
    t.expect({ foe: { line: [{ id: 'shield', damage: 1 }] } });
  });

  it('lost armor is the used part first', () => {
    const plate = gear('plate', constant(getsArmor(host, 2)));
    const strip = spell('strip', destroy(a({ type: 'upgrade' })));
    const t = table({
      me: { house: 'brobnar', hand: [bolt(1), strip, bolt(2)] },
      foe: { line: [{ id: 'shield', upgrades: [plate] }] },
    });
    t.me.play('bolt-1').play('strip').play('bolt-2');
    // Four armor, one used; two lost, the used one among them: two are left.
    t.expect({ foe: { line: ['shield'] } });
  });

  it('losing armor deals no damage that it prevented before', () => {
    const plate = gear('plate', constant(getsArmor(host, 4)));
    const strip = spell('strip', destroy(a({ type: 'upgrade' })));
    const t = table({
      me: { house: 'brobnar', hand: [bolt(3), strip] },
      foe: { line: [{ id: 'five', upgrades: [plate] }] },
    });
    t.me.play('bolt-3').play('strip');
    t.expect({ foe: { line: ['five'] } });
  });
});

describe('ward (timing notes) [rule ward]', () => {
  it('takes the place of all damage of one effect, before armor [rule order-of-damage]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [bolt(3)], line: [] },
      foe: { line: [{ id: 'shield', warded: true }] },
    });
    t.me.play('bolt-3');
    t.expect({ foe: { line: ['shield'] } });
    expect(t.events.some((e) => e.type === 'armor')).toBe(false);
  });

  it('and of every way to leave play', () => {
    for (const effect of [destroy, returnToHand, purge, archive]) {
      const t = table({
        me: { house: 'brobnar', hand: [spell('away', effect(a(enemy(creature))))] },
        foe: { line: [{ id: 'five', warded: true }] },
      });
      t.me.play('away');
      t.expect({ foe: { line: ['five'], discard: [] } });
    }
  });

  it('what it replaced did not happen: "if you do" fails [rule replacement]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature)), ifYouDo(gain(1)))] },
      foe: { line: [{ id: 'five', warded: true }] },
    });
    t.me.play('kill');
    t.expect({ me: { aember: 0 }, foe: { line: ['five'] } });
  });

  it('keeps a creature from a sacrifice (18.4 "Ward", "Sacrifice") [rule ward, rule sacrifice]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('offer', sacrifice(a(friendly(creature))))],
        line: [{ id: 'five', warded: true }],
      },
    });
    t.me.play('offer');
    t.expect({ me: { line: ['five'], discard: ['offer'] } });
  });

  it('a creature has one at most', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('bless', ward(each(creature)))],
        line: ['five', { id: 'four', warded: true }],
      },
    });
    t.me.play('bless');
    t.expect({
      me: {
        line: [
          { id: 'five', warded: true },
          { id: 'four', warded: true },
        ],
      },
    });
    expect(t.events.filter((e) => e.type === 'ward')).toHaveLength(1);
  });

  it('is not used up by damage that is prevented otherwise', () => {
    const rock = being('rocky', {}, constant(cannot(thisCreature, 'dealt-damage')));
    const t = table({ me: { house: 'brobnar', hand: [bolt(3)] }, foe: { line: [{ id: rock, warded: true }] } });
    t.me.play('bolt-3');
    t.expect({ foe: { line: [{ id: 'rocky', warded: true }] } });
  });
});

describe('power [rule power]', () => {
  it('+1 power counters add to it [rule power-counter]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('grow', addPowerCounters(2, a(creature)))], line: ['three'] },
      foe: { line: ['five'] },
    });
    t.me.play('grow').choose('three').fight('three', 'five');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('a creature with 0 power and no damage is destroyed (FAQ King of the Crag)', () => {
    const king = being('king', { power: 7 }, constant(getsPower(enemy(creature), -2)));
    const t = table({ me: { house: 'brobnar', hand: [king] }, foe: { line: ['two', 'three'] } });
    t.me.play('king');
    t.expect({ me: { line: [{ id: 'king', exhausted: true }] }, foe: { line: ['three'], discard: ['two'] } });
  });

  it('losing power kills a damaged creature at once', () => {
    const strip = spell('strip', addPowerCounters(-2, a(creature)));
    const t = table({ me: { house: 'brobnar', hand: [strip] }, foe: { line: [{ id: 'three', power: 2, damage: 4 }] } });
    t.me.play('strip');
    t.expect({ foe: { line: [], discard: ['three'] } });
  });

  it('so does the end of a bonus when its source leaves', () => {
    const banner = thing('banner', constant(getsPower(friendly(creature), 2)));
    const smash = spell('smash', destroy(a({ type: 'artifact' })));
    const t = table({
      me: { house: 'brobnar', hand: [smash] },
      foe: { line: [{ id: 'three', damage: 4 }], artifacts: [banner] },
    });
    t.me.play('smash');
    t.expect({ foe: { line: [], artifacts: [], discard: ['three', 'banner'] } });
  });

  it('a lasting loss of power kills at once, also when it comes from a creature', () => {
    const hex = being('hex', {}, reap(lasting('turn', constant(getsPower(enemy(creature), -2)))));
    const t = table({ me: { house: 'brobnar', line: [hex] }, foe: { line: ['two', 'three'] } });
    t.me.reap('hex');
    t.expect({ me: { line: [{ id: 'hex', exhausted: true }] }, foe: { line: ['three'], discard: ['two'] } });
  });

  it('the end of a lasting bonus kills at the end of the turn', () => {
    const rally = spell('rally', forRemainderOfTurn(constant(getsPower(friendly(creature), 3))));
    const t = table({
      me: { house: 'brobnar', hand: [rally], line: ['five'] },
      foe: { houses: ['dis'], line: ['six'] },
    });
    t.me.play('rally').fight('five', 'six');
    t.expect({ me: { line: [{ id: 'five', damage: 6, exhausted: true }] }, foe: { line: [] } });
    t.me.end();
    t.expect({ me: { line: [], hand: ['rally'], discard: ['five'] } });
  });

  it('the end of a bonus for one fight kills with it', () => {
    const surge = being('surge', { power: 3 }, beforeFight(lasting('fight', constant(getsPower(only(self), 3)))));
    const t = table({ me: { house: 'brobnar', line: [surge] }, foe: { line: ['five'] } });
    t.me.fight('surge', 'five');
    t.expect({ me: { line: [], discard: ['surge'] }, foe: { line: [] } });
  });

  it('can depend on neighbors', () => {
    const brave = being(
      'brave',
      { power: 2 },
      constant(getsPower(thisCreature, perNeighbor(self, withTrait('knight', {})))),
    );
    const t = table({ me: { house: 'brobnar', line: ['shield', brave, 'shield'] }, foe: { line: ['four'] } });
    t.me.fight('brave', 'four');
    t.expect({ me: { line: ['shield', 'shield'] }, foe: { line: [] } });
  });

  it('cannot fall below 0', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('count', gain({ powerOf: each({ name: 'tiny' }) }))],
        line: [being('tiny', { power: 1 }, constant(getsPower(thisCreature, -5), cannot(thisCreature, 'destroyed')))],
      },
    });
    t.me.play('count');
    t.expect({ me: { aember: 0, line: ['tiny'] } });
  });
});

describe('other counters', () => {
  it('have no rules of their own, and cannot fall below 0 [rule other-counters]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell('doom', addCounters('doom', 2, each(creature))),
          spell('undo', addCounters('doom', -3, each(creature))),
        ],
        line: ['five'],
      },
    });
    t.me.play('doom');
    t.expect({ me: { line: [{ id: 'five', counters: { doom: 2 } }] } });
    t.me.play('undo');
    t.expect({ me: { line: [{ id: 'five', counters: { doom: 0 } }] } });
  });
});
