import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dirge-of-the-deep', () => {
  it('discards the bottom card of the opponent’s deck and exhausts each creature of its house', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dirge-of-the-deep'], line: ['bumpsy', 'mother'] },
      foe: { line: ['troll', 'batdrone'], deck: ['mother', 'krump'] },
    });
    t.me.play('dirge-of-the-deep');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'troll', exhausted: true }, 'batdrone'], deck: ['mother'], discard: ['krump'] },
    });
  });

  it('exhausts nobody where the deck is empty', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dirge-of-the-deep'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.play('dirge-of-the-deep');
    t.expect({ me: { aember: 1, line: ['bumpsy'] }, foe: { line: ['troll'] } });
  });
});
