import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shadys', () => {
  it('plays a creature from your discard pile', () => {
    const t = table({ me: { house: 'geistoid', line: ['shadys'], discard: ['troll', 'punch'] } });
    t.me.action('shadys').choose('right');
    t.expect({
      me: {
        line: [
          { id: 'shadys', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
        discard: ['punch'],
      },
    });
  });

  it('is destroyed where that was a Purse-a-phone', () => {
    const t = table({ me: { house: 'geistoid', line: ['shadys'], discard: ['purse-a-phone'] } });
    t.me.action('shadys').choose('right');
    t.expect({ me: { line: [{ id: 'purse-a-phone', exhausted: true }], discard: ['shadys'] } });
  });
});
