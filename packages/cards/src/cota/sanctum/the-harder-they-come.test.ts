import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('the-harder-they-come', () => {
  it('purges a creature with power 5 or higher, of either side', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: ['mother', 'raiding-knight'] },
      foe: { line: ['charette', 'shooler', 'valdr'] },
    });
    t.me.play('the-harder-they-come');
    expect(t.options()).toEqual(['mother', 'shooler', 'valdr']);
    t.me.choose('valdr');
    t.expect({
      me: { aember: 0, line: ['mother', 'raiding-knight'] },
      foe: { line: ['charette', 'shooler'], purged: ['valdr'], discard: [] },
    });
  });

  it('goes by the power at the moment, not by the printed one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: ['charette'] },
      foe: {
        line: [
          { id: 'tocsin', power: 1, upgrades: ['blood-of-titans'] },
          { id: 'charette', damage: 3 },
        ],
      },
    });
    t.me.play('the-harder-they-come');
    t.expect({
      me: { line: ['charette'] },
      foe: { line: [{ id: 'charette', damage: 3 }], purged: ['tocsin'], discard: ['blood-of-titans'] },
    });
  });

  it('must purge a friendly creature where no other is strong enough', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: ['mother'] },
      foe: { line: ['charette'] },
    });
    t.me.play('the-harder-they-come');
    t.expect({ me: { line: [], purged: ['mother'] }, foe: { line: ['charette'] } });
  });

  it('does nothing where all are too weak', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: ['raiding-knight'] },
      foe: { line: ['charette'] },
    });
    t.me.play('the-harder-they-come');
    t.expect({ me: { line: ['raiding-knight'], discard: ['the-harder-they-come'] }, foe: { line: ['charette'] } });
  });

  it('is no destruction: neither a cloak nor a Destroyed: ability helps, and the æmber comes back', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'] },
      foe: {
        line: [{ id: 'dust-imp', power: 3, aember: 2, upgrades: ['armageddon-cloak'] }, 'charette'],
      },
    });
    t.me.play('the-harder-they-come');
    t.expect({
      me: { aember: 2 },
      foe: { aember: 0, line: ['charette'], purged: ['dust-imp'], discard: ['armageddon-cloak'] },
    });
  });
});
