import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('star-alliance-plant', () => {
  it('gains 1 when the opponent chooses its house, and when its own player does', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'star-alliance', 'mars'], line: ['star-alliance-plant'] },
      foe: { houses: ['sanctum', 'star-alliance', 'mars'] },
    });
    t.me.end();
    t.foe.house('star-alliance').end();
    t.expect({ me: { aember: 1, line: ['star-alliance-plant'] }, foe: { aember: 0 } });
    t.me.house('star-alliance');
    t.expect({ me: { aember: 2, line: ['star-alliance-plant'] } });
  });

  it('gains nothing from other houses, and is elusive', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'star-alliance', 'mars'], line: ['star-alliance-plant'] },
      foe: { houses: ['sanctum', 'star-alliance', 'mars'], line: ['tunk'] },
    });
    t.me.end();
    t.foe.house('mars').fight('tunk', 'star-alliance-plant');
    t.expect({ me: { aember: 0, line: ['star-alliance-plant'] }, foe: { line: [{ id: 'tunk', exhausted: true }] } });
  });
});
