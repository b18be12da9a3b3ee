import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mender', () => {
  it('purges a card of any pile, and heals and wards each Robot creature', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['mender'],
        line: [
          { id: 'darklamp', damage: 2 },
          { id: 'troll', damage: 1 },
        ],
        discard: ['anger'],
      },
      foe: { line: [{ id: 'batdrone', damage: 1 }], discard: ['punch'] },
    });
    t.me.play('mender').choose('punch');
    t.expect({
      me: {
        line: [
          { id: 'darklamp', warded: true },
          { id: 'troll', damage: 1 },
          { id: 'mender', warded: true, exhausted: true },
        ],
        discard: ['anger'],
      },
      foe: { line: [{ id: 'batdrone', warded: true }], discard: [], purged: ['punch'] },
    });
  });

  it('does so after a reap, without a card to purge, too', () => {
    const t = table({ me: { house: 'geistoid', line: [{ id: 'mender', damage: 1 }] } });
    t.me.reap('mender');
    t.expect({ me: { aember: 1, line: [{ id: 'mender', warded: true, exhausted: true }] } });
  });
});
