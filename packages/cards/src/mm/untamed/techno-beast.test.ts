import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('techno-beast', () => {
  it('discards a card of any house when it reaps, and then draws a card', () => {
    const t = table({
      me: { house: 'untamed', hand: ['fear', 'punch'], line: ['techno-beast'], deck: ['krump', 'troll'] },
      foe: {},
    });
    t.me.reap('techno-beast').choose('fear');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'techno-beast', exhausted: true }],
        hand: ['krump', 'punch'],
        deck: ['troll'],
        discard: ['fear'],
      },
    });
  });

  it('must discard the only card', () => {
    const t = table({ me: { house: 'untamed', hand: ['fear'], line: ['techno-beast'], deck: ['krump'] }, foe: {} });
    t.me.reap('techno-beast');
    t.expect({ me: { line: [{ id: 'techno-beast', exhausted: true }], hand: ['krump'], discard: ['fear'] } });
  });

  it('draws nothing without a card to discard', () => {
    const t = table({ me: { house: 'untamed', line: ['techno-beast'], deck: ['krump'] }, foe: {} });
    t.me.reap('techno-beast');
    t.expect({ me: { aember: 1, line: [{ id: 'techno-beast', exhausted: true }], hand: [], deck: ['krump'] } });
  });

  it('draws nothing after a fight', () => {
    const t = table({
      me: { house: 'untamed', hand: ['fear'], line: ['techno-beast'], deck: ['krump'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('techno-beast', 'troll');
    t.expect({
      me: { line: [{ id: 'techno-beast', exhausted: true }], hand: ['fear'], deck: ['krump'] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
