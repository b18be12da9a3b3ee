import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { above, beforeTheirs, isActive } from '../../testing/prophecies.ts';
import { revealed } from '../../testing/revealed.ts';

describe('ask-again-later', () => {
  const foe = { houses: ['brobnar', 'dis', 'shadows'] } as const;
  const me = {
    houses: ['brobnar', 'logos', 'mars'],
    deck: ['mother', 'troll', 'troll', 'troll', 'troll', 'troll', 'troll'],
    hand: filler(6),
  } as const;

  it('ruling ask-again-later/start: at the start of their turn, lets the opponent name one of my houses, and is fulfilled where my top card is of another', () => {
    const t = beforeTheirs('ask-again-later', foe, me);
    t.me.end();
    t.foe.choose('mars');
    expect(isActive(t)).toBe(false);
    t.expect({ me: { discard: ['punch'] } });
    expect(revealed(t)).toEqual(['mother']);
  });

  it('is not fulfilled where my top card is of the house named', () => {
    const t = beforeTheirs('ask-again-later', foe, me);
    t.me.end();
    t.foe.choose('logos').house('dis').end();
    expect(isActive(t)).toBe(true);
  });

  it('ruling ask-again-later/empty-deck: an empty deck reveals nothing, and does not fulfill it', () => {
    const t = beforeTheirs('ask-again-later', foe, { ...me, deck: [] });
    t.me.end();
    t.foe.choose('mars');
    expect(isActive(t)).toBe(true);
  });

  it('by the editions from before its correction, asks after the choice of the active house', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'brobnar', ...me, beside: [above('ask-again-later')] },
      foe,
    });
    t.me.end();
    t.foe.house('dis').choose('mars');
    expect(isActive(t)).toBe(false);
  });
});
