import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('honorable-claim', () => {
  it('lets each friendly Knight capture 1, whatever its house', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honorable-claim'], line: ['raiding-knight', 'mother', 'the-terror'] },
      foe: { aember: 5, line: ['staunch-knight'] },
    });
    t.me.play('honorable-claim');
    t.expect({
      me: { aember: 1, line: [{ id: 'raiding-knight', aember: 1 }, 'mother', { id: 'the-terror', aember: 1 }] },
      foe: { aember: 3, line: ['staunch-knight'] },
    });
  });

  it('lets exhausted and stunned Knights capture too', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['honorable-claim'],
        line: [
          { id: 'raiding-knight', exhausted: true, aember: 2 },
          { id: 'staunch-knight', stunned: true },
        ],
      },
      foe: { aember: 2 },
    });
    t.me.play('honorable-claim');
    t.expect({
      me: {
        line: [
          { id: 'raiding-knight', exhausted: true, aember: 3 },
          { id: 'staunch-knight', stunned: true, aember: 1 },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('captures nothing without a Knight', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honorable-claim'], line: ['mother'] },
      foe: { aember: 5, line: ['staunch-knight'] },
    });
    t.me.play('honorable-claim');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 5, line: ['staunch-knight'] } });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({ me: { house: 'sanctum', hand: ['honorable-claim'], line: ['staunch-knight'] }, foe: {} });
    t.me.play('honorable-claim');
    t.expect({ me: { aember: 1, line: ['staunch-knight'] }, foe: { aember: 0 } });
  });

  it('lets the active player say which Knights capture where there is too little for all', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['honorable-claim'], line: ['raiding-knight', 'staunch-knight', 'the-terror'] },
      foe: { aember: 2 },
    });
    t.me.play('honorable-claim').choose('the-terror').choose('raiding-knight');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'raiding-knight', aember: 1 }, 'staunch-knight', { id: 'the-terror', aember: 1 }],
      },
      foe: { aember: 0 },
    });
  });
});
