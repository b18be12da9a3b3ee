import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('quadracorder', () => {
  it.each([
    { line: ['mother'], pool: 6, keys: 0 },
    { line: ['mother'], pool: 7, keys: 1 },
    { line: ['mother', 'bumpsy', 'urchin', 'tocsin'], pool: 8, keys: 0 },
    { line: ['mother', 'bumpsy', 'urchin', 'tocsin'], pool: 9, keys: 1 },
  ] as const)(
    'ruling quadracorder/whose: counts the houses of its controller’s creatures up to 3, on an enemy creature too: $line, $pool',
    ({ line, pool, keys }) => {
      const t = table({
        me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['quadracorder'], line },
        foe: { ...foeHouses, aember: pool, line: ['troll'] },
      });
      t.me.play('quadracorder').choose('troll').end();
      t.expect({ me: { line }, foe: { keys, line: [{ id: 'troll', upgrades: ['quadracorder'] }] } });
    },
  );
});
