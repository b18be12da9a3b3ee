import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('one-last-job', () => {
  it('purges every friendly Shadows creature and steals 1 for each', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: ['urchin', 'tocsin', 'dodger', 'bad-penny'] },
      foe: { aember: 5, line: ['silvertooth'] },
    });
    t.me.play('one-last-job');
    t.expect({
      me: {
        aember: 4,
        line: ['tocsin'],
        purged: ['urchin', 'dodger', 'bad-penny'],
        discard: ['one-last-job'],
        hand: [],
      },
      foe: { aember: 2, line: ['silvertooth'], purged: [] },
    });
  });

  it('steals nothing when there is no such creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: ['tocsin'] },
      foe: { aember: 5, line: ['silvertooth'] },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 1, line: ['tocsin'], purged: [] }, foe: { aember: 5, line: ['silvertooth'] } });
  });

  it('does not count a creature that its ward kept in play', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: [{ id: 'urchin', warded: true }, 'dodger'] },
      foe: { aember: 5 },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 2, line: ['urchin'], purged: ['dodger'] }, foe: { aember: 4 } });
  });

  it('steals no more than there is, the æmber of the purged creatures included', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: ['urchin', { id: 'dodger', aember: 1 }, 'silvertooth'] },
      foe: { aember: 1 },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 0 } });
  });

  it('goes by the house that a maverick has', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['one-last-job'],
        line: [
          { id: 'urchin', house: 'dis' },
          { id: 'tocsin', house: 'shadows' },
        ],
      },
      foe: { aember: 5 },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 2, line: ['urchin'], purged: ['tocsin'] }, foe: { aember: 4 } });
  });

  it('purges a creature of the opponent that it controls to the pile of the owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: [{ id: 'dodger', owner: 1 }] },
      foe: { aember: 5, line: [{ id: 'urchin', owner: 0 }] },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 2, line: [], purged: [] }, foe: { aember: 4, line: ['urchin'], purged: ['dodger'] } });
  });
});
