import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('boo', () => {
  it('discards the top 10 cards of your deck', () => {
    const t = table({ me: { house: 'geistoid', hand: ['boo'], deck: copies(12, 'punch') }, foe: { deck: ['anger'] } });
    t.me.play('boo').choose('Your deck');
    t.expect({
      me: { aember: 1, deck: copies(2, 'punch'), discard: ['boo', ...copies(10, 'punch')] },
      foe: { deck: ['anger'] },
    });
  });

  it('discards those of the opponent, or all that there are', () => {
    const t = table({ me: { house: 'geistoid', hand: ['boo'], deck: ['anger'] }, foe: { deck: copies(4, 'punch') } });
    t.me.play('boo').choose('The deck of your opponent');
    t.expect({ me: { deck: ['anger'] }, foe: { deck: [], discard: copies(4, 'punch') } });
  });
});
