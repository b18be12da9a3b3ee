import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('jahneerie', () => {
  it('moves 1 æmber from a friendly creature that reaps to your pool', () => {
    const t = table({
      me: { house: 'brobnar', line: ['jahneerie', { id: 'krump', aember: 2 }, 'valdr'] },
      foe: {},
    });
    t.me.reap('krump').reap('valdr');
    t.expect({
      me: {
        aember: 3,
        line: ['jahneerie', { id: 'krump', aember: 1, exhausted: true }, { id: 'valdr', exhausted: true }],
      },
    });
  });

  it('gives it to itself, too, and not to enemy creatures', () => {
    const t = table({
      me: {
        house: 'geistoid',
        houses: ['geistoid', 'dis', 'logos'],
        line: [{ id: 'jahneerie', aember: 1 }],
        deck: filler(6),
      },
      foe: { ...foeHouses, line: [{ id: 'krump', aember: 1 }] },
    });
    t.me.reap('jahneerie').end();
    t.foe.house('brobnar').reap('krump');
    t.expect({
      me: { aember: 2, line: ['jahneerie'] },
      foe: { aember: 1, line: [{ id: 'krump', aember: 1, exhausted: true }] },
    });
  });
});
