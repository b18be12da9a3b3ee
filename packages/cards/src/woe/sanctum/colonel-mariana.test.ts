import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('colonel-mariana', () => {
  it('each friendly Knight captures 1, itself among them', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['colonel-mariana'], line: ['sequis', 'troll'] },
      foe: { aember: 3, line: ['raiding-knight'] },
    });
    t.me.play('colonel-mariana');
    t.expect({
      me: { line: [{ id: 'sequis', aember: 1 }, 'troll', { id: 'colonel-mariana', aember: 1, exhausted: true }] },
      foe: { aember: 1, line: ['raiding-knight'] },
    });
  });

  it('as far as there is something', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['colonel-mariana'], line: ['sequis'] },
      foe: { aember: 1 },
    });
    t.me.play('colonel-mariana').choose('sequis');
    t.expect({
      me: {
        line: [
          { id: 'sequis', aember: 1 },
          { id: 'colonel-mariana', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });
});
