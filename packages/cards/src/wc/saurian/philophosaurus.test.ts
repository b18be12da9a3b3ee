import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('philophosaurus', () => {
  it('archives one of the top 3, takes one and discards one', () => {
    const t = table({
      me: { house: 'saurian', line: ['philophosaurus'], deck: ['stomp', 'exile', 'tribute', 'triumph'] },
      foe: {},
    });
    t.me.reap('philophosaurus').yes().choose('tribute').choose('stomp');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'philophosaurus', exhausted: true }],
        ...{ archives: ['tribute'], hand: ['stomp'], discard: ['exile'], deck: ['triumph'] },
      },
    });
  });

  it('may leave the deck as it is', () => {
    const t = table({
      me: { house: 'saurian', line: ['philophosaurus'], deck: ['stomp', 'exile', 'tribute'] },
      foe: {},
    });
    t.me.reap('philophosaurus').no();
    t.expect({
      me: { line: [{ id: 'philophosaurus', exhausted: true }], deck: ['stomp', 'exile', 'tribute'], archives: [] },
    });
  });

  it('ruling philophosaurus/fewer: does it as far as there are cards', () => {
    const t = table({ me: { house: 'saurian', line: ['philophosaurus'], deck: ['stomp', 'exile'] }, foe: {} });
    t.me.reap('philophosaurus').yes().choose('exile');
    t.expect({
      me: {
        line: [{ id: 'philophosaurus', exhausted: true }],
        archives: ['exile'],
        hand: ['stomp'],
        discard: [],
        deck: [],
      },
    });
    const u = table({ me: { house: 'saurian', line: ['philophosaurus'], deck: [] }, foe: {} });
    u.me.reap('philophosaurus').yes();
    u.expect({ me: { aember: 1, line: [{ id: 'philophosaurus', exhausted: true }], archives: [], hand: [] } });
  });
});
