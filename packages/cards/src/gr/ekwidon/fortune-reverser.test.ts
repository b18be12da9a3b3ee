import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fortune-reverser', () => {
  it('blanks the creature it is on: what it would do after a reap it does not', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['fortune-reverser'],
        houses: ['ekwidon', 'logos'],
        line: [{ id: 'babbling-bibliophile', upgrades: ['fortune-reverser'] }],
        deck: ['troll', 'troll'],
      },
    });
    t.me.reap('babbling-bibliophile');
    t.expect({
      me: {
        aember: 1,
        hand: ['fortune-reverser'],
        deck: ['troll', 'troll'],
        line: [{ id: 'babbling-bibliophile', exhausted: true, upgrades: ['fortune-reverser'] }],
      },
    });
  });

  it('destroys each other upgrade on that creature, and no other', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['fortune-reverser'], line: [{ id: 'bumpsy', upgrades: ['blood-of-titans'] }] },
      foe: { line: [{ id: 'troll', upgrades: ['blood-of-titans', 'phoenix-heart'] }] },
    });
    t.me.play('fortune-reverser').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', upgrades: ['blood-of-titans'] }] },
      foe: {
        line: [{ id: 'troll', upgrades: ['fortune-reverser'] }],
        discard: ['phoenix-heart', 'blood-of-titans'],
      },
    });
  });
});
