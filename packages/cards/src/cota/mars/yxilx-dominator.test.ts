import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('yxilx-dominator', () => {
  it('enters play stunned and exhausted, and loses the stun as its first use', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['yxilx-dominator'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('yxilx-dominator');
    t.expect({
      me: { line: [{ id: 'yxilx-dominator', exhausted: true, stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('mars').cannot('fight', 'yxilx-dominator', 'stunned').unstun('yxilx-dominator');
    t.expect({ me: { line: [{ id: 'yxilx-dominator', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('protects its neighbors by taunt', () => {
    const t = table({
      me: { house: 'brobnar', line: ['headhunter'] },
      foe: { line: ['blypyp', 'yxilx-dominator', 'tocsin', 'mother'] },
    });
    expect(targetsOf(t, 'headhunter')).toEqual(['yxilx-dominator', 'mother']);
    t.me.fight('headhunter', 'yxilx-dominator');
    t.expect({
      me: { line: [] },
      foe: { line: ['blypyp', { id: 'yxilx-dominator', damage: 4 }, 'tocsin', 'mother'] },
    });
  });

  it('does not stun creatures that enter beside it', () => {
    const t = table({ me: { house: 'mars', hand: ['blypyp'], line: ['yxilx-dominator'] }, foe: {} });
    t.me.play('blypyp', 'right');
    t.expect({ me: { line: ['yxilx-dominator', { id: 'blypyp', exhausted: true }] } });
  });
});
