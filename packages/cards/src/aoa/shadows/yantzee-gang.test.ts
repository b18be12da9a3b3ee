import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('yantzee-gang', () => {
  it('steals 1 by its action', () => {
    const t = table({ me: { house: 'shadows', line: ['yantzee-gang'] }, foe: { aember: 2 } });
    t.me.action('yantzee-gang');
    t.expect({ me: { aember: 1, line: [{ id: 'yantzee-gang', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('may be used where there is nothing to steal', () => {
    const t = table({ me: { house: 'shadows', line: ['yantzee-gang'] }, foe: {} });
    t.me.action('yantzee-gang');
    t.expect({ me: { aember: 0, line: [{ id: 'yantzee-gang', exhausted: true }] }, foe: { aember: 0 } });
  });
});
