import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ballcano', () => {
  it('deals 4 to each creature, of either side, and costs 2 chains', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ballcano'], line: ['troll', 'silvertooth'] },
      foe: { line: ['mother', 'tocsin', { id: 'batdrone', warded: true }] },
    });
    t.me.play('ballcano');
    t.expect({
      me: { aember: 0, chains: 2, line: [{ id: 'troll', damage: 4 }], discard: ['ballcano', 'silvertooth'] },
      foe: { aember: 0, line: [{ id: 'mother', damage: 4 }, 'batdrone'], discard: ['tocsin'] },
    });
  });

  it('costs the chains where there is no creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['ballcano'], chains: 1 } });
    t.me.play('ballcano');
    t.expect({ me: { chains: 3, discard: ['ballcano'] } });
  });
});
