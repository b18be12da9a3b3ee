import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('forced-retirement', () => {
  it('destroys a creature, and its controller gains 1', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['forced-retirement'], line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', owner: 0 }] },
    });
    t.me.play('forced-retirement').choose('troll');
    t.expect({ me: { discard: ['forced-retirement', 'troll'], line: ['bumpsy'] }, foe: { aember: 1, line: [] } });
  });

  it('a friendly one brings its player 1', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['forced-retirement'], line: ['bumpsy'] } });
    t.me.play('forced-retirement');
    t.expect({ me: { aember: 1, discard: ['forced-retirement', 'bumpsy'], line: [] } });
  });

  it('brings nothing where a ward keeps it', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['forced-retirement'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('forced-retirement');
    t.expect({ me: { discard: ['forced-retirement'] }, foe: { line: ['troll'] } });
  });
});
