import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('forging-an-alliance', () => {
  it.each([
    { line: ['bumpsy', 'mother'], pool: 10, keys: 1, left: 0 },
    { line: ['bumpsy', 'mother'], pool: 9, keys: 0, left: 10 },
    {
      line: ['bumpsy', 'mother', 'tunk', 'urchin', 'dextre', 'tocsin', 'bulwark', 'flaxia'],
      pool: 6,
      keys: 1,
      left: 0,
    },
  ] as const)(
    'makes the key 7 dearer, less 1 for each house in play up to 6: $line, $pool',
    ({ line, pool, keys, left }) => {
      const t = table({ me: { house: 'star-alliance', hand: ['forging-an-alliance'], aember: pool }, foe: { line } });
      t.me.play('forging-an-alliance');
      t.expect({ me: { keys, aember: left }, foe: { line } });
    },
  );

  it('counts artifacts too', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['forging-an-alliance'], aember: 10, artifacts: ['cannon'] },
      foe: { line: ['mother'] },
    });
    t.me.play('forging-an-alliance');
    t.expect({ me: { keys: 1, aember: 0 }, foe: { line: ['mother'] } });
  });
});
