import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bramble-lynx', () => {
  it('enters ready after a friendly creature reaped this turn', () => {
    const t = table({ me: { house: 'untamed', hand: ['bramble-lynx'], line: ['snufflegator'] }, foe: {} });
    t.me.reap('snufflegator').play('bramble-lynx');
    t.expect({ me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }, 'bramble-lynx'] } });
  });

  it('enters exhausted where none reaped, also when one fought', () => {
    const t = table({
      me: { house: 'untamed', hand: ['bramble-lynx'], line: ['snufflegator'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('snufflegator', 'dust-imp').play('bramble-lynx');
    t.expect({
      me: {
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'bramble-lynx', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
