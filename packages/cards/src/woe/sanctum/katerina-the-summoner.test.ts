import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('katerina-the-summoner', () => {
  it('captures 1 when it is played and after it reaps', () => {
    const t = table({ me: { house: 'sanctum', hand: ['katerina-the-summoner'] }, foe: { aember: 2 } });
    t.me.play('katerina-the-summoner');
    t.expect({ me: { line: [{ id: 'katerina-the-summoner', aember: 1, exhausted: true }] }, foe: { aember: 1 } });
    const reap = table({ me: { house: 'sanctum', line: ['katerina-the-summoner'] }, foe: { aember: 2 } });
    reap.me.reap('katerina-the-summoner');
    reap.expect({
      me: { aember: 1, line: [{ id: 'katerina-the-summoner', aember: 1, exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('destroyed, it makes a token creature for each æmber on it', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: [{ id: 'katerina-the-summoner', aember: 2 }],
        beside: ['squire'],
        deck: ['mother', 'valdr', 'gub'],
      },
      foe: { line: ['troll'] },
    });
    t.me.fight('katerina-the-summoner', 'troll').flank('left').flank('right');
    t.expect({
      me: {
        deck: ['gub'],
        line: [
          { id: 'mother', token: 'squire', exhausted: true },
          { id: 'valdr', token: 'squire', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('none without æmber', () => {
    const t = table({
      me: { house: 'sanctum', line: ['katerina-the-summoner'], beside: ['squire'], deck: ['mother'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('katerina-the-summoner', 'troll');
    t.expect({ me: { deck: ['mother'], line: [] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});
