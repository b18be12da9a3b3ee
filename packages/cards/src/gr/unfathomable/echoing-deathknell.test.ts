import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('echoing-deathknell', () => {
  it('goes on as long as a creature is destroyed', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['echoing-deathknell'], line: ['gub', 'troll'] },
      foe: { line: ['batdrone', 'bumpsy'] },
    });
    t.me.play('echoing-deathknell');
    t.expect({
      me: { line: [{ id: 'troll', damage: 3 }] },
      foe: { line: [{ id: 'bumpsy', damage: 3 }], discard: ['batdrone'] },
    });
  });

  it('is done once where it destroys nobody', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['echoing-deathknell'], line: ['batdrone'] },
      foe: { line: ['brammo'] },
    });
    t.me.play('echoing-deathknell');
    t.expect({ me: { line: [{ id: 'batdrone', damage: 1 }] }, foe: { line: ['brammo'] } });
  });

  it('ends on an empty table', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['echoing-deathknell'], line: ['gub'] },
      foe: { line: ['gub'] },
    });
    t.me.play('echoing-deathknell');
    t.expect({ me: { line: [], discard: ['echoing-deathknell', 'gub'] }, foe: { line: [] } });
  });
});
