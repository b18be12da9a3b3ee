import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('grimlocus-dux', () => {
  it('is exalted twice when it is played', () => {
    const t = table({ me: { house: 'saurian', hand: ['grimlocus-dux'], aember: 1 }, foe: { aember: 2 } });
    t.me.play('grimlocus-dux');
    t.expect({ me: { aember: 1, line: [{ id: 'grimlocus-dux', aember: 2, exhausted: true }] }, foe: { aember: 2 } });
    expect(t.events.filter(({ type }) => type === 'placeAember')).toHaveLength(2);
  });

  it('protects its neighbors by taunt, and gives its æmber to the opponent when it dies', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['tocsin', { id: 'grimlocus-dux', aember: 2, damage: 4 }] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['grimlocus-dux']);
    t.me.fight('troll', 'grimlocus-dux');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', exhausted: true }].slice(1) },
      foe: { line: ['tocsin', { id: 'grimlocus-dux', aember: 2, damage: 10 }] },
    });
  });
});
