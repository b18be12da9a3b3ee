import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { powersIn } from '../../testing/seen.ts';

describe('circle-of-power', () => {
  it('has each friendly Untamed creature count as having 5 power, counters or not', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['circle-of-power'],
        line: ['dust-pixie', { id: 'snufflegator', power: 3 }, 'giant-sloth', 'infomorph'],
      },
      foe: { line: ['dust-pixie'] },
    });
    expect(powersIn(t)).toEqual([[5, 5, 5, 4], [1]]);
  });

  it('lets them die when it leaves', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['circle-of-power'], line: [{ id: 'snufflegator', damage: 4 }] },
      foe: { house: 'dis', hand: ['ruination'] },
    });
    t.foe.play('ruination').choose('circle-of-power');
    t.expect({ me: { artifacts: [], line: [] } });
  });
});
