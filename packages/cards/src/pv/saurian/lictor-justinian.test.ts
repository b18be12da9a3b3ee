import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lictor-justinian', () => {
  it('deals 1 to each enemy creature after the opponent plays a card, also to the one that was played', () => {
    const t = table({
      active: 1,
      me: { line: ['lictor-justinian', 'valdr'] },
      foe: { house: 'brobnar', hand: ['troll', 'anger'], line: ['bumpsy'] },
    });
    t.foe.play('troll', 'right');
    t.expect({
      me: { line: ['lictor-justinian', 'valdr'] },
      foe: {
        line: [
          { id: 'bumpsy', damage: 1 },
          { id: 'troll', damage: 1, exhausted: true },
        ],
      },
    });
  });

  it('deals it after an action was resolved, once for each card', () => {
    const t = table({
      active: 1,
      me: { line: ['lictor-justinian', 'troll'] },
      foe: { house: 'brobnar', hand: ['punch', 'punch'], line: ['bumpsy'] },
    });
    t.foe.play('punch').order('punch').choose('troll').play('punch').order('punch').choose('troll');
    t.expect({
      me: { line: ['lictor-justinian', { id: 'troll', damage: 6 }] },
      foe: { aember: 2, line: [{ id: 'bumpsy', damage: 2 }] },
    });
  });

  it('does nothing for cards that its player plays, nor for one that is discarded', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'troll'], line: ['lictor-justinian'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('punch').choose('valdr').discard('troll');
    t.expect({ me: { aember: 1, line: ['lictor-justinian'] }, foe: { line: [{ id: 'valdr', damage: 3 }] } });
  });
});
