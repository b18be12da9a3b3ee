import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('odd-clawde', () => {
  const used = { id: 'odd-clawde', exhausted: true };

  it('steals 1 where the opponent has an odd amount', () => {
    const t = table({ me: { house: 'logos', line: ['odd-clawde'] }, foe: { aember: 3 } });
    t.me.action('odd-clawde');
    t.expect({ me: { aember: 1, line: [used] }, foe: { aember: 2 } });
  });

  it('steals nothing from an even amount, nor from none', () => {
    for (const aember of [4, 0]) {
      const t = table({ me: { house: 'logos', line: ['odd-clawde'] }, foe: { aember } });
      t.me.action('odd-clawde');
      t.expect({ me: { aember: 0, line: [used] }, foe: { aember } });
    }
  });

  it('counts neither its own æmber nor that on creatures', () => {
    const t = table({
      me: { house: 'logos', line: ['odd-clawde'], aember: 2 },
      foe: { aember: 1, line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.action('odd-clawde');
    t.expect({
      me: { aember: 3, line: [used] },
      foe: { aember: 0, line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('is read anew each time: of two, the second finds an even amount', () => {
    const t = table({ me: { house: 'logos', line: ['odd-clawde', 'odd-clawde'] }, foe: { aember: 3 } });
    t.me.action('odd-clawde').action('odd-clawde#2');
    t.expect({ me: { aember: 1, line: [used, used] }, foe: { aember: 2 } });
  });
});
