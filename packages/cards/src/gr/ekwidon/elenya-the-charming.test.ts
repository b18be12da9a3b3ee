import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('elenya-the-charming', () => {
  it('enters play under the opponent’s control', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['elenya-the-charming'] }, foe: { line: ['troll'] } });
    t.me.play('elenya-the-charming');
    t.expect({ me: { line: [] }, foe: { line: ['troll', { id: 'elenya-the-charming', exhausted: true }] } });
  });

  it('ruling elenya-the-charming/you: gives away the most powerful creature of the player who controls her, after they forge', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['bumpsy'] },
      foe: {
        houses: ['brobnar', 'dis'],
        aember: 6,
        line: [{ id: 'elenya-the-charming', owner: 0 }, 'troll'],
      },
    });
    t.me.end();
    t.foe.choose('right').house('brobnar');
    t.expect({ me: { line: ['bumpsy', 'troll'] }, foe: { keys: 1, line: ['elenya-the-charming'] } });
  });

  it('does nothing when the other player forges', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['ekwidon', 'dis'], aember: 6, line: ['bumpsy'] },
      foe: { line: [{ id: 'elenya-the-charming', owner: 0 }, 'troll'] },
    });
    t.me.house('ekwidon');
    t.expect({ me: { keys: 1, line: ['bumpsy'] }, foe: { line: ['elenya-the-charming', 'troll'] } });
  });
});
