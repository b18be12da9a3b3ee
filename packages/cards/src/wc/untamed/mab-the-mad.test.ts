import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mab-the-mad', () => {
  it('goes into the deck when it reaps', () => {
    const t = table({ me: { house: 'untamed', line: ['mab-the-mad'], deck: [] }, foe: {} });
    t.me.reap('mab-the-mad');
    t.expect({ me: { aember: 1, line: [], deck: ['mab-the-mad'] } });
  });

  it('gives its bonus each time it is played, and stays when it fights', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mab-the-mad'], line: ['mab-the-mad'] },
      foe: { line: ['urchin'] },
    });
    t.me.play('mab-the-mad', 'left').fight('mab-the-mad#2', 'urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mab-the-mad', exhausted: true },
          { id: 'mab-the-mad', exhausted: true },
        ],
      },
      foe: { line: ['urchin'] },
    });
  });
});
