import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('logos-plant', () => {
  it('gains 1 when the opponent chooses its house, and when its own player does', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'logos', 'mars'], line: ['logos-plant'] },
      foe: { houses: ['sanctum', 'logos', 'mars'] },
    });
    t.me.end();
    t.foe.house('logos').end();
    t.expect({ me: { aember: 1, line: ['logos-plant'] }, foe: { aember: 0 } });
    t.me.house('logos');
    t.expect({ me: { aember: 2, line: ['logos-plant'] } });
  });

  it('gains nothing from other houses, and is elusive', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'logos', 'mars'], line: ['logos-plant'] },
      foe: { houses: ['sanctum', 'logos', 'mars'], line: ['tunk'] },
    });
    t.me.end();
    t.foe.house('mars').fight('tunk', 'logos-plant');
    t.expect({ me: { aember: 0, line: ['logos-plant'] }, foe: { line: [{ id: 'tunk', exhausted: true }] } });
  });
});
