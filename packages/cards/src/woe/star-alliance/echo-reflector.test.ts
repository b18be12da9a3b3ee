import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('echo-reflector', () => {
  it('makes the keys of the opponent of its creature’s controller cost 3 more', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['echo-reflector'], line: ['troll'] },
      foe: { houses: ['dis', 'logos'], aember: 8 },
    });
    t.me.play('echo-reflector').choose('troll').end();
    t.foe.house('dis');
    t.expect({ me: { line: [{ id: 'troll', upgrades: ['echo-reflector'] }] }, foe: { keys: 0, aember: 8 } });
  });

  it('hinders you where it is on an enemy creature, and nobody on a blank one', () => {
    for (const [upgrades, keys] of [
      [['echo-reflector'], 0],
      [['echo-reflector', 'fortune-reverser'], 1],
    ] as const) {
      const t = table({
        step: 'forge',
        me: { houses: ['dis', 'logos'], aember: 8 },
        foe: { line: [{ id: 'troll', upgrades }] },
      });
      t.me.house('dis');
      t.expect({ me: { keys }, foe: { line: [{ id: 'troll', upgrades }] } });
    }
  });
});
