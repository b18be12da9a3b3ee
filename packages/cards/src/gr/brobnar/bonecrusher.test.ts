import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bonecrusher', () => {
  it('gives its creature an Action: that destroys a creature', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', upgrades: ['bonecrusher'] }] },
      foe: { line: ['krump', 'mother'] },
    });
    t.me.action('troll').choose('krump');
    t.expect({
      me: { line: [{ id: 'troll', upgrades: ['bonecrusher'], exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('may destroy its own creature, and goes with it', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'troll', upgrades: ['bonecrusher'] }] } });
    t.me.action('troll');
    t.expect({ me: { line: [], discard: ['troll', 'bonecrusher'] } });
  });
});
