import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('boiler', () => {
  it('deals 6 to each enemy flank creature as it is destroyed', () => {
    const t = table({
      me: { house: 'geistoid', line: ['boiler'] },
      foe: { line: ['troll', 'krump', 'troll'] },
    });
    t.me.fight('boiler', 'krump');
    t.expect({
      me: { line: [], discard: ['boiler'] },
      foe: {
        line: [
          { id: 'troll', damage: 6 },
          { id: 'krump', damage: 2 },
          { id: 'troll', damage: 6 },
        ],
      },
    });
  });

  it('deals 1 to each enemy creature as scrap', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['boiler'], line: ['bumpsy'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.discard('boiler');
    t.expect({
      me: { line: ['bumpsy'], discard: ['boiler'] },
      foe: {
        line: [
          { id: 'troll', damage: 1 },
          { id: 'krump', damage: 1 },
        ],
      },
    });
  });
});
