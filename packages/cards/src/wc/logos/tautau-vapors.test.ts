import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tautau-vapors', () => {
  it('draws 2 and archives one of the hand, which may be one of them', () => {
    const t = table({
      me: { house: 'logos', hand: ['tautau-vapors', 'urchin'], deck: ['fear', 'punch', 'mother'] },
      foe: {},
    });
    t.me.play('tautau-vapors').choose('punch');
    t.expect({ me: { hand: ['urchin', 'fear'], archives: ['punch'], deck: ['mother'] } });
  });

  it('does nothing without cards', () => {
    const t = table({ me: { house: 'logos', hand: ['tautau-vapors'] }, foe: {} });
    t.me.play('tautau-vapors');
    t.expect({ me: { hand: [], archives: [], discard: ['tautau-vapors'] } });
  });
});
