import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('witch-of-the-spore', () => {
  it('deals 3 damage to an enemy creature when it is discarded', () => {
    const t = table({
      me: { house: 'untamed', hand: ['witch-of-the-spore'], line: ['dew-faerie'] },
      foe: { line: ['troll', 'batdrone'] },
    });
    t.me.discard('witch-of-the-spore').choose('troll');
    t.expect({ me: { line: ['dew-faerie'] }, foe: { line: [{ id: 'troll', damage: 3 }, 'batdrone'] } });
  });

  it('deals none where the opponent makes you discard it', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb'], line: ['troll'] },
      foe: { hand: ['witch-of-the-spore'] },
    });
    t.me.play('mind-barb');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { discard: ['witch-of-the-spore'] } });
  });

  it('destroys what it fights', () => {
    const t = table({ me: { house: 'untamed', line: ['witch-of-the-spore'] }, foe: { line: ['troll'] } });
    t.me.fight('witch-of-the-spore', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });
});
