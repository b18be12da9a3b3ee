import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('good-of-the-many', () => {
  it('destroys each creature that shares no trait with another in its battleline', () => {
    const t = table({
      me: { house: 'saurian', hand: ['good-of-the-many'], line: ['bumpsy', 'tocsin', 'troll'] },
      foe: { line: ['krump', 'pit-demon', 'dust-imp'] },
    });
    t.me.play('good-of-the-many');
    t.expect({
      me: { line: ['bumpsy', 'troll'], discard: ['good-of-the-many', 'tocsin'] },
      foe: { aember: 2, line: [] },
    });
  });

  it('asks for one trait in common only', () => {
    const t = table({
      me: { house: 'saurian', hand: ['good-of-the-many'], line: ['mother', 'dextre', 'batdrone'] },
      foe: {},
    });
    t.me.play('good-of-the-many');
    t.expect({ me: { line: ['mother', 'dextre', 'batdrone'] } });
  });

  it('destroys a creature that is alone, but for a ward', () => {
    const t = table({
      me: { house: 'saurian', hand: ['good-of-the-many'], line: [{ id: 'bumpsy', warded: true }] },
      foe: { line: ['troll'] },
    });
    t.me.play('good-of-the-many');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: [] } });
  });
});
