import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('predatory-lending', () => {
  it('exalts and enrages an enemy creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['predatory-lending'], line: ['urchin'] },
      foe: { line: ['troll', 'bumpsy'] },
    });
    t.me.play('predatory-lending').choose('troll');
    t.expect({
      me: { aember: 1, line: ['urchin'] },
      foe: { line: [{ id: 'troll', aember: 1, enraged: true }, 'bumpsy'] },
    });
  });

  it('does nothing without one', () => {
    const t = table({ me: { house: 'shadows', hand: ['predatory-lending'], line: ['urchin'] } });
    t.me.play('predatory-lending');
    t.expect({ me: { aember: 1, line: ['urchin'] } });
  });

  it('Fate: the active player pays 1 for each enemy Shadows creature', () => {
    const t = fated('predatory-lending', { aember: 5, line: ['urchin'] }, { line: ['silvertooth', 'umbra', 'troll'] });
    t.expect({ me: { aember: 2, line: ['silvertooth', 'umbra', 'troll'] }, foe: { aember: 3, line: ['urchin'] } });
    const u = fated('predatory-lending', { aember: 1 }, { line: ['silvertooth', 'umbra'] });
    u.expect({ me: { aember: 1, line: ['silvertooth', 'umbra'] }, foe: { aember: 0 } });
  });
});
