import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('reaver', () => {
  it('moves 1 from a friendly creature to your pool, and has you discard a card', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['punch', 'anger'], line: ['reaver', { id: 'troll', aember: 2 }] },
    });
    t.me.reap('reaver').choose('troll').choose('anger');
    t.expect({
      me: {
        aember: 2,
        hand: ['punch'],
        line: [
          { id: 'reaver', exhausted: true },
          { id: 'troll', aember: 1 },
        ],
        discard: ['anger'],
      },
    });
  });

  it('discards nothing where there was no æmber', () => {
    const t = table({ me: { house: 'geistoid', hand: ['punch'], line: ['reaver'] } });
    t.me.reap('reaver');
    t.expect({ me: { aember: 1, hand: ['punch'], line: [{ id: 'reaver', exhausted: true }] } });
  });
});
