import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('techno-alien', () => {
  it('when it reaps discards a card to draw one', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['techno-alien'], hand: ['zap', 'fear'], deck: ['tribute', 'punch'] },
      foe: {},
    });
    t.me.reap('techno-alien').choose('fear');
    t.expect({
      me: {
        aember: 1,
        hand: ['tribute', 'zap'],
        deck: ['punch'],
        discard: ['fear'],
        line: [{ id: 'techno-alien', exhausted: true }],
      },
    });
  });

  it('draws nothing where there is no card to discard', () => {
    const t = table({ me: { house: 'star-alliance', line: ['techno-alien'], deck: ['tribute'] }, foe: {} });
    t.me.reap('techno-alien');
    t.expect({ me: { aember: 1, hand: [], deck: ['tribute'], line: [{ id: 'techno-alien', exhausted: true }] } });
  });

  it('after a fight takes one of the top 3 cards and puts another on the bottom, and discards nothing', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: ['techno-alien'],
        hand: ['mother'],
        deck: ['zap', 'fear', 'tribute', 'punch'],
      },
      foe: { line: ['urchin'] },
    });
    t.me.fight('techno-alien', 'urchin').choose('tribute').choose('zap');
    t.expect({
      me: {
        hand: ['mother', 'tribute'],
        deck: ['fear', 'punch', 'zap'],
        discard: [],
        line: [{ id: 'techno-alien', exhausted: true }],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('ruling daemo-alien/empty-deck: without a deck there is nothing to look at', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['techno-alien'], discard: ['zap'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('techno-alien', 'urchin');
    t.expect({
      me: { hand: [], discard: ['zap'], line: [{ id: 'techno-alien', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });
});
