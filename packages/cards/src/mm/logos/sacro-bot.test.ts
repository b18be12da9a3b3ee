import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sacro-bot', () => {
  it('discards a card of the choice of its player to draw one when it reaps', () => {
    const t = table({
      me: { house: 'logos', line: ['sacro-bot'], hand: ['punch', 'krump'], deck: ['fear', 'troll'] },
      foe: {},
    });
    t.me.reap('sacro-bot').choose('punch');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'sacro-bot', exhausted: true }],
        hand: ['krump', 'fear'],
        discard: ['punch'],
        deck: ['troll'],
      },
    });
  });

  it('draws nothing without a card to discard', () => {
    const t = table({ me: { house: 'logos', line: ['sacro-bot'], hand: [], deck: ['fear'] }, foe: {} });
    t.me.reap('sacro-bot');
    t.expect({ me: { aember: 1, line: [{ id: 'sacro-bot', exhausted: true }], hand: [], deck: ['fear'] } });
  });

  it('draws the very card that it discarded where the deck is empty', () => {
    const t = table({ me: { house: 'logos', line: ['sacro-bot'], hand: ['punch'], deck: [] }, foe: {} });
    t.me.reap('sacro-bot');
    t.expect({ me: { aember: 1, line: [{ id: 'sacro-bot', exhausted: true }], hand: ['punch'], discard: [] } });
  });

  it('has 2 armor, and its ability does not wait for fights', () => {
    const t = table({
      me: { house: 'logos', line: ['sacro-bot'], hand: ['punch'], deck: ['fear'] },
      foe: { line: ['krump'] },
    });
    t.me.fight('sacro-bot', 'krump');
    t.expect({
      me: { line: [{ id: 'sacro-bot', damage: 4, exhausted: true }], hand: ['punch'], deck: ['fear'] },
      foe: { line: [{ id: 'krump', damage: 5 }] },
    });
  });
});
