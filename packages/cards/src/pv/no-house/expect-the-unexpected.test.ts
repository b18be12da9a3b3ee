import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foretold, isActive } from '../../testing/prophecies.ts';

describe('expect-the-unexpected', () => {
  it('is fulfilled when an effect has the opponent shuffle their deck', () => {
    const t = foretold('expect-the-unexpected', { house: 'logos', hand: ['reverse-time'], deck: ['anger'] });
    t.foe.play('reverse-time');
    expect(isActive(t)).toBe(false);
  });

  it('ruling expect-the-unexpected/any-shuffle: is fulfilled by the shuffle of an empty deck as well', () => {
    const t = foretold('expect-the-unexpected', { house: 'logos', discard: ['anger'] });
    t.foe.end();
    t.expect({ me: { discard: ['punch'], beside: ['expect-the-unexpected'] }, foe: { hand: ['anger'] } });
  });

  it('is fulfilled neither by a shuffle of my deck, nor by what is drawn from theirs', () => {
    const t = foretold(
      'expect-the-unexpected',
      { house: 'logos', deck: ['anger'], hand: ['mab-the-mad'] },
      { line: ['mab-the-mad'], house: 'untamed', houses: ['untamed', 'dis', 'logos'] },
    );
    t.foe.end();
    expect(isActive(t)).toBe(true);
    t.me.house('untamed').reap('mab-the-mad');
    expect(isActive(t)).toBe(true);
  });
});
