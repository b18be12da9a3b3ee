import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dr-milli', () => {
  it('ruling dr-milli/alone: 4 enemy creatures against it alone archive 4 cards', () => {
    const t = table({
      me: { house: 'logos', hand: ['dr-milli', 'fear', 'punch', 'urchin', 'tocsin'] },
      foe: { line: ['mother', 'troll', 'krump', 'bumpsy'] },
    });
    t.me.play('dr-milli');
    t.expect({
      me: { hand: [], archives: ['fear', 'punch', 'urchin', 'tocsin'], line: [{ id: 'dr-milli', exhausted: true }] },
      foe: { line: ['mother', 'troll', 'krump', 'bumpsy'] },
    });
  });

  it('archives one for each creature that the opponent has more, besides it', () => {
    const t = table({
      me: { house: 'logos', hand: ['dr-milli', 'fear', 'punch'], line: ['batdrone'] },
      foe: { line: ['mother', 'troll'] },
    });
    t.me.play('dr-milli', 'right').choose('punch');
    t.expect({
      me: { hand: ['fear'], archives: ['punch'], line: ['batdrone', { id: 'dr-milli', exhausted: true }] },
      foe: { line: ['mother', 'troll'] },
    });
  });

  it('archives nothing with as many creatures, or more', () => {
    const t = table({
      me: { house: 'logos', hand: ['dr-milli', 'fear'], line: ['batdrone', 'tocsin'] },
      foe: { line: ['mother'] },
    });
    t.me.play('dr-milli', 'right');
    t.expect({
      me: { hand: ['fear'], archives: [], line: ['batdrone', 'tocsin', { id: 'dr-milli', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });
});
