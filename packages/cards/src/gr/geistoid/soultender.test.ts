import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('soultender', () => {
  it('takes all æmber from each Specter creature, and heals and wards them', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['soultender'],
        line: [
          { id: 'darklamp', aember: 2, damage: 1 },
          { id: 'troll', aember: 1, damage: 1 },
        ],
      },
      foe: { line: [{ id: 'snippy', aember: 1 }] },
    });
    t.me.play('soultender');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'darklamp', warded: true },
          { id: 'troll', aember: 1, damage: 1 },
          { id: 'soultender', warded: true, exhausted: true },
        ],
      },
      foe: { aember: 0, line: [{ id: 'snippy', warded: true }] },
    });
  });

  it('does so after a reap', () => {
    const t = table({ me: { house: 'geistoid', line: ['soultender', { id: 'snippy', aember: 1 }] } });
    t.me.reap('soultender');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'soultender', warded: true, exhausted: true },
          { id: 'snippy', warded: true },
        ],
      },
    });
  });
});
