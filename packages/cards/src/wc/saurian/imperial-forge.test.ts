import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('imperial-forge', () => {
  it.each([
    { on: 0, pool: 13, keys: 1, left: 0 },
    { on: 3, pool: 10, keys: 1, left: 0 },
    { on: 3, pool: 9, keys: 0, left: 10 },
    { on: 8, pool: 5, keys: 1, left: 0 },
  ])(
    'makes the key 8 dearer, less $on on friendly creatures: $pool in the pool and the bonus forge $keys',
    ({ on, pool, keys, left }) => {
      const t = table({
        me: { house: 'saurian', hand: ['imperial-forge'], aember: pool, line: [{ id: 'bumpsy', aember: on }] },
        foe: { line: [{ id: 'troll', aember: 5 }] },
      });
      t.me.play('imperial-forge');
      t.expect({
        me: { keys, aember: left, line: [{ id: 'bumpsy', aember: on }] },
        foe: { line: [{ id: 'troll', aember: 5 }] },
      });
    },
  );
});
