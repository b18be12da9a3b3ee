import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chromatic-guardian', () => {
  const used = { id: 'chromatic-guardian', exhausted: true };

  it('overwhelmed, it destroys an enemy creature', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['chromatic-guardian'] },
      foe: { line: ['troll', 'valdr'], artifacts: ['pocket-universe'] },
    });
    t.me.reap('chromatic-guardian').choose('troll');
    t.expect({
      me: { aember: 1, line: [used] },
      foe: { line: ['valdr'], artifacts: ['pocket-universe'], discard: ['troll'] },
    });
  });

  it('else it destroys an enemy artifact', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['chromatic-guardian'], artifacts: ['gauntlet-of-command'] },
      foe: { line: ['troll'], artifacts: ['pocket-universe', 'speed-sigil'] },
    });
    t.me.reap('chromatic-guardian').choose('speed-sigil');
    t.expect({
      me: { aember: 1, line: [used] },
      foe: { line: ['troll'], artifacts: ['pocket-universe'], discard: ['speed-sigil'] },
    });
  });

  it('after a fight it counts the creatures that are left', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['chromatic-guardian'] },
      foe: { line: ['dust-imp', 'troll'], artifacts: ['pocket-universe'] },
    });
    t.me.fight('chromatic-guardian', 'dust-imp');
    t.expect({
      me: { line: [{ ...used, damage: 1 }] },
      foe: { aember: 2, line: ['troll'], artifacts: [], discard: ['pocket-universe', 'dust-imp'] },
    });
  });

  it('not overwhelmed and without an enemy artifact it destroys nothing', () => {
    const t = table({ me: { house: 'ekwidon', line: ['chromatic-guardian'] }, foe: { line: ['troll'] } });
    t.me.reap('chromatic-guardian');
    t.expect({ me: { aember: 1, line: [used] }, foe: { line: ['troll'] } });
  });
});
