import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('operator-olluyyg', () => {
  it('kept exhausted, it makes the opponent’s keys cost 3 more', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'operator-olluyyg', exhausted: true }] }, foe: { aember: 8 } });
    t.me.end().choose('operator-olluyyg');
    t.expect({ me: { line: [{ id: 'operator-olluyyg', exhausted: true }] }, foe: { keys: 0, aember: 8 } });
  });

  it('not while it is ready, nor its player’s', () => {
    const t = table({ me: { house: 'mars', line: ['operator-olluyyg'] }, foe: { aember: 8 } });
    t.me.end();
    t.expect({ me: { line: ['operator-olluyyg'] }, foe: { keys: 1, aember: 2 } });
    const own = table({
      me: { house: 'mars', line: [{ id: 'operator-olluyyg', exhausted: true }], aember: 6 },
      foe: {},
    });
    own.me.end().choose('operator-olluyyg');
    own.foe.end();
    own.expect({ me: { line: [{ id: 'operator-olluyyg', exhausted: true }], keys: 1, aember: 0 } });
  });
});
