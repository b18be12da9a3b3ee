import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('abandon-ship', () => {
  it('returns a creature of either side to its owner’s hand while the tide is neutral', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['abandon-ship'], line: ['troll'] },
      foe: { line: ['mother'] },
    });
    t.me.play('abandon-ship').choose('mother');
    t.expect({ me: { aember: 1, line: ['troll'], hand: [] }, foe: { line: [], hand: ['mother'] } });
  });

  it('returns only one while the tide is low', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', hand: ['abandon-ship'], line: ['troll', 'bumpsy'] },
      foe: { line: ['mother'] },
    });
    t.me.play('abandon-ship').choose('troll');
    t.expect({ me: { line: ['bumpsy'], hand: ['troll'] }, foe: { line: ['mother'] } });
  });

  it('returns 4 creatures instead while the tide is high, whosesoever', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', hand: ['abandon-ship'], line: ['troll', 'bumpsy'] },
      foe: { line: ['mother', 'tocsin', 'pit-demon'] },
    });
    t.me.play('abandon-ship').choose('troll', 'mother', 'tocsin', 'pit-demon');
    t.expect({ me: { line: ['bumpsy'], hand: ['troll'] }, foe: { line: [], hand: ['mother', 'tocsin', 'pit-demon'] } });
  });

  it('returns all where there are fewer than 4, own ones too, and a warded one only loses its ward', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', hand: ['abandon-ship'], line: ['troll'] },
      foe: { line: ['mother', { id: 'tocsin', warded: true }] },
    });
    t.me.play('abandon-ship');
    t.expect({ me: { line: [], hand: ['troll'] }, foe: { line: ['tocsin'], hand: ['mother'] } });
  });
});
