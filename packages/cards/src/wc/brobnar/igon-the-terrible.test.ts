import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('igon-the-terrible', () => {
  it('is destroyed as it is played where no Igon the Green was purged', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['igon-the-terrible'], purged: ['troll'], discard: ['igon-the-green'] },
    });
    t.me.play('igon-the-terrible');
    t.expect({ me: { line: [], discard: ['igon-the-terrible', 'igon-the-green'] } });
  });

  it.each(['me', 'foe'] as const)('stays where an Igon the Green of %s was purged', (whose) => {
    const purged = { purged: ['igon-the-green'] };
    const t = table({
      me: { house: 'brobnar', hand: ['igon-the-terrible'], ...(whose === 'me' ? purged : {}) },
      foe: whose === 'foe' ? purged : {},
    });
    t.me.play('igon-the-terrible');
    t.expect({ me: { line: [{ id: 'igon-the-terrible', exhausted: true }] } });
  });

  it('takes an Igon the Green in play for none that was purged', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['igon-the-terrible'], line: ['igon-the-green', 'troll'] },
      foe: { line: ['mother'] },
    });
    t.me.play('igon-the-terrible');
    t.expect({ me: { line: ['igon-the-green', 'troll'], discard: ['igon-the-terrible'] }, foe: { line: ['mother'] } });
  });

  it('steals 1 after a fight, whatever was purged since it was played', () => {
    const t = table({
      me: { house: 'brobnar', line: ['igon-the-terrible'] },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.fight('igon-the-terrible', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'igon-the-terrible', damage: 5, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });
});
