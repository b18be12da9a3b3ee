import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-feathered-shaman', () => {
  it('wards its neighbors when it reaps, and nobody further away', () => {
    const t = table({ me: { house: 'untamed', line: ['krump', 'the-feathered-shaman', 'troll', 'bumpsy'] }, foe: {} });
    t.me.reap('the-feathered-shaman');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'krump', warded: true },
          { id: 'the-feathered-shaman', exhausted: true },
          { id: 'troll', warded: true },
          'bumpsy',
        ],
      },
    });
  });

  it('wards them when it fights', () => {
    const t = table({ me: { house: 'untamed', line: ['the-feathered-shaman', 'troll'] }, foe: { line: ['lamindra'] } });
    t.me.fight('the-feathered-shaman', 'lamindra');
    t.expect({
      me: {
        line: [
          { id: 'the-feathered-shaman', exhausted: true },
          { id: 'troll', warded: true },
        ],
      },
      foe: { line: ['lamindra'] },
    });
  });

  it('ruling the-feathered-shaman/alone: wards nobody without neighbors', () => {
    const t = table({ me: { house: 'untamed', line: ['the-feathered-shaman'] }, foe: { line: ['krump'] } });
    t.me.reap('the-feathered-shaman');
    t.expect({ me: { aember: 1, line: [{ id: 'the-feathered-shaman', exhausted: true }] }, foe: { line: ['krump'] } });
  });
});
