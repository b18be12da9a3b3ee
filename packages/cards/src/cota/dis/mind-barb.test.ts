import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mind-barb', () => {
  it('makes the opponent discard one card at random', () => {
    const t = table({
      me: { house: 'dis', hand: ['mind-barb', 'fear'] },
      foe: { hand: ['urchin', 'urchin', 'urchin'], discard: ['punch'] },
    });
    t.me.play('mind-barb');
    t.expect({
      me: { aember: 1, hand: ['fear'], discard: ['mind-barb'] },
      foe: { hand: ['urchin', 'urchin'], discard: ['urchin', 'punch'] },
    });
  });

  it('takes the only card', () => {
    const t = table({ me: { house: 'dis', hand: ['mind-barb'] }, foe: { hand: ['urchin'] } });
    t.me.play('mind-barb');
    t.expect({ me: { aember: 1 }, foe: { hand: [], discard: ['urchin'] } });
  });

  it('does nothing to an empty hand', () => {
    const t = table({ me: { house: 'dis', hand: ['mind-barb'] }, foe: { hand: [], discard: ['punch'] } });
    t.me.play('mind-barb');
    t.expect({ me: { aember: 1, discard: ['mind-barb'] }, foe: { hand: [], discard: ['punch'] } });
  });
});
