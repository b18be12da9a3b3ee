import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('daemo-alien', () => {
  it('after a fight takes one of the top 3 cards into hand and puts one on the bottom; the third stays on top', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['daemo-alien'], deck: ['zap', 'fear', 'tribute', 'punch'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('daemo-alien', 'urchin').choose('fear').choose('zap');
    t.expect({
      me: { hand: ['fear'], deck: ['tribute', 'punch', 'zap'], line: [{ id: 'daemo-alien', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
    expect(revealed(t)).toEqual(['zap', 'fear', 'tribute']);
  });

  it('with two cards left, one goes to the hand and the other stays; with one, that goes to the hand', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['daemo-alien'], deck: ['zap', 'fear'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('daemo-alien', 'urchin').choose('fear');
    t.expect({
      me: { hand: ['fear'], deck: ['zap'], line: [{ id: 'daemo-alien', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
    const u = table({
      me: { house: 'star-alliance', line: ['daemo-alien'], deck: ['zap'] },
      foe: { line: ['urchin'] },
    });
    u.me.fight('daemo-alien', 'urchin');
    u.expect({
      me: { hand: ['zap'], deck: [], line: [{ id: 'daemo-alien', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });

  it('ruling daemo-alien/empty-deck: without a deck there is nothing to look at, and the discard pile is not shuffled for it', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['daemo-alien'], discard: ['zap', 'fear'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('daemo-alien', 'urchin');
    t.expect({
      me: { hand: [], deck: [], discard: ['zap', 'fear'], line: [{ id: 'daemo-alien', exhausted: true }] },
      foe: { line: ['urchin'] },
    });
  });

  it('destroyed steals 1, and looks at nothing where it does not survive its fight', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['daemo-alien'], deck: ['zap', 'fear', 'tribute'] },
      foe: { line: ['troll'], aember: 2 },
    });
    t.me.fight('daemo-alien', 'troll');
    t.expect({
      me: { aember: 1, hand: [], deck: ['zap', 'fear', 'tribute'], line: [] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('steals for whoever controls it, and looks at nothing when it is attacked or reaps', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'], aember: 2 },
      foe: { line: ['daemo-alien'], deck: ['zap', 'fear', 'tribute'] },
    });
    t.me.fight('troll', 'daemo-alien');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 3, exhausted: true }] },
      foe: { aember: 1, hand: [], deck: ['zap', 'fear', 'tribute'], line: [] },
    });
    const u = table({ me: { house: 'star-alliance', line: ['daemo-alien'], deck: ['zap', 'fear'] }, foe: {} });
    u.me.reap('daemo-alien');
    u.expect({ me: { aember: 1, hand: [], deck: ['zap', 'fear'], line: [{ id: 'daemo-alien', exhausted: true }] } });
  });
});
