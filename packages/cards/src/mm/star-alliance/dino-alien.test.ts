import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dino-alien', () => {
  it('may be exalted as it is played, and then deals 3 damage to a creature', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['dino-alien'], line: ['explo-rover'] },
      foe: { line: ['troll'] },
    });
    t.me.play('dino-alien').yes().choose('troll');
    t.expect({
      me: { line: ['explo-rover', { id: 'dino-alien', aember: 1, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('not exalted, deals nothing', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['dino-alien'] }, foe: { line: ['troll'] } });
    t.me.play('dino-alien').no();
    t.expect({ me: { line: [{ id: 'dino-alien', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('exalted while it is alone, must hit itself', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['dino-alien'] }, foe: {} });
    t.me.play('dino-alien').yes();
    t.expect({ me: { line: [{ id: 'dino-alien', aember: 1, damage: 3, exhausted: true }] } });
  });

  it('after a fight takes one of the top 3 cards and puts another on the bottom, without exalting', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['dino-alien'], deck: ['zap', 'fear', 'tribute', 'punch'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('dino-alien', 'urchin').choose('tribute').choose('fear');
    t.expect({
      me: { hand: ['tribute'], deck: ['zap', 'punch', 'fear'], line: [{ id: 'dino-alien', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });

  it('ruling daemo-alien/empty-deck: without a deck there is nothing to look at', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['dino-alien'], discard: ['zap', 'fear'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('dino-alien', 'urchin');
    t.expect({
      me: { hand: [], deck: [], discard: ['zap', 'fear'], line: [{ id: 'dino-alien', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });
});
