import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('crunch', () => {
  it('grows by the power of a neighbor after it reaps', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll', 'crunch', 'bumpsy', 'kelifi-dragon'] } });
    t.me.reap('crunch').choose('troll');
    t.expect({ me: { aember: 1, line: ['troll', { id: 'crunch', power: 8, ...used }, 'bumpsy', 'kelifi-dragon'] } });
  });

  it('after it fights, and counts what the neighbor has besides its printed power', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [
          { id: 'crunch', power: 3 },
          { id: 'bumpsy', power: 2 },
        ],
      },
      foe: { line: ['dextre'] },
    });
    t.me.fight('crunch', 'dextre');
    t.expect({
      me: {
        line: [
          { id: 'crunch', power: 10, damage: 3, ...used },
          { id: 'bumpsy', power: 2 },
        ],
      },
      foe: { line: [] },
    });
  });

  it('does not grow without a neighbor', () => {
    const t = table({ me: { house: 'brobnar', line: ['crunch'] }, foe: { line: ['troll'] } });
    t.me.reap('crunch');
    t.expect({ me: { aember: 1, line: [{ id: 'crunch', ...used }] }, foe: { line: ['troll'] } });
  });
});
