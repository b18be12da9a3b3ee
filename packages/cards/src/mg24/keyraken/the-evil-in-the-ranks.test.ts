import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-evil-in-the-ranks', () => {
  it('has each enemy flank creature deal its power to its neighbor', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['the-evil-in-the-ranks'], line: ['tunk', 'zorg'] },
      foe: { line: ['bumpsy', 'troll', 'valdr', 'tocsin'] },
    });
    t.me.play('the-evil-in-the-ranks');
    t.expect({
      me: { aember: 1, line: ['tunk', 'zorg'] },
      foe: { line: ['bumpsy', { id: 'troll', damage: 5 }, { id: 'valdr', damage: 3 }, 'tocsin'] },
    });
  });

  it('adds up on a creature between the two', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['the-evil-in-the-ranks'] },
      foe: { line: ['bumpsy', 'troll', 'batdrone'] },
    });
    t.me.play('the-evil-in-the-ranks');
    t.expect({ foe: { line: ['bumpsy', { id: 'troll', damage: 7 }, 'batdrone'] } });
  });

  it('ruling the-evil-in-the-ranks/at-once: of two creatures each deals its damage to the other at the same moment', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['the-evil-in-the-ranks'] },
      foe: { line: ['troll', 'bumpsy'] },
    });
    t.me.play('the-evil-in-the-ranks');
    t.expect({ foe: { line: [{ id: 'troll', damage: 5 }], discard: ['bumpsy'] } });
  });

  it('leaves one that is alone', () => {
    const t = table({ me: { house: 'keyraken', hand: ['the-evil-in-the-ranks'] }, foe: { line: ['troll'] } });
    t.me.play('the-evil-in-the-ranks');
    t.expect({ me: { aember: 1 }, foe: { line: ['troll'] } });
  });

  it('is damage that the creatures deal, as an Ardent Hero shows', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['the-evil-in-the-ranks'] },
      foe: { line: ['bumpsy', 'ardent-hero', 'ardent-hero', 'tocsin'] },
    });
    t.me.play('the-evil-in-the-ranks');
    t.expect({ foe: { line: ['bumpsy', 'ardent-hero', { id: 'ardent-hero', damage: 3 }, 'tocsin'] } });
  });
});
