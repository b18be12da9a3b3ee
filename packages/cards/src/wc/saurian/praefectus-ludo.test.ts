import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('praefectus-ludo', () => {
  it('lets the æmber on other friendly creatures go to the supply when they are destroyed', () => {
    const t = table({
      me: { house: 'saurian', hand: ['regrettable-meteor'], line: [{ id: 'troll', aember: 2 }] },
      foe: {
        line: [
          { id: 'krump', aember: 3 },
          { id: 'praefectus-ludo', aember: 1 },
        ],
      },
    });
    t.me.play('regrettable-meteor');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('does nothing for creatures that leave in another way', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'krump', aember: 3 }, 'praefectus-ludo'] },
    });
    t.me.play('fear').choose('krump');
    t.expect({ me: { aember: 3 }, foe: { line: ['praefectus-ludo'] } });
  });
});
