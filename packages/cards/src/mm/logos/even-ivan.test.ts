import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('even-ivan', () => {
  const used = { id: 'even-ivan', exhausted: true };

  it('steals 1 where the opponent has an even amount', () => {
    const t = table({ me: { house: 'logos', line: ['even-ivan'] }, foe: { aember: 4 } });
    t.me.action('even-ivan');
    t.expect({ me: { aember: 1, line: [used] }, foe: { aember: 3 } });
  });

  it('steals nothing from an odd amount, nor from none', () => {
    for (const aember of [3, 0]) {
      const t = table({ me: { house: 'logos', line: ['even-ivan'] }, foe: { aember } });
      t.me.action('even-ivan');
      t.expect({ me: { aember: 0, line: [used] }, foe: { aember } });
    }
  });

  it('counts neither its own æmber nor that on creatures', () => {
    const t = table({
      me: { house: 'logos', line: ['even-ivan'], aember: 1 },
      foe: { aember: 2, line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.action('even-ivan');
    t.expect({
      me: { aember: 2, line: [used] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('is read anew each time: of two, the second finds an odd amount', () => {
    const t = table({ me: { house: 'logos', line: ['even-ivan', 'even-ivan'] }, foe: { aember: 4 } });
    t.me.action('even-ivan').action('even-ivan#2');
    t.expect({ me: { aember: 1, line: [used, used] }, foe: { aember: 3 } });
  });
});
