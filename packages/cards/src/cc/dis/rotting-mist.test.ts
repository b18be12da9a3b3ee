import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { powersIn } from '../../testing/seen.ts';

describe('rotting-mist', () => {
  it('takes 1 power from each enemy creature for the turn, and those of 1 power die', () => {
    const t = table({
      me: {
        house: 'dis',
        houses: ['dis', 'logos', 'brobnar'],
        hand: ['rotting-mist'],
        line: ['splinter'],
      },
      foe: { houses: ['dis', 'logos', 'brobnar'], line: ['splinter', 'kelpminder', { id: 'troll', damage: 7 }] },
    });
    t.me.play('rotting-mist');
    t.expect({ me: { line: ['splinter'] }, foe: { line: ['kelpminder'] } });
    expect(powersIn(t)).toEqual([[1], [4]]);
    t.me.end();
    expect(powersIn(t)).toEqual([[1], [5]]);
  });
});
