import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('belligerent-guard', () => {
  it('enters ready, and the opponent draws a card', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['belligerent-guard'], deck: ['troll'] },
      foe: { deck: ['bumpsy', 'punch'], line: ['batdrone'] },
    });
    t.me.play('belligerent-guard');
    t.expect({
      me: { line: ['belligerent-guard'], deck: ['troll'] },
      foe: { hand: ['bumpsy'], deck: ['punch'], line: ['batdrone'] },
    });
    t.me.fight('belligerent-guard', 'batdrone');
    t.expect({
      me: { line: [{ id: 'belligerent-guard', exhausted: true, damage: 2 }], deck: ['troll'] },
      foe: { hand: ['bumpsy'], deck: ['punch'], line: [], discard: ['batdrone'] },
    });
  });
});
