import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('untamed-plant', () => {
  it('gains 1 when the opponent chooses its house, and when its own player does', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'untamed', 'mars'], line: ['untamed-plant'] },
      foe: { houses: ['sanctum', 'untamed', 'mars'] },
    });
    t.me.end();
    t.foe.house('untamed').end();
    t.expect({ me: { aember: 1, line: ['untamed-plant'] }, foe: { aember: 0 } });
    t.me.house('untamed');
    t.expect({ me: { aember: 2, line: ['untamed-plant'] } });
  });

  it('gains nothing from other houses, and is elusive', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'untamed', 'mars'], line: ['untamed-plant'] },
      foe: { houses: ['sanctum', 'untamed', 'mars'], line: ['tunk'] },
    });
    t.me.end();
    t.foe.house('mars').fight('tunk', 'untamed-plant');
    t.expect({ me: { aember: 0, line: ['untamed-plant'] }, foe: { line: [{ id: 'tunk', exhausted: true }] } });
  });
});
