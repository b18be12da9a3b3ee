import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dis-plant', () => {
  it('gains 1 when the opponent chooses its house, and when its own player does', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis', 'mars'], line: ['dis-plant'] },
      foe: { houses: ['sanctum', 'dis', 'mars'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 1, line: ['dis-plant'] }, foe: { aember: 0 } });
    t.me.house('dis');
    t.expect({ me: { aember: 2, line: ['dis-plant'] } });
  });

  it('gains nothing from other houses, and is elusive', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis', 'mars'], line: ['dis-plant'] },
      foe: { houses: ['sanctum', 'dis', 'mars'], line: ['tunk'] },
    });
    t.me.end();
    t.foe.house('mars').fight('tunk', 'dis-plant');
    t.expect({ me: { aember: 0, line: ['dis-plant'] }, foe: { line: [{ id: 'tunk', exhausted: true }] } });
  });
});
