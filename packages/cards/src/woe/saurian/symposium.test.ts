import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const scholar = { id: 'mother', token: 'scholar' };

describe('symposium', () => {
  it('exalts, readies and uses a friendly creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['symposium'], line: [{ id: 'mother', exhausted: true }, 'troll'] },
    });
    t.me.play('symposium').choose('mother');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', aember: 1, exhausted: true }, 'troll'] } });
  });

  it('may do so with another one after a token creature', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['symposium'],
        line: [
          { ...scholar, exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
        deck: ['dextre'],
      },
      foe: { aember: 2 },
    });
    t.me.play('symposium').choose('scholar').yes();
    t.expect({
      me: {
        aember: 2,
        hand: ['dextre'],
        line: [
          { ...scholar, aember: 1, exhausted: true },
          { id: 'bumpsy', aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 2 },
    });
    const u = table({ me: { house: 'saurian', hand: ['symposium'], line: [scholar, 'bumpsy'], deck: ['dextre'] } });
    u.me.play('symposium').choose('scholar').no();
    u.expect({ me: { aember: 1, line: [{ ...scholar, aember: 1, exhausted: true }, 'bumpsy'] } });
  });

  it('ruling symposium/token: it was a token creature though it was destroyed as it was used', () => {
    const t = table({
      me: { house: 'saurian', hand: ['symposium'], line: [scholar, 'bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.play('symposium').choose('scholar').choose('fight scholar').yes().choose('reap bumpsy');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', aember: 1, exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 1 }] },
    });
  });
});
