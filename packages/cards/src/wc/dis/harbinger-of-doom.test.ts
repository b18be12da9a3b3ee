import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('harbinger-of-doom', () => {
  it('destroys each creature when it is destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['draining-touch'], line: ['mother'] },
      foe: { line: ['harbinger-of-doom', 'troll', { id: 'bumpsy', warded: true }] },
    });
    t.me.play('draining-touch').choose('harbinger-of-doom');
    t.expect({ me: { line: [] }, foe: { line: ['bumpsy'] } });
  });

  it('does nothing when it leaves in another way', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'], line: ['mother'] },
      foe: { line: ['harbinger-of-doom', 'troll'] },
    });
    t.me.play('fear').choose('harbinger-of-doom');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['troll'], hand: ['harbinger-of-doom'] } });
  });
});
