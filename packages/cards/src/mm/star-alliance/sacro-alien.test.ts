import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sacro-alien', () => {
  it('after a fight takes one of the top 3 cards into hand and puts another on the bottom', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['sacro-alien'], deck: ['zap', 'fear', 'tribute', 'punch'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('sacro-alien', 'troll');
    t.expect({
      me: { hand: [], deck: ['zap', 'fear', 'tribute', 'punch'], line: [] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
    const u = table({
      me: { house: 'star-alliance', line: ['sacro-alien'], deck: ['zap', 'fear', 'tribute', 'punch'] },
      foe: { line: ['mother'] },
    });
    u.me.fight('sacro-alien', 'mother').choose('zap').choose('tribute');
    u.expect({
      me: {
        hand: ['zap'],
        deck: ['fear', 'punch', 'tribute'],
        line: [{ id: 'sacro-alien', damage: 3, exhausted: true }],
      },
      foe: { line: [] },
    });
  });

  it('looks at nothing when it reaps', () => {
    const t = table({ me: { house: 'star-alliance', line: ['sacro-alien'], deck: ['zap', 'fear'] }, foe: {} });
    t.me.reap('sacro-alien');
    t.expect({ me: { aember: 1, hand: [], deck: ['zap', 'fear'], line: [{ id: 'sacro-alien', exhausted: true }] } });
  });

  it('ruling daemo-alien/empty-deck: without a deck there is nothing to look at', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['sacro-alien'], discard: ['zap'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('sacro-alien', 'urchin');
    t.expect({
      me: { hand: [], discard: ['zap'], line: [{ id: 'sacro-alien', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });
});
