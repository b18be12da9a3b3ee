import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('song-of-the-wild', () => {
  it('gives friendly creatures 1 more when they reap, also those that come later', () => {
    const t = table({
      me: { house: 'untamed', hand: ['song-of-the-wild', 'bramble-lynx'], line: ['snufflegator'] },
      foe: {},
    });
    t.me.play('song-of-the-wild').reap('snufflegator').play('bramble-lynx', 'right').reap('bramble-lynx');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'bramble-lynx', exhausted: true },
        ],
      },
    });
  });

  it('is over after the turn', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['logos', 'mars', 'untamed'],
        hand: ['song-of-the-wild'],
        line: ['snufflegator'],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'] },
    });
    t.me.play('song-of-the-wild').end();
    t.foe.house('dis').end();
    t.me.house('untamed').reap('snufflegator');
    t.expect({ me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }] } });
  });
});
