import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brobnar-plant', () => {
  it('gains 1 when the opponent chooses its house, and when its own player does', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'brobnar', 'mars'], line: ['brobnar-plant'] },
      foe: { houses: ['sanctum', 'brobnar', 'mars'] },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.expect({ me: { aember: 1, line: ['brobnar-plant'] }, foe: { aember: 0 } });
    t.me.house('brobnar');
    t.expect({ me: { aember: 2, line: ['brobnar-plant'] } });
  });

  it('gains nothing from other houses, and is elusive', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'brobnar', 'mars'], line: ['brobnar-plant'] },
      foe: { houses: ['sanctum', 'brobnar', 'mars'], line: ['tunk'] },
    });
    t.me.end();
    t.foe.house('mars').fight('tunk', 'brobnar-plant');
    t.expect({ me: { aember: 0, line: ['brobnar-plant'] }, foe: { line: [{ id: 'tunk', exhausted: true }] } });
  });
});
