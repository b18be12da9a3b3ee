import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('sagittarii-s-gaze', () => {
  it('exalts a damaged creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['sagittarii-s-gaze'], line: [{ id: 'troll', damage: 2 }] },
      foe: { line: [{ id: 'krump', damage: 1 }, 'tocsin'] },
    });
    t.me.play('sagittarii-s-gaze');
    expect(t.options()).toEqual(['troll', 'krump']);
    t.me.choose('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 2 }] },
      foe: { line: [{ id: 'krump', damage: 1, aember: 1 }, 'tocsin'] },
    });
  });

  it('exalts nobody where nobody is damaged', () => {
    const t = table({
      me: { house: 'saurian', hand: ['sagittarii-s-gaze'], line: ['troll'] },
      foe: { line: ['krump'] },
    });
    t.me.play('sagittarii-s-gaze');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: ['krump'] } });
  });

  it('must exalt a friendly creature where no other is damaged', () => {
    const t = table({
      me: { house: 'saurian', hand: ['sagittarii-s-gaze'], line: [{ id: 'troll', damage: 2 }] },
      foe: { line: ['krump'] },
    });
    t.me.play('sagittarii-s-gaze');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', damage: 2, aember: 1 }] }, foe: { line: ['krump'] } });
  });
});
