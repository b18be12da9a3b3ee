import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crushing-charge', () => {
  it('destroys each creature with 4 power or less on both sides, for 1 chain', () => {
    const t = table({
      me: { house: 'saurian', hand: ['crushing-charge'], line: ['snufflegator', 'bumpsy'] },
      foe: { line: ['bulwark', 'troll', 'tocsin'] },
    });
    t.me.play('crushing-charge');
    t.expect({
      me: { aember: 0, chains: 1, line: ['bumpsy'], discard: ['crushing-charge', 'snufflegator'] },
      foe: { line: ['troll'] },
    });
  });

  it('reads the power as it is: counters save, and damage takes none away', () => {
    const t = table({
      me: { house: 'saurian', hand: ['crushing-charge'], line: [{ id: 'snufflegator', power: 1 }] },
      foe: { line: [{ id: 'bumpsy', damage: 4 }] },
    });
    t.me.play('crushing-charge');
    t.expect({
      me: { chains: 1, line: [{ id: 'snufflegator', power: 1 }] },
      foe: { line: [{ id: 'bumpsy', damage: 4 }] },
    });
  });

  it('costs the chain also where nothing is destroyed, be it by a ward', () => {
    const t = table({
      me: { house: 'saurian', hand: ['crushing-charge'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    t.me.play('crushing-charge');
    t.expect({ me: { chains: 1 }, foe: { chains: 0, line: ['tocsin'] } });
    const empty = table({ me: { house: 'saurian', hand: ['crushing-charge'] }, foe: {} });
    empty.me.play('crushing-charge');
    empty.expect({ me: { chains: 1, discard: ['crushing-charge'] } });
  });
});
