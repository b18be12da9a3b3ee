import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tactical-officer-moon', () => {
  it('rearranges the line of a player', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['tactical-officer-moon'] },
      foe: { line: ['troll', 'urchin', 'mother'] },
    });
    t.me
      .play('tactical-officer-moon')
      .yes()
      .choose('Rearrange the battleline of your opponent')
      .choose('mother')
      .choose('troll');
    t.expect({
      me: { line: [{ id: 'tactical-officer-moon', exhausted: true }] },
      foe: { line: ['mother', 'troll', 'urchin'] },
    });
  });

  it('may decline', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['tactical-officer-moon'] },
      foe: { line: ['troll', 'urchin'] },
    });
    t.me.play('tactical-officer-moon').no();
    t.expect({ me: { line: [{ id: 'tactical-officer-moon', exhausted: true }] }, foe: { line: ['troll', 'urchin'] } });
  });
});
