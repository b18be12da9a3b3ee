import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('frost-giant', () => {
  it('does not ready in its controller’s step, but by an effect', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses: ['brobnar'],
        hand: ['anger'],
        line: [
          { id: 'frost-giant', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { houses: ['brobnar'], line: ['krump'] },
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'frost-giant', exhausted: true }, 'troll'] }, foe: { line: ['krump'] } });
    t.foe.end();
    t.me.play('anger').choose('frost-giant');
    t.expect({
      me: { aember: 1, line: [{ id: 'frost-giant', damage: 6, exhausted: true }, 'troll'] },
      foe: { line: [] },
    });
  });
});
