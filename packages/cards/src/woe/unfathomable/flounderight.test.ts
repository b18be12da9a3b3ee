import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flounderight', () => {
  it('destroys the creature on the opponent’s right flank with it', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['flounderight', 'hookmaster'] },
      foe: { line: ['troll', 'mother', 'bumpsy'] },
    });
    t.me.fight('flounderight', 'troll');
    t.expect({ me: { line: ['hookmaster'] }, foe: { line: [{ id: 'troll', damage: 3 }, 'mother'] } });
  });

  it('finds nobody in an empty line', () => {
    const t = table({ me: { house: 'brobnar', hand: ['lava-ball'] }, foe: { line: ['flounderight'] } });
    t.me.play('lava-ball');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });
});
