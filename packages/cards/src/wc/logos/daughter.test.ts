import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('daughter', () => {
  const opponent = { houses: ['dis', 'brobnar', 'shadows'], hand: filler(6) } as const;

  it('refills the hand of its controller to 7, and two of them to 8', () => {
    const t = table({ me: { house: 'logos', line: ['daughter'], hand: [], deck: filler(9) }, foe: opponent });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(7), deck: filler(2), line: ['daughter'] } });
    const u = table({
      me: { house: 'logos', line: ['daughter', 'daughter'], hand: [], deck: filler(9) },
      foe: opponent,
    });
    u.me.end();
    u.foe.house('dis');
    u.expect({ me: { hand: filler(8), deck: filler(1), line: ['daughter', 'daughter'] } });
  });

  it('changes nothing for the opponent, and is elusive', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'], hand: [], deck: filler(9) },
      foe: { ...opponent, line: ['daughter'] },
    });
    t.me.fight('tocsin', 'daughter').end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), line: ['tocsin'] }, foe: { line: ['daughter'] } });
  });
});
