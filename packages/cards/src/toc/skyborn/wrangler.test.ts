import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wrangler', () => {
  const wrangler = { id: 'mother', token: 'wrangler' };

  it('its action gains 1 for each player', () => {
    const t = table({ me: { house: 'skyborn', line: [wrangler] }, foe: { aember: 2 } });
    t.me.action('wrangler');
    t.expect({ me: { aember: 1, line: [{ ...wrangler, exhausted: true }] }, foe: { aember: 3 } });
  });

  it('an enemy one does nothing for the turn of its opponent', () => {
    const t = table({ me: { house: 'skyborn', line: ['raiding-party'] }, foe: { line: [wrangler] } });
    t.me.reap('raiding-party');
    t.expect({
      me: { aember: 1, line: [{ id: 'raiding-party', exhausted: true }] },
      foe: { aember: 0, line: [wrangler] },
    });
  });
});
