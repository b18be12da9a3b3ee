import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';
import { tentacleTests } from './test/tentacles.ts';

describe('shield-tentacle', () => {
  tentacleTests('shield-tentacle');

  it('may stand between others, and protects its neighbors', () => {
    const t = table({
      me: {
        house: 'keyraken',
        houses: ['keyraken', 'dis', 'logos'],
        hand: ['shield-tentacle'],
        line: ['legendary-keyraken', 'tocsin', 'mother'],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'], line: ['troll'] },
    });
    t.me.play('shield-tentacle', { between: ['legendary-keyraken', 'tocsin'] }).end();
    t.foe.house('brobnar');
    t.expect({ me: { line: ['legendary-keyraken', 'shield-tentacle', 'tocsin', 'mother'] }, foe: { line: ['troll'] } });
    expect(targetsOf(t, 'troll')).toEqual(['shield-tentacle', 'mother']);
  });
});
