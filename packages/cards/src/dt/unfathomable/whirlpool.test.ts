import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('whirlpool', () => {
  const houses = ['brobnar', 'logos', 'dis'] as const;
  const mine = ['unfathomable', 'logos', 'dis'] as const;

  it('ruling whirlpool/flanks: at the end of your turn your right flank creature goes to the left flank of the opponent', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        artifacts: ['whirlpool'],
        line: ['hookmaster', { id: 'krump', damage: 1, warded: true }],
      },
      foe: { houses, line: ['troll', 'mother'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['hookmaster'] },
      foe: { line: [{ id: 'krump', damage: 1, warded: true }, 'troll', 'mother'] },
    });
  });

  it('ruling whirlpool/flanks: and at the end of theirs, their right flank creature to your left flank', () => {
    const t = table({
      me: { house: 'unfathomable', houses: mine, artifacts: ['whirlpool'], line: ['hookmaster', 'fuguru'] },
      foe: { houses, line: ['troll', 'mother'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['mother', 'hookmaster'] }, foe: { line: ['fuguru', 'troll'] } });
  });

  it('ruling whirlpool/flanks: moves nobody where there is no creature', () => {
    const t = table({
      me: { house: 'unfathomable', houses: mine, artifacts: ['whirlpool'] },
      foe: { houses, line: ['troll'] },
    });
    t.me.end();
    t.expect({ me: { line: [] }, foe: { line: ['troll'] } });
  });

  it('takes the only creature, and gives it back at the end of the next turn', () => {
    const t = table({
      me: { house: 'unfathomable', houses: mine, artifacts: ['whirlpool'], line: ['hookmaster'] },
      foe: { houses },
    });
    t.me.end();
    t.expect({ me: { line: [] }, foe: { line: ['hookmaster'] } });
    t.foe.house('dis').end();
    t.expect({ me: { line: ['hookmaster'] }, foe: { line: [] } });
  });
});
