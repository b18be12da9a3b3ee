import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('professor-scruples', () => {
  it('discards a card and draws 3 after it reaps', () => {
    const t = table({
      me: { house: 'logos', hand: ['punch'], line: ['professor-scruples'], deck: ['troll', 'valdr', 'anger', 'punch'] },
    });
    t.me.reap('professor-scruples');
    t.expect({
      me: {
        hand: ['troll', 'valdr', 'anger'],
        discard: ['punch'],
        line: [{ id: 'professor-scruples', exhausted: true }],
      },
    });
  });

  it('Fate: purges each upgrade in play', () => {
    const t = fated(
      'professor-scruples',
      { line: [{ id: 'valdr', upgrades: ['heavy-adornment'] }] },
      { line: [{ id: 'troll', upgrades: ['heavy-adornment'] }] },
    );
    t.expect({
      me: { line: ['troll'], purged: ['heavy-adornment'] },
      foe: { line: ['valdr'], purged: ['heavy-adornment'] },
    });
  });
});
