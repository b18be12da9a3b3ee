import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('zenzizenzizenzic', () => {
  const opponent = { houses: ['dis', 'brobnar', 'shadows'], hand: filler(6) } as const;

  it('refills the hand to 8 in the center of the battleline', () => {
    const t = table({
      me: { house: 'logos', line: ['troll', 'zenzizenzizenzic', 'batdrone'], hand: [], deck: filler(12) },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(8), deck: filler(4), line: ['troll', 'zenzizenzizenzic', 'batdrone'] } });
    const u = table({ me: { house: 'logos', line: ['zenzizenzizenzic'], hand: [], deck: filler(12) }, foe: opponent });
    u.me.end();
    u.foe.house('dis');
    u.expect({ me: { hand: filler(8), deck: filler(4), line: ['zenzizenzizenzic'] } });
  });

  it('does not elsewhere, nor where there is no center, nor for the opponent', () => {
    const t = table({
      me: { house: 'logos', line: ['zenzizenzizenzic', 'batdrone'], hand: [], deck: filler(12) },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(6), line: ['zenzizenzizenzic', 'batdrone'] } });
    const u = table({
      me: { house: 'logos', hand: [], deck: filler(12) },
      foe: { ...opponent, line: ['zenzizenzizenzic'] },
    });
    u.me.end();
    u.foe.house('dis');
    u.expect({ me: { hand: filler(6), deck: filler(6) }, foe: { line: ['zenzizenzizenzic'] } });
  });
});
