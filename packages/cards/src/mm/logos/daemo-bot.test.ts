import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('daemo-bot', () => {
  it('discards a card of the choice of its player to draw one when it reaps', () => {
    const t = table({
      me: { house: 'logos', line: ['daemo-bot'], hand: ['punch', 'krump'], deck: ['fear', 'troll'] },
      foe: {},
    });
    t.me.reap('daemo-bot').choose('krump');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'daemo-bot', exhausted: true }],
        hand: ['punch', 'fear'],
        discard: ['krump'],
        deck: ['troll'],
      },
    });
  });

  it('draws nothing without a card to discard', () => {
    const t = table({ me: { house: 'logos', line: ['daemo-bot'], hand: [], deck: ['fear'] }, foe: {} });
    t.me.reap('daemo-bot');
    t.expect({ me: { aember: 1, line: [{ id: 'daemo-bot', exhausted: true }], hand: [], deck: ['fear'] } });
  });

  it('steals 1 when it is destroyed', () => {
    const t = table({ me: { house: 'logos', line: ['daemo-bot'] }, foe: { line: ['troll'], aember: 2 } });
    t.me.fight('daemo-bot', 'troll');
    t.expect({
      me: { aember: 1, line: [], discard: ['daemo-bot'] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('steals for whoever controls it', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'], aember: 2 },
      foe: { line: [{ id: 'daemo-bot', owner: 0 }] },
    });
    t.me.fight('troll', 'daemo-bot');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 3, exhausted: true }], discard: ['daemo-bot'] },
      foe: { aember: 1, line: [] },
    });
  });

  it('steals nothing where its ward saves it, or where there is nothing', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'daemo-bot', warded: true }] },
      foe: { line: ['troll'], aember: 2 },
    });
    t.me.fight('daemo-bot', 'troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'daemo-bot', exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 3 }] },
    });
    const poor = table({ me: { house: 'logos', line: ['daemo-bot'] }, foe: { line: ['troll'] } });
    poor.me.fight('daemo-bot', 'troll');
    poor.expect({ me: { aember: 0, line: [] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });
});
