import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('nyzyk-resonator', () => {
  it.each([
    { line: ['nyzyk-resonator'], cost: 6 },
    { line: ['nyzyk-resonator', 'tunk'], cost: 8 },
    { line: ['mother', 'nyzyk-resonator', 'tunk'], cost: 10 },
  ])('makes keys of the opponent cost $cost beside its neighbors', ({ line, cost }) => {
    for (const [aember, keys] of [
      [cost, 1],
      [cost - 1, 0],
    ] as const) {
      const t = table({ me: { house: 'mars', ...myHouses.mars, line }, foe: { ...foeHouses, aember } });
      t.me.end();
      t.expect({ me: { line }, foe: { keys, aember: keys === 1 ? 0 : aember } });
    }
  });

  it('does not touch your own keys', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, aember: 6, line: ['nyzyk-resonator', 'tunk'] },
      foe: { ...foeHouses },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { keys: 1, line: ['nyzyk-resonator', 'tunk'] } });
  });
});
