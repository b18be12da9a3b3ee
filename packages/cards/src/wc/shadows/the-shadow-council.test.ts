import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-shadow-council', () => {
  it('steals 2 as an action while it is in the center', () => {
    const t = table({
      me: { house: 'shadows', line: ['urchin', 'the-shadow-council', 'silvertooth'] },
      foe: { aember: 5 },
    });
    t.me.action('the-shadow-council');
    t.expect({
      me: { aember: 2, line: ['urchin', { id: 'the-shadow-council', exhausted: true }, 'silvertooth'] },
      foe: { aember: 3 },
    });
  });

  it('cannot elsewhere, nor where there is no center', () => {
    const t = table({ me: { house: 'shadows', line: ['urchin', 'the-shadow-council'] }, foe: { aember: 5 } });
    t.me.cannot('action', 'the-shadow-council');
    const u = table({
      me: { house: 'shadows', line: ['the-shadow-council', 'urchin', 'silvertooth'] },
      foe: { aember: 5 },
    });
    u.me.cannot('action', 'the-shadow-council');
  });
});
