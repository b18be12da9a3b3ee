import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('brash-grabber', () => {
  it('enters enraged unless its controller is haunted', () => {
    const t = table({ me: { house: 'mars', hand: ['brash-grabber'] } });
    t.me.play('brash-grabber');
    t.expect({ me: { line: [{ id: 'brash-grabber', enraged: true, exhausted: true }] } });
    const haunted = table({ me: { house: 'mars', hand: ['brash-grabber'], discard: filler(10) } });
    haunted.me.play('brash-grabber');
    haunted.expect({ me: { line: [{ id: 'brash-grabber', exhausted: true }] } });
  });

  it('moves 1 æmber from an enemy creature to the pool', () => {
    const t = table({
      me: { house: 'dis', line: ['brash-grabber'] },
      foe: { line: [{ id: 'troll', aember: 2 }, 'krump'] },
    });
    t.me.omni('brash-grabber').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'brash-grabber', exhausted: true }] },
      foe: { line: [{ id: 'troll', aember: 1 }, 'krump'] },
    });
  });
});
