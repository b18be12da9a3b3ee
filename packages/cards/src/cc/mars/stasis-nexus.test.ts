import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('stasis-nexus', () => {
  it('is purged to forge a key at +6, less 1 for each stunned creature', () => {
    const stunned = (id: string) => ({ id, stunned: true });
    const me = {
      house: 'mars',
      artifacts: ['stasis-nexus'],
      line: [stunned('zorg'), 'glylyx-weaponsmith'],
    } as const;
    const foe = { line: [stunned('kelpminder'), stunned('troll')] };
    const t = table({ me: { ...me, aember: 9 }, foe });
    t.me.action('stasis-nexus');
    t.expect({
      me: { aember: 0, keys: 1, artifacts: [], purged: ['stasis-nexus'], line: me.line },
      foe,
    });
    const u = table({ me: { ...me, aember: 8 }, foe });
    u.me.action('stasis-nexus');
    u.expect({ me: { aember: 8, keys: 0, artifacts: [], purged: ['stasis-nexus'], line: me.line }, foe });
  });

  it('costs less than usual with more than 6 of them', () => {
    const line = Array.from({ length: 7 }, () => ({ id: 'kelpminder', stunned: true }));
    const t = table({ me: { house: 'mars', artifacts: ['stasis-nexus'], aember: 5 }, foe: { line } });
    t.me.action('stasis-nexus');
    t.expect({ me: { aember: 0, keys: 1, purged: ['stasis-nexus'] }, foe: { line } });
  });
});
