import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('curse-of-fertility', () => {
  it('gives its owner 1 æmber at the end of a turn of the opponent in which they played no creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curse-of-fertility'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], hand: ['punch'] },
    });
    t.me.play('curse-of-fertility').end();
    t.foe.house('brobnar').play('punch').end();
    t.expect({ me: { aember: 1 }, foe: { aember: 1, artifacts: ['curse-of-fertility'] } });
  });

  it('gives nothing where they played one, or at the end of its owner’s turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curse-of-fertility'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], hand: ['troll'] },
    });
    t.me.play('curse-of-fertility').end();
    t.foe.house('brobnar').play('troll').end();
    t.expect({ me: { aember: 0 }, foe: { aember: 0, artifacts: ['curse-of-fertility'], line: ['troll'] } });
  });
});
