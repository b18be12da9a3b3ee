import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ancient-power', () => {
  it('wards each friendly creature with æmber on it, and nobody else', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['ancient-power'],
        line: [{ id: 'bumpsy', aember: 1 }, 'mother', { id: 'tocsin', aember: 3 }],
      },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
    t.me.play('ancient-power');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'bumpsy', aember: 1, warded: true }, 'mother', { id: 'tocsin', aember: 3, warded: true }],
      },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
  });

  it('gives no second ward to one that has a ward', () => {
    const t = table({
      me: { house: 'saurian', hand: ['ancient-power', 'stomp'], line: [{ id: 'dust-imp', aember: 1, warded: true }] },
      foe: {},
    });
    t.me.play('ancient-power').play('stomp');
    t.expect({ me: { aember: 2, line: [{ id: 'dust-imp', aember: 1 }] } });
  });

  it('does nothing where no friendly creature has æmber', () => {
    const t = table({
      me: { house: 'saurian', hand: ['ancient-power'], line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.play('ancient-power');
    t.expect({ me: { aember: 1, line: ['bumpsy'] }, foe: { line: [{ id: 'troll', aember: 1 }] } });
  });
});
