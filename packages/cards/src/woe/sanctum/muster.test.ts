import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('muster', () => {
  it('makes a token creature; where the opponent has more æmber it is archived', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['muster'], beside: ['squire'], deck: ['mother'] },
      foe: { aember: 1 },
    });
    t.me.play('muster');
    t.expect({
      me: { archives: ['muster'], line: [{ id: 'mother', token: 'squire', exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('with as much it is not', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['muster'], beside: ['squire'], deck: ['mother'], aember: 1 },
      foe: { aember: 1 },
    });
    t.me.play('muster');
    t.expect({ me: { archives: [], discard: ['muster'], line: [{ id: 'mother', token: 'squire', exhausted: true }] } });
  });
});
