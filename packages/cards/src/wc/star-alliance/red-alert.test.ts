import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('red-alert', () => {
  it('deals the difference to each enemy creature', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['red-alert'], line: ['bumpsy'] },
      foe: { line: ['troll', 'raiding-knight', 'urchin'] },
    });
    t.me.play('red-alert');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: [{ id: 'troll', damage: 2 }, 'raiding-knight'] } });
  });

  it('does nothing where there are as many friendly ones', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['red-alert'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.play('red-alert');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: ['troll'] } });
  });
});
