import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pax-sauriana', () => {
  it('wards each creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['pax-sauriana'], line: ['troll'] },
      foe: { line: ['krump', 'mother'] },
    });
    t.me.play('pax-sauriana');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', warded: true }] },
      foe: {
        line: [
          { id: 'krump', warded: true },
          { id: 'mother', warded: true },
        ],
      },
    });
  });
});
