import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('be-our-geist', () => {
  it('plays a creature from the pile of a haunted player, also of the opponent', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['be-our-geist'], discard: ['bumpsy'] },
      foe: { discard: ['troll', ...haunts] },
    });
    t.me.play('be-our-geist');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', exhausted: true }], discard: ['be-our-geist', 'bumpsy'] },
      foe: { discard: haunts },
    });
  });

  it('has its player choose where both are haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['be-our-geist'], discard: ['bumpsy', ...haunts] },
      foe: { discard: ['troll', ...haunts] },
    });
    t.me.play('be-our-geist').choose('bumpsy');
    t.expect({ me: { line: [{ id: 'bumpsy', exhausted: true }] }, foe: { discard: ['troll', ...haunts] } });
  });

  it('plays nothing where nobody is haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['be-our-geist'], discard: ['bumpsy'] },
      foe: { discard: ['troll'] },
    });
    t.me.play('be-our-geist');
    t.expect({ me: { line: [], discard: ['be-our-geist', 'bumpsy'] }, foe: { discard: ['troll'] } });
  });
});
