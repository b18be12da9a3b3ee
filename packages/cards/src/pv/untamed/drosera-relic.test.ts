import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('drosera-relic', () => {
  it('destroys the least powerful friendly creature to steal 2', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['drosera-relic'], line: ['troll', 'mogg'] },
      foe: { aember: 3, line: ['flarie'] },
    });
    t.me.action('drosera-relic');
    t.expect({
      me: { aember: 2, artifacts: [{ id: 'drosera-relic', exhausted: true }], line: ['troll'] },
      foe: { aember: 1, line: ['flarie'] },
    });
  });

  it('steals nothing where none is destroyed', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['drosera-relic'], line: [{ id: 'mogg', warded: true }] },
      foe: { aember: 3 },
    });
    t.me.action('drosera-relic');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'drosera-relic', exhausted: true }], line: ['mogg'] },
      foe: { aember: 3 },
    });
    const u = table({ me: { house: 'untamed', artifacts: ['drosera-relic'] }, foe: { aember: 3 } });
    u.me.action('drosera-relic');
    u.expect({ me: { aember: 0, artifacts: [{ id: 'drosera-relic', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('Fate: the active player destroys their own and pays 2', () => {
    const t = fated('drosera-relic', { aember: 3, line: ['troll', 'flarie'] }, { line: ['flarie'] });
    t.expect({ me: { aember: 2, line: ['flarie'] }, foe: { aember: 1, line: ['troll'] } });
    const u = fated('drosera-relic', { aember: 3 }, { line: ['flarie'] });
    u.expect({ me: { aember: 0, line: ['flarie'] }, foe: { aember: 3 } });
  });
});
