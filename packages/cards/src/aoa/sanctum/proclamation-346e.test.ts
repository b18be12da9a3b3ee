import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('proclamation-346e', () => {
  it.each([
    { line: ['mother', 'shooler', 'troll'], cost: 6 },
    { line: ['mother', 'shooler', 'dextre'], cost: 8 },
    { line: [], cost: 8 },
  ])('makes keys of an opponent with $line cost $cost', ({ line, cost }) => {
    for (const [aember, keys] of [
      [cost, 1],
      [cost - 1, 0],
    ] as const) {
      const t = table({
        me: { house: 'sanctum', ...myHouses.dis, artifacts: ['proclamation-346e'], line: ['tunk', 'umbra', 'sequis'] },
        foe: { ...foeHouses, aember, line },
      });
      t.me.end();
      t.expect({ me: { line: ['tunk', 'umbra', 'sequis'] }, foe: { keys, line } });
    }
  });

  it('does not touch your own keys', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, aember: 6, artifacts: ['proclamation-346e'] },
      foe: { ...foeHouses },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { keys: 1, aember: 0 } });
  });
});
