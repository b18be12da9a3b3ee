import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('ostentatious-mount', () => {
  it('moves its creature anywhere in its line, and gives it taunt', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, hand: ['ostentatious-mount'], line: ['sequis', 'troll', 'francus'] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.play('ostentatious-mount').choose('sequis').flank('right').end();
    t.foe.house('brobnar');
    t.expect({
      me: { line: ['troll', 'francus', { id: 'sequis', upgrades: ['ostentatious-mount'] }], aember: 1 },
      foe: { line: ['krump'] },
    });
    expect(() => t.foe.fight('krump', 'francus')).toThrow('There is no');
  });

  it('an enemy creature is moved in its own line', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['ostentatious-mount'] },
      foe: { line: ['krump', 'troll', 'valdr'] },
    });
    t.me.play('ostentatious-mount').choose('krump').between('troll', 'valdr');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { line: ['troll', { id: 'krump', upgrades: ['ostentatious-mount'] }, 'valdr'] },
    });
  });
});
