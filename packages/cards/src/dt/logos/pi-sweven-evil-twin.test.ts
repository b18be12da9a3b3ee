import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pi-sweven-evil-twin', () => {
  it('makes the opponent discard a card at random when it reaps at high tide', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', line: ['pi-sweven-evil-twin'], hand: ['fear'] },
      foe: { hand: ['punch', 'punch'] },
    });
    t.me.reap('pi-sweven-evil-twin');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'pi-sweven-evil-twin', exhausted: true }] },
      foe: { hand: ['punch'], discard: ['punch'] },
    });
  });

  it('does nothing while the tide is low or neutral', () => {
    for (const tide of [{ tide: { highFor: 1 } }, {}]) {
      const t = table({ ...tide, me: { house: 'logos', line: ['pi-sweven-evil-twin'] }, foe: { hand: ['punch'] } });
      t.me.reap('pi-sweven-evil-twin');
      t.expect({
        me: { aember: 1, line: [{ id: 'pi-sweven-evil-twin', exhausted: true }] },
        foe: { hand: ['punch'], discard: [] },
      });
    }
  });

  it('does nothing to an empty hand, and takes nothing from archives', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'logos', line: ['pi-sweven-evil-twin'] },
      foe: { archives: ['punch'] },
    });
    t.me.reap('pi-sweven-evil-twin');
    t.expect({
      me: { line: [{ id: 'pi-sweven-evil-twin', exhausted: true }] },
      foe: { archives: ['punch'], discard: [] },
    });
  });
});
