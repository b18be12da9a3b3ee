import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brend-the-fanatic', () => {
  it('gives the opponent 1 when played', () => {
    const t = table({ me: { house: 'shadows', aember: 1, hand: ['brend-the-fanatic'] }, foe: { aember: 1 } });
    t.me.play('brend-the-fanatic');
    t.expect({ me: { aember: 1, line: [{ id: 'brend-the-fanatic', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('steals 3 when destroyed', () => {
    const t = table({
      me: { house: 'dis', aember: 4, line: ['tocsin'] },
      foe: { aember: 0, line: ['brend-the-fanatic'] },
    });
    t.me.fight('tocsin', 'brend-the-fanatic');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 3, line: [] } });
  });

  it('steals nothing when it leaves in another way', () => {
    const t = table({ me: { house: 'shadows', hand: ['oubliette'], aember: 4 }, foe: { line: ['brend-the-fanatic'] } });
    t.me.play('oubliette');
    t.expect({ me: { aember: 4 }, foe: { aember: 0, line: [], purged: ['brend-the-fanatic'] } });
  });
});
