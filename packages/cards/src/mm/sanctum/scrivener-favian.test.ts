import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('scrivener-favian', () => {
  it('lets its player steal 1 in place of a capture icon', () => {
    const t = table({
      me: { house: 'sanctum', hand: [{ id: 'call-to-action', bonus: ['capture'] }], line: ['scrivener-favian'] },
      foe: { aember: 3 },
    });
    t.me.play('call-to-action').choose('scrivener-favian');
    t.expect({ me: { aember: 1, line: ['scrivener-favian'] }, foe: { aember: 2 } });
  });

  it('captures where its player wants that', () => {
    const t = table({
      me: { house: 'sanctum', hand: [{ id: 'call-to-action', bonus: ['capture'] }], line: ['scrivener-favian'] },
      foe: { aember: 3 },
    });
    t.me.play('call-to-action').no();
    t.expect({ me: { aember: 0, line: [{ id: 'scrivener-favian', aember: 1 }] }, foe: { aember: 2 } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling scrivener-favian/each: each icon is asked about by itself, and a steal is no icon any more (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'sanctum',
          hand: [{ id: 'call-to-action', bonus: ['capture', 'capture', 'capture'] }],
          line: ['scrivener-favian', 'scrivener-favian'],
        },
        foe: { aember: 4 },
      });
      t.me.play('call-to-action').choose('scrivener-favian').no().choose('scrivener-favian').choose('scrivener-favian');
      t.expect({
        me: { aember: 2, line: [{ id: 'scrivener-favian', aember: 1 }, 'scrivener-favian'] },
        foe: { aember: 1 },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling scrivener-favian/amphora-captura: an icon that Amphora Captura makes a capture icon becomes a steal (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'sanctum',
          hand: [{ id: 'call-to-action', bonus: ['draw'] }],
          artifacts: ['amphora-captura'],
          line: ['scrivener-favian'],
          deck: ['fear'],
        },
        foe: { aember: 3 },
      });
      t.me.play('call-to-action').choose('amphora-captura').choose('scrivener-favian');
      t.expect({ me: { aember: 1, hand: [], line: ['scrivener-favian'] }, foe: { aember: 2 } });
    },
  );

  it('does nothing for other icons, for captures of abilities and for the icons of the opponent', () => {
    const t = table({
      me: { house: 'sanctum', hand: [{ id: 'squire-alys', bonus: ['aember'] }], line: ['scrivener-favian'] },
      foe: { aember: 3 },
    });
    t.me.play('squire-alys');
    t.expect({
      me: { aember: 1, line: ['scrivener-favian', { id: 'squire-alys', aember: 2, exhausted: true }] },
      foe: { aember: 1 },
    });
    const theirs = table({
      active: 1,
      me: { aember: 2, line: ['scrivener-favian'] },
      foe: { house: 'sanctum', hand: [{ id: 'bulwark', bonus: ['capture'] }] },
    });
    theirs.foe.play('bulwark');
    theirs.expect({
      me: { aember: 1, line: ['scrivener-favian'] },
      foe: { aember: 0, line: [{ id: 'bulwark', aember: 1, exhausted: true }] },
    });
  });

  it('serves the icons that it has itself, as it is in play by then', () => {
    const t = table({
      me: { house: 'sanctum', hand: [{ id: 'scrivener-favian', bonus: ['capture'] }] },
      foe: { aember: 3 },
    });
    t.me.play('scrivener-favian').choose('scrivener-favian');
    t.expect({ me: { aember: 1, line: [{ id: 'scrivener-favian', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('steals nothing from one whose æmber cannot be stolen', () => {
    const t = table({
      me: { house: 'sanctum', hand: [{ id: 'call-to-action', bonus: ['capture'] }], line: ['scrivener-favian'] },
      foe: { aember: 3, line: ['the-vaultkeeper'] },
    });
    t.me.play('call-to-action').choose('scrivener-favian');
    t.expect({ me: { aember: 0, line: ['scrivener-favian'] }, foe: { aember: 3, line: ['the-vaultkeeper'] } });
  });
});
