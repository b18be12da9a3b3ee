import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('platopelta', () => {
  it('without a wisdom counter archives a card', () => {
    const t = table({
      me: { house: 'saurian', line: ['platopelta', 'aristotlmimus'], hand: ['punch', 'anger'], deck: ['mother'] },
    });
    t.me.reap('platopelta').choose('punch');
    t.expect({
      me: {
        aember: 1,
        hand: ['anger'],
        archives: ['punch'],
        deck: ['mother'],
        line: [{ id: 'platopelta', exhausted: true }, 'aristotlmimus'],
      },
    });
  });

  it('with one draws, archives, and may put a wisdom counter on Aristotlmimus', () => {
    const wise = { id: 'platopelta', counters: { wisdom: 1 } };
    const t = table({ me: { house: 'saurian', line: [wise, 'aristotlmimus'], hand: ['punch'], deck: ['mother'] } });
    t.me.reap('platopelta').choose('punch').yes();
    t.expect({
      me: {
        hand: ['mother'],
        archives: ['punch'],
        line: [
          { ...wise, exhausted: true },
          { id: 'aristotlmimus', counters: { wisdom: 1 } },
        ],
      },
    });
    const u = table({ me: { house: 'saurian', line: [wise, 'aristotlmimus'], deck: ['mother'] } });
    u.me.reap('platopelta').no();
    u.expect({ me: { hand: [], archives: ['mother'], line: [{ ...wise, exhausted: true }, 'aristotlmimus'] } });
  });
});
