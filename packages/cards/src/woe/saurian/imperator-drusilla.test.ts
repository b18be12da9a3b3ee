import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('imperator-drusilla', () => {
  it('destroys another friendly creature as it is played', () => {
    const t = table({ me: { house: 'saurian', hand: ['imperator-drusilla'], line: ['troll', 'bumpsy'] } });
    t.me.play('imperator-drusilla').choose('bumpsy');
    t.expect({ me: { line: ['troll', { id: 'imperator-drusilla', exhausted: true }], discard: ['bumpsy'] } });
    const u = table({ me: { house: 'saurian', hand: ['imperator-drusilla'] }, foe: { line: ['troll'] } });
    u.me.play('imperator-drusilla');
    u.expect({ me: { line: [{ id: 'imperator-drusilla', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('splashes 4 against more creatures than are friendly', () => {
    const t = table({
      me: { house: 'saurian', line: ['imperator-drusilla'] },
      foe: { line: ['troll', 'dextre', 'krump'] },
    });
    t.me.fight('imperator-drusilla', 'dextre');
    t.expect({
      me: { line: [{ id: 'imperator-drusilla', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 4 },
          { id: 'krump', damage: 4 },
        ],
      },
    });
  });

  it('splashes nothing against as many', () => {
    const t = table({
      me: { house: 'saurian', line: ['imperator-drusilla', 'bumpsy'] },
      foe: { line: ['troll', 'dextre'] },
    });
    t.me.fight('imperator-drusilla', 'dextre');
    t.expect({ me: { line: [{ id: 'imperator-drusilla', exhausted: true }, 'bumpsy'] }, foe: { line: ['troll'] } });
  });
});
