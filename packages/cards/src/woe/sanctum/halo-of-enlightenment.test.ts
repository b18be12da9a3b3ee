import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('halo-of-enlightenment', () => {
  it('makes a token creature, and with one on its side the creature cannot be attacked', () => {
    const t = table({
      me: {
        house: 'sanctum',
        ...myHouses.dis,
        hand: ['halo-of-enlightenment'],
        line: ['francus'],
        beside: ['defender'],
        deck: ['mother'],
      },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.play('halo-of-enlightenment').choose('francus').flank('right').end();
    t.foe.house('brobnar').fight('krump', 'defender');
    t.expect({
      me: { line: [{ id: 'francus', upgrades: ['halo-of-enlightenment'] }] },
      foe: { line: [{ id: 'krump', damage: 2, exhausted: true }] },
    });
  });

  it('without one it can; what counts is the side of the creature', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', { id: 'mother', token: 'squire' }] },
      foe: { line: [{ id: 'mother', upgrades: ['halo-of-enlightenment'] }] },
    });
    t.me.fight('krump', 'mother');
    t.expect({
      me: {
        line: [
          { id: 'krump', damage: 5, exhausted: true },
          { id: 'mother', token: 'squire' },
        ],
      },
      foe: { line: [] },
    });
  });

  it('on an enemy creature it guards that one while the enemy has a token creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['halo-of-enlightenment'], line: ['francus'] },
      foe: { line: ['troll', { id: 'mother', token: 'grunt' }] },
    });
    t.me.play('halo-of-enlightenment').choose('troll').fight('francus', 'grunt');
    t.expect({
      me: { line: [{ id: 'francus', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'troll', upgrades: ['halo-of-enlightenment'] }] },
    });
  });
});
