import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('spartasaur', () => {
  it('destroys each creature that is no Dinosaur after a friendly one is destroyed', () => {
    const t = table({
      me: { house: 'saurian', hand: ['saury-about-that'], line: ['spartasaur', 'bumpsy', 'mother'] },
      foe: { line: ['troll', 'thero-centurion'] },
    });
    t.me.play('saury-about-that').choose('bumpsy');
    t.expect({ me: { line: ['spartasaur'] }, foe: { line: ['thero-centurion'] } });
  });

  it('does nothing after an enemy creature is destroyed, and gains 2 after a fight', () => {
    const t = table({ me: { house: 'saurian', line: ['spartasaur', 'bumpsy'] }, foe: { line: ['dust-imp', 'troll'] } });
    t.me.fight('spartasaur', 'dust-imp');
    t.expect({
      me: { aember: 2, line: [{ id: 'spartasaur', damage: 1, exhausted: true }, 'bumpsy'] },
      foe: { line: ['troll'] },
    });
  });

  it('ruling spartasaur/each: each friendly creature that dies does so; the first takes a ward off, the second destroys', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['regrettable-meteor'],
        line: ['krump', 'troll', { id: 'spartasaur', warded: true }],
      },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.play('regrettable-meteor');
    t.expect({ me: { aember: 1, line: ['spartasaur'] }, foe: { line: [] } });
  });
});
