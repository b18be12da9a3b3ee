import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pale-into-insignificance', () => {
  it('destroys each creature with the lowest power, on both sides', () => {
    const t = table({
      me: { house: 'saurian', hand: ['pale-into-insignificance'], line: ['batdrone', 'troll'] },
      foe: { line: ['dust-imp', 'mother', 'batdrone'] },
    });
    t.me.play('pale-into-insignificance');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { aember: 2, line: ['mother'] } });
  });

  it('destroys a creature that is alone, and nothing where there is none', () => {
    const t = table({ me: { house: 'saurian', hand: ['pale-into-insignificance'], line: ['troll'] } });
    t.me.play('pale-into-insignificance');
    t.expect({ me: { line: [] } });
    const u = table({ me: { house: 'saurian', hand: ['pale-into-insignificance'] } });
    u.me.play('pale-into-insignificance');
    u.expect({ me: { aember: 1 } });
  });
});
