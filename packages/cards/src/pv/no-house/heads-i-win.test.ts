import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';
import { above, foretold, isActive } from '../../testing/prophecies.ts';

describe('heads-i-win', () => {
  const sides = (under: 'heads-i-win' | 'tails-you-lose') =>
    under === 'heads-i-win' ? [above('heads-i-win'), 'tails-you-lose'] : ['heads-i-win', above('tails-you-lose')];

  it('is fulfilled after the opponent plays a creature beside one of its house', () => {
    const t = foretold('heads-i-win', { house: 'brobnar', hand: ['valdr'], line: ['mother', 'troll'] });
    t.foe.play('valdr', 'right');
    expect(isActive(t)).toBe(false);
  });

  it('is not fulfilled by one that stands beside another house, or beside none', () => {
    const t = foretold('heads-i-win', { house: 'brobnar', hand: ['valdr'] }, { line: ['troll'] });
    t.foe.play('valdr');
    expect(isActive(t)).toBe(true);
    const u = foretold('heads-i-win', { house: 'brobnar', hand: ['valdr'], line: ['mother', 'troll'] });
    u.foe.play('valdr', 'left');
    expect(isActive(u)).toBe(true);
  });

  it('ruling heads-i-win/flip: may be turned over at the end of my turn, and the card beneath stays', () => {
    const flipped = table({ me: { house: 'brobnar', beside: sides('heads-i-win') }, foe: foeHouses });
    flipped.me.end().yes();
    flipped.expect({ active: 'foe', me: { beside: sides('tails-you-lose') } });
    const kept = table({ me: { house: 'brobnar', beside: sides('heads-i-win') }, foe: foeHouses });
    kept.me.end().no();
    kept.expect({ active: 'foe', me: { beside: sides('heads-i-win') } });
  });

  it('is not turned over at the end of their turn, nor while it is not active', () => {
    const t = foretold('heads-i-win', { house: 'brobnar' });
    t.foe.end();
    t.expect({ active: 'me' });
    const u = table({ me: { house: 'brobnar', beside: ['heads-i-win', 'tails-you-lose'] }, foe: foeHouses });
    u.me.end();
    u.expect({ active: 'foe', me: { beside: ['heads-i-win', 'tails-you-lose'] } });
  });
});
