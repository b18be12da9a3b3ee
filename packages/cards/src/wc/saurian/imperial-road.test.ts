import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('imperial-road', () => {
  it('plays a Saurian creature in a turn of another house, stunned', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['imperial-road'], hand: ['thero-centurion', 'bumpsy', 'tribute'] },
      foe: { aember: 2 },
    });
    t.me.omni('imperial-road');
    t.expect({
      me: { line: [{ id: 'thero-centurion', aember: 1, stunned: true, exhausted: true }], hand: ['bumpsy', 'tribute'] },
      foe: { aember: 1 },
    });
  });

  it('stuns only that creature, and none that is played later', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['imperial-road'], hand: ['thero-centurion', 'paraguardian'] },
      foe: {},
    });
    t.me.omni('imperial-road').choose('thero-centurion').play('paraguardian');
    t.expect({
      me: {
        line: [
          { id: 'thero-centurion', stunned: true, exhausted: true },
          { id: 'paraguardian', exhausted: true },
        ],
      },
    });
  });

  it('does nothing without such a creature in hand', () => {
    const t = table({ me: { house: 'dis', artifacts: ['imperial-road'], hand: ['bumpsy'] }, foe: {} });
    t.me.omni('imperial-road');
    t.expect({ me: { hand: ['bumpsy'], line: [], artifacts: [{ id: 'imperial-road', exhausted: true }] } });
  });
});
