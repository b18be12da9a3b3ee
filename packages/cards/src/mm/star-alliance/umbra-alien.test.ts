import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('umbra-alien', () => {
  it('is elusive, and looks at nothing when it is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { line: ['umbra-alien'], deck: ['zap', 'fear', 'tribute'] },
    });
    t.me.fight('troll', 'umbra-alien');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }, 'krump'] },
      foe: { hand: [], deck: ['zap', 'fear', 'tribute'], line: ['umbra-alien'] },
    });
    t.me.fight('krump', 'umbra-alien');
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', damage: 3, exhausted: true },
        ],
      },
      foe: { hand: [], deck: ['zap', 'fear', 'tribute'], line: [] },
    });
  });

  it('after a fight takes one of the top 3 cards and puts another on the bottom', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['umbra-alien'], deck: ['zap', 'fear', 'tribute', 'punch'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('umbra-alien', 'dust-imp').choose('fear').choose('tribute');
    t.expect({
      me: {
        hand: ['fear'],
        deck: ['zap', 'punch', 'tribute'],
        line: [{ id: 'umbra-alien', damage: 2, exhausted: true }],
      },
      foe: { line: [] },
    });
  });

  it('ruling daemo-alien/empty-deck: without a deck there is nothing to look at', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['umbra-alien'], discard: ['zap'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('umbra-alien', 'urchin');
    t.expect({
      me: { hand: [], discard: ['zap'], line: [{ id: 'umbra-alien', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });
});
