import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shakedown-sullivan', () => {
  it('gains its controller 1 where the top card of their deck shares a house with the creature', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['shakedown-sullivan'] },
      foe: { line: ['troll', 'mother'], deck: ['bumpsy'] },
    });
    t.me.reap('shakedown-sullivan').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'shakedown-sullivan', exhausted: true }] },
      foe: { aember: 1, line: ['troll', 'mother'], deck: [], discard: ['bumpsy'] },
    });
  });

  it('destroys it otherwise, also where there was no card', () => {
    for (const deck of [['mother'], []]) {
      const t = table({
        me: { house: 'star-alliance', line: ['shakedown-sullivan'] },
        foe: { line: ['troll'], deck },
      });
      t.me.reap('shakedown-sullivan').choose('troll');
      t.expect({
        me: { aember: 1, line: [{ id: 'shakedown-sullivan', exhausted: true }] },
        foe: { aember: 0, line: [], deck: [] },
      });
    }
  });
});
