import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('thoughtcatcher', () => {
  it('draws a card for each friendly creature with æmber that is destroyed', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis'],
        line: ['thoughtcatcher', { id: 'troll', aember: 1 }, 'bumpsy'],
        deck: copies(3, 'punch'),
      },
      foe: { line: [{ id: 'krump', aember: 1 }], deck: ['anger'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: { line: [], hand: ['punch'], deck: copies(2, 'punch') },
      foe: { line: [], hand: [], deck: ['anger'] },
    });
  });
});
