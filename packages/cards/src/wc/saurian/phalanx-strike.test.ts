import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('phalanx-strike', () => {
  it('deals 1 for each friendly creature to one creature, all at once', () => {
    const t = table({
      me: { house: 'saurian', hand: ['phalanx-strike'], line: ['bumpsy', 'mother', 'tocsin'] },
      foe: { line: ['champion-anaphiel', 'troll'] },
    });
    t.me.play('phalanx-strike').choose('champion-anaphiel').no();
    t.expect({
      me: { aember: 1, line: ['bumpsy', 'mother', 'tocsin'] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 2 }, 'troll'] },
    });
  });

  it('is repeated once, for as many as there are then, when a friendly creature is exalted', () => {
    const t = table({
      me: { house: 'saurian', hand: ['phalanx-strike'], line: ['bumpsy', 'mother', 'tocsin'] },
      foe: { line: ['troll'] },
    });
    t.me.play('phalanx-strike').choose('tocsin').yes().choose('mother').choose('troll');
    t.expect({
      me: { aember: 1, line: ['bumpsy', { id: 'mother', aember: 1 }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling phalanx-strike/ward: the first may take a ward off, and is repeated all the same (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'saurian', hand: ['phalanx-strike'], line: ['bumpsy', 'mother'] },
        foe: { line: [{ id: 'troll', warded: true }] },
      });
      t.me.play('phalanx-strike').choose('troll').yes().choose('bumpsy').choose('troll');
      t.expect({
        me: { aember: 1, line: [{ id: 'bumpsy', aember: 1 }, 'mother'] },
        foe: { line: [{ id: 'troll', damage: 2 }] },
      });
    },
  );
});
