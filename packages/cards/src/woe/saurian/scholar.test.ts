import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const scholar = { id: 'mother', token: 'scholar' };

describe('scholar', () => {
  it('draws a card when it reaps', () => {
    const t = table({ me: { house: 'saurian', line: [scholar], deck: ['troll', 'bumpsy'] } });
    t.me.reap('scholar');
    t.expect({ me: { aember: 1, hand: ['troll'], deck: ['bumpsy'], line: [{ ...scholar, exhausted: true }] } });
  });

  it('draws none when it fights', () => {
    const t = table({
      me: { house: 'saurian', line: [scholar], deck: ['troll'] },
      foe: { line: [{ id: 'batdrone', stunned: true, warded: true }] },
    });
    t.me.fight('scholar', 'batdrone');
    t.expect({
      me: { hand: [], deck: ['troll'], line: [], discard: ['mother'] },
      foe: { line: [{ id: 'batdrone', stunned: true }] },
    });
  });
});
