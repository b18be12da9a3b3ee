import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const hand = ['corner-the-market'];
const six = Array.from({ length: 6 }, () => 'mother');
const deck = [...six, 'urchin', 'urchin'];
const drawn = { discard: hand, hand: six, deck: ['urchin', 'urchin'] };
const foe = { houses: ['brobnar', 'dis'], hand: ['troll', 'bumpsy', 'punch'] } as const;

describe('corner-the-market', () => {
  it('in the next turn of the opponent nothing is played, and what they discard they may archive', () => {
    const t = table({ me: { house: 'ekwidon', hand, deck }, foe });
    t.me.play('corner-the-market').end();
    t.foe.house('brobnar').cannot('play', 'troll', 'forbidden');
    t.foe.discard('troll').yes().discard('bumpsy').no();
    t.expect({ me: drawn, foe: { hand: ['punch'], archives: ['troll'], discard: ['bumpsy'] } });
  });

  it('not in later turns, nor in those of its player', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis'], hand: [...hand, 'the-old-tinker'], deck },
      foe,
    });
    t.me.play('corner-the-market').play('the-old-tinker').end();
    t.foe.house('brobnar').end();
    t.me.house('ekwidon').end();
    t.foe.house('brobnar').discard('troll');
    t.expect({
      me: { ...drawn, line: ['the-old-tinker'] },
      foe: { hand: ['bumpsy', 'punch'], discard: ['troll'] },
    });
  });

  it('by the text that was printed first, the card is archived instead of discarded', () => {
    const t = table({ edition: 'cota-1.3', me: { house: 'ekwidon', hand, deck }, foe });
    t.me.play('corner-the-market').end();
    t.foe.house('brobnar').discard('troll');
    expect(t.options()).toHaveLength(2);
    t.foe.choose('corner-the-market');
    expect(t.events.some((e) => e.type === 'discard')).toBe(false);
    t.expect({ me: drawn, foe: { hand: ['bumpsy', 'punch'], archives: ['troll'] } });
  });
});
