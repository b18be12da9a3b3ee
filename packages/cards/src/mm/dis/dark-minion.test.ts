import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dark-minion', () => {
  it('deals 1 damage to each enemy creature when it is destroyed, and to no friendly one', () => {
    const t = table({
      me: { house: 'dis', line: ['dark-minion', 'shooler'] },
      foe: { line: ['troll', 'urchin', 'bumpsy'] },
    });
    t.me.fight('dark-minion', 'troll');
    t.expect({
      me: { line: ['shooler'] },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'bumpsy', damage: 1 },
        ],
      },
    });
  });

  it('is stopped by armor and by a ward', () => {
    const t = table({
      me: { house: 'dis', line: ['dark-minion'] },
      foe: { line: ['troll', 'raiding-knight', { id: 'bumpsy', warded: true }] },
    });
    t.me.fight('dark-minion', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 2 }, 'raiding-knight', 'bumpsy'] } });
  });

  it('hurts those of the active player where it is theirs no more', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll', 'bumpsy'] }, foe: { line: ['dark-minion', 'shooler'] } });
    t.me.fight('troll', 'dark-minion');
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 2, exhausted: true },
          { id: 'bumpsy', damage: 1 },
        ],
      },
      foe: { line: ['shooler'] },
    });
  });

  it('two that are destroyed at once deal 1 damage each', () => {
    const t = table({
      me: { house: 'dis', hand: ['ritual-of-tognath'], line: ['dark-minion', 'dark-minion'] },
      foe: { line: ['troll', 'dust-imp'] },
    });
    t.me.play('ritual-of-tognath');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 2, line: [{ id: 'troll', damage: 2 }] } });
  });

  it('does nothing where a ward saves it', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'dark-minion', warded: true }] },
      foe: { line: ['troll', 'bumpsy'] },
    });
    t.me.fight('dark-minion', 'troll');
    t.expect({
      me: { line: [{ id: 'dark-minion', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 1 }, 'bumpsy'] },
    });
  });
});
