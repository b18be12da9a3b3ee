import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('master-the-theory', () => {
  it('may archive a card for each enemy creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['master-the-theory', 'fear', 'punch', 'urchin'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('master-the-theory').yes().choose('fear').yes().choose('urchin');
    t.expect({ me: { aember: 1, hand: ['punch'], archives: ['fear', 'urchin'] }, foe: { line: ['mother', 'valdr'] } });
  });

  it('may archive fewer, or none', () => {
    const t = table({
      me: { house: 'logos', hand: ['master-the-theory', 'fear', 'punch'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('master-the-theory').yes().choose('fear').no();
    t.expect({ me: { hand: ['punch'], archives: ['fear'] }, foe: { line: ['mother', 'valdr'] } });
  });

  it('archives nothing with a friendly creature in play', () => {
    const t = table({
      me: { house: 'logos', hand: ['master-the-theory', 'fear'], line: ['batdrone'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('master-the-theory');
    t.expect({ me: { hand: ['fear'], archives: [], line: ['batdrone'] }, foe: { line: ['mother', 'valdr'] } });
  });
});
