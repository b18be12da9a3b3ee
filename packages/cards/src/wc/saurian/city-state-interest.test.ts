import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('city-state-interest', () => {
  it('lets each friendly creature capture 1, exhausted and stunned ones too', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['city-state-interest'],
        line: ['bumpsy', { id: 'mother', stunned: true, exhausted: true }],
      },
      foe: { aember: 5, line: ['troll'] },
    });
    t.me.play('city-state-interest');
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', aember: 1 },
          { id: 'mother', aember: 1, stunned: true, exhausted: true },
        ],
      },
      foe: { aember: 3, line: ['troll'] },
    });
  });

  it('lets its player choose who captures where there is not enough', () => {
    const t = table({
      me: { house: 'saurian', hand: ['city-state-interest'], line: ['bumpsy', 'mother', 'tocsin'] },
      foe: { aember: 1 },
    });
    t.me.play('city-state-interest').choose('mother');
    t.expect({ me: { line: ['bumpsy', { id: 'mother', aember: 1 }, 'tocsin'] }, foe: { aember: 0 } });
  });
});
