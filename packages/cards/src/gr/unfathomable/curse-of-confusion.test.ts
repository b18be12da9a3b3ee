import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('curse-of-confusion', () => {
  it('enters on the side of the opponent, and exhausts their creatures of the active house at the end of their turn', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['curse-of-confusion'], line: ['hookmaster'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['troll', 'mother'] },
    });
    t.me.play('curse-of-confusion').end();
    t.foe.house('brobnar').end();
    t.expect({
      me: { line: ['hookmaster'] },
      foe: { artifacts: ['curse-of-confusion'], line: [{ id: 'troll', exhausted: true }, 'mother'] },
    });
  });

  it('does nothing at the end of the turn of its owner', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['curse-of-confusion'], line: ['hookmaster'] },
      foe: { line: ['hookmaster'] },
    });
    t.me.play('curse-of-confusion').end();
    t.expect({
      me: { line: ['hookmaster'] },
      foe: { artifacts: [{ id: 'curse-of-confusion', exhausted: true }], line: ['hookmaster'] },
    });
  });
});
