import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('abyssal-sight', () => {
  it('destroys a friendly creature and discards a card of the opponent’s hand that you choose', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['abyssal-sight'], line: ['hookmaster', 'sparkfist'] },
      foe: { hand: ['mother', 'troll', 'punch'], line: ['bumpsy'] },
    });
    t.me.play('abyssal-sight').choose('sparkfist').choose('troll');
    t.expect({
      me: { aember: 1, line: ['hookmaster'] },
      foe: { hand: ['mother', 'punch'], discard: ['troll'], line: ['bumpsy'] },
    });
  });

  it('discards nothing where you have no creature, or a ward saves it', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['abyssal-sight'] }, foe: { hand: ['mother'] } });
    t.me.play('abyssal-sight');
    t.expect({ me: { aember: 1 }, foe: { hand: ['mother'] } });
    const u = table({
      me: { house: 'unfathomable', hand: ['abyssal-sight'], line: [{ id: 'hookmaster', warded: true }] },
      foe: { hand: ['mother'] },
    });
    u.me.play('abyssal-sight');
    u.expect({ me: { aember: 1, line: ['hookmaster'] }, foe: { hand: ['mother'] } });
  });
});
