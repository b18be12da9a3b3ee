import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aristotlmimus', () => {
  it('without a wisdom counter may play a card from the archives', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: ['aristotlmimus'],
        hand: ['punch'],
        archives: ['troll', 'anger'],
        deck: ['mother'],
      },
    });
    t.me.reap('aristotlmimus').yes().choose('troll').flank('right');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        archives: ['anger'],
        deck: ['mother'],
        line: [
          { id: 'aristotlmimus', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
    });
    const u = table({ me: { house: 'saurian', line: ['aristotlmimus'], archives: ['troll'] } });
    u.me.reap('aristotlmimus').no();
    u.expect({ me: { archives: ['troll'], line: [{ id: 'aristotlmimus', exhausted: true }] } });
  });

  it('with one draws, archives, and must play a card from the archives', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: [{ id: 'aristotlmimus', counters: { wisdom: 1 } }],
        hand: ['punch'],
        deck: ['troll', 'mother'],
      },
    });
    t.me.reap('aristotlmimus').choose('troll').flank('right');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        archives: [],
        deck: ['mother'],
        line: [
          { id: 'aristotlmimus', counters: { wisdom: 1 }, exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
    });
  });
});
