import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('veil-of-ectoplasm', () => {
  it('has a friendly creature capture 1 for each Geistoid card in your discard pile', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['veil-of-ectoplasm'],
        line: ['troll', 'bumpsy'],
        discard: ['boo', 'punch', 'snippy'],
      },
      foe: { aember: 5, discard: ['boo'] },
    });
    t.me.play('veil-of-ectoplasm').choose('troll').choose('troll');
    t.expect({ me: { line: [{ id: 'troll', aember: 2 }, 'bumpsy'] }, foe: { aember: 3 } });
  });

  it('captures nothing without any', () => {
    const t = table({ me: { house: 'geistoid', hand: ['veil-of-ectoplasm'], line: ['troll'] }, foe: { aember: 5 } });
    t.me.play('veil-of-ectoplasm');
    t.expect({ me: { line: ['troll'], discard: ['veil-of-ectoplasm'] }, foe: { aember: 5 } });
  });
});
