import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('umbra-bot', () => {
  it('discards a card of the choice of its player to draw one when it reaps', () => {
    const t = table({
      me: { house: 'logos', line: ['umbra-bot'], hand: ['punch', 'krump'], deck: ['fear', 'troll'] },
      foe: {},
    });
    t.me.reap('umbra-bot').choose('punch');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'umbra-bot', exhausted: true }],
        hand: ['krump', 'fear'],
        discard: ['punch'],
        deck: ['troll'],
      },
    });
  });

  it('draws nothing without a card to discard', () => {
    const t = table({ me: { house: 'logos', line: ['umbra-bot'], hand: [], deck: ['fear'] }, foe: {} });
    t.me.reap('umbra-bot');
    t.expect({ me: { aember: 1, line: [{ id: 'umbra-bot', exhausted: true }], hand: [], deck: ['fear'] } });
  });

  it('draws the very card that it discarded where the deck is empty', () => {
    const t = table({ me: { house: 'logos', line: ['umbra-bot'], hand: ['punch'], deck: [] }, foe: {} });
    t.me.reap('umbra-bot');
    t.expect({ me: { aember: 1, line: [{ id: 'umbra-bot', exhausted: true }], hand: ['punch'], discard: [] } });
  });

  it('is elusive: the first attack of a turn does nothing', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump', 'troll'] }, foe: { line: ['umbra-bot'] } });
    t.me.fight('krump', 'umbra-bot');
    t.expect({ me: { line: [{ id: 'krump', exhausted: true }, 'troll'] }, foe: { line: ['umbra-bot'] } });
    t.me.fight('troll', 'umbra-bot');
    t.expect({
      me: {
        line: [
          { id: 'krump', exhausted: true },
          { id: 'troll', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
