import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('portalmonger', () => {
  const houses = ['unfathomable', 'logos', 'dis'] as const;

  it('makes the keys of the opponent cost 4 more while the tide is high', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['portalmonger'] },
      foe: { houses, aember: 9 },
    });
    t.me.end();
    t.expect({ me: { line: ['portalmonger'] }, foe: { aember: 9, keys: 0 } });
  });

  it('lets them forge for 10', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['portalmonger'] },
      foe: { houses, aember: 10 },
    });
    t.me.end();
    t.expect({ me: { line: ['portalmonger'] }, foe: { aember: 0, keys: 1 } });
  });

  it('changes nothing while the tide is neutral or low', () => {
    const t = table({ me: { house: 'unfathomable', line: ['portalmonger'] }, foe: { houses, aember: 6 } });
    t.me.end();
    t.expect({ me: { line: ['portalmonger'] }, foe: { aember: 0, keys: 1 } });
    const low = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', line: ['portalmonger'] },
      foe: { houses, aember: 6 },
    });
    low.me.end();
    low.expect({ me: { line: ['portalmonger'] }, foe: { aember: 0, keys: 1 } });
  });

  it('does not make your own keys dearer', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', houses, line: ['portalmonger'], aember: 6 },
      foe: { houses },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 0, keys: 1, line: ['portalmonger'] } });
  });
});
