import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('saurian-plant', () => {
  it('gains 1 when the opponent chooses its house, and when its own player does', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'saurian', 'mars'], line: ['saurian-plant'] },
      foe: { houses: ['sanctum', 'saurian', 'mars'] },
    });
    t.me.end();
    t.foe.house('saurian').end();
    t.expect({ me: { aember: 1, line: ['saurian-plant'] }, foe: { aember: 0 } });
    t.me.house('saurian');
    t.expect({ me: { aember: 2, line: ['saurian-plant'] } });
  });

  it('gains nothing from other houses, and is elusive', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'saurian', 'mars'], line: ['saurian-plant'] },
      foe: { houses: ['sanctum', 'saurian', 'mars'], line: ['tunk'] },
    });
    t.me.end();
    t.foe.house('mars').fight('tunk', 'saurian-plant');
    t.expect({ me: { aember: 0, line: ['saurian-plant'] }, foe: { line: [{ id: 'tunk', exhausted: true }] } });
  });
});
