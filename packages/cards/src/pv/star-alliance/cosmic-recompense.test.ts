import type { EditionName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { above, fated } from '../../testing/prophecies.ts';

describe('cosmic-recompense', () => {
  it('deals 3 twice, and steals 1 each time that the creature is not destroyed', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['cosmic-recompense'] },
      foe: { aember: 4, line: ['troll', 'valdr'] },
    });
    t.me.play('cosmic-recompense').choose('troll').choose('valdr');
    t.expect({
      me: { aember: 2 },
      foe: {
        aember: 2,
        line: [
          { id: 'troll', damage: 3 },
          { id: 'valdr', damage: 3 },
        ],
      },
    });
  });

  it('may hit the same creature, and steals nothing for the one that it destroys', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['cosmic-recompense'] },
      foe: { aember: 4, line: ['troll', 'valdr'] },
    });
    t.me.play('cosmic-recompense').choose('valdr').choose('valdr');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['troll'] } });
  });

  it('steals for one that its ward saves, and nothing where there is no enemy creature', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['cosmic-recompense'], line: ['troll'] },
      foe: { aember: 4, line: [{ id: 'dust-pixie', warded: true }] },
    });
    t.me.play('cosmic-recompense');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { aember: 3, line: [] } });
  });

  it('ruling cosmic-recompense/only-playing: Fate: the active player plays no more cards this turn, but may use and discard them', () => {
    const t = fated('cosmic-recompense', { hand: ['troll', 'anger'], line: ['valdr'] });
    t.foe.cannot('play', 'troll').cannot('play', 'anger').discard('anger').reap('valdr');
    t.expect({ foe: { aember: 1, hand: ['troll'], line: [{ id: 'valdr', exhausted: true }] } });
    t.foe.end();
    t.me.end();
    t.foe.play('troll');
  });

  it('by the editions from before its correction, Fate: they may neither play nor use nor discard cards', () => {
    const edition: EditionName = 'cota-1.3';
    const t = table({
      edition,
      active: 1,
      me: { house: 'brobnar', beside: [above('wasteful-regret', 'cosmic-recompense')] },
      foe: { house: 'brobnar', hand: ['punch', 'troll'], line: ['valdr'] },
    });
    t.foe.discard('punch').cannot('play', 'troll').cannot('discard', 'troll').cannot('reap', 'valdr');
  });
});
