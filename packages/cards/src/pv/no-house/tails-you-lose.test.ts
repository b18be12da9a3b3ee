import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';
import { above, foretold, isActive } from '../../testing/prophecies.ts';

describe('tails-you-lose', () => {
  it('is fulfilled after the opponent plays a creature beside one of another house', () => {
    const t = foretold('tails-you-lose', { house: 'brobnar', hand: ['valdr'], line: ['mother', 'troll'] });
    t.foe.play('valdr', 'left');
    expect(isActive(t)).toBe(false);
  });

  it('is not fulfilled by one that stands beside its own house, or beside none', () => {
    const t = foretold(
      'tails-you-lose',
      { house: 'brobnar', hand: ['valdr'], line: ['mother', 'troll'] },
      { line: ['dextre'] },
    );
    t.foe.play('valdr', 'right');
    expect(isActive(t)).toBe(true);
    const alone = foretold('tails-you-lose', { house: 'brobnar', hand: ['valdr'] });
    alone.foe.play('valdr');
    expect(isActive(alone)).toBe(true);
  });

  it('may be turned over at the end of my turn, and is then what heads says', () => {
    const t = table({
      me: { house: 'brobnar', beside: ['heads-i-win', above('tails-you-lose')] },
      foe: { ...foeHouses, hand: ['valdr'], line: ['troll'] },
    });
    t.me.end().yes();
    t.expect({ me: { beside: [above('heads-i-win'), 'tails-you-lose'] }, foe: { line: ['troll'] } });
    t.foe.house('brobnar').play('valdr', 'left');
    expect(isActive(t)).toBe(false);
  });
});
