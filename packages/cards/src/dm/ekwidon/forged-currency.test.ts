import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('forged-currency', () => {
  const bare = ['troll', 'mother'];

  it('forges a key for 12, 1 less for each counter and each æmber taken off friendly creatures', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        aember: 9,
        hand: ['forged-currency'],
        line: [
          { id: 'troll', power: 2, aember: 1 },
          { id: 'mother', aember: 1 },
        ],
      },
      foe: { line: [{ id: 'valdr', power: 2, aember: 2 }] },
    });
    t.me.play('forged-currency');
    t.expect({
      me: { keys: 1, aember: 1, line: bare },
      foe: { aember: 0, line: [{ id: 'valdr', power: 2, aember: 2 }] },
    });
  });

  it('for 6 at the least', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        aember: 7,
        hand: ['forged-currency'],
        line: [{ id: 'troll', power: 5, aember: 4 }, 'mother'],
      },
    });
    t.me.play('forged-currency');
    t.expect({ me: { keys: 1, aember: 1, line: bare } });
  });

  it('takes them off though the æmber does not suffice', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        aember: 8,
        hand: ['forged-currency'],
        line: [
          { id: 'troll', power: 1 },
          { id: 'mother', aember: 2 },
        ],
      },
    });
    t.me.play('forged-currency');
    t.expect({ me: { keys: 0, aember: 8, line: bare } });
  });

  it('for 12 where there is nothing on them', () => {
    const t = table({ me: { house: 'ekwidon', aember: 12, hand: ['forged-currency'], line: bare } });
    t.me.play('forged-currency');
    t.expect({ me: { keys: 1, aember: 0, line: bare } });
  });

  it('counts only one kind where there is only that', () => {
    const t = table({
      me: { house: 'ekwidon', aember: 9, hand: ['forged-currency'], line: [{ id: 'troll', power: 3 }, 'mother'] },
    });
    t.me.play('forged-currency');
    t.expect({ me: { keys: 1, aember: 0, line: bare } });
  });
});
