import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('spoils-of-battle', () => {
  it('lets a friendly creature capture 1, and each creature with æmber 1 from its opponent', () => {
    const t = table({
      me: {
        house: 'saurian',
        aember: 2,
        hand: ['spoils-of-battle'],
        line: ['troll', { id: 'bumpsy', aember: 1 }, 'zorg'],
      },
      foe: { aember: 5, line: [{ id: 'krump', aember: 2 }, 'tocsin'] },
    });
    t.me.play('spoils-of-battle').choose('troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', aember: 2 }, { id: 'bumpsy', aember: 2 }, 'zorg'] },
      foe: { aember: 2, line: [{ id: 'krump', aember: 3 }, 'tocsin'] },
    });
  });

  it('leaves it to the active player who captures where there is not enough for all', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['spoils-of-battle'],
        line: [
          { id: 'troll', aember: 1 },
          { id: 'bumpsy', aember: 1 },
          { id: 'zorg', aember: 1 },
        ],
      },
      foe: {
        aember: 2,
        line: [
          { id: 'krump', aember: 1 },
          { id: 'tocsin', aember: 1 },
        ],
      },
    });
    t.me.play('spoils-of-battle').choose('zorg').choose('bumpsy').choose('tocsin');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'troll', aember: 1 },
          { id: 'bumpsy', aember: 2 },
          { id: 'zorg', aember: 2 },
        ],
      },
      foe: {
        aember: 0,
        line: [
          { id: 'krump', aember: 1 },
          { id: 'tocsin', aember: 2 },
        ],
      },
    });
  });

  it('does the second without a friendly creature', () => {
    const t = table({
      me: { house: 'saurian', aember: 1, hand: ['spoils-of-battle'] },
      foe: { aember: 3, line: [{ id: 'krump', aember: 1 }, 'tocsin'] },
    });
    t.me.play('spoils-of-battle');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: [{ id: 'krump', aember: 2 }, 'tocsin'] } });
  });

  it('captures nothing out of empty pools', () => {
    const t = table({
      me: { house: 'saurian', hand: ['spoils-of-battle'], line: [{ id: 'troll', aember: 1 }, 'bumpsy'] },
      foe: { aember: 0, line: ['tocsin'] },
    });
    t.me.play('spoils-of-battle');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', aember: 1 }, 'bumpsy'] }, foe: { aember: 0, line: ['tocsin'] } });
  });

  it('lets the creature that captured just before capture once more', () => {
    const t = table({
      me: { house: 'saurian', hand: ['spoils-of-battle'], line: ['troll'] },
      foe: { aember: 3 },
    });
    t.me.play('spoils-of-battle');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', aember: 2 }] }, foe: { aember: 1 } });
  });
});
