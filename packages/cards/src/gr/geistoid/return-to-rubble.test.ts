import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('return-to-rubble', () => {
  it('shuffles the top 10 cards of your discard pile into your deck, and destroys each creature', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['return-to-rubble'],
        line: ['troll'],
        discard: [...copies(10, 'punch'), 'anger'],
      },
      foe: { line: ['krump'] },
    });
    t.me.play('return-to-rubble');
    t.expect({
      me: { line: [], deck: copies(10, 'punch'), discard: ['return-to-rubble', 'troll', 'anger'] },
      foe: { line: [], discard: ['krump'] },
    });
  });

  it('destroys none with fewer cards in it, which are shuffled all the same', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['return-to-rubble'], line: ['troll'], discard: copies(9, 'punch') },
    });
    t.me.play('return-to-rubble');
    t.expect({ me: { line: ['troll'], deck: copies(9, 'punch'), discard: ['return-to-rubble'] } });
  });
});
