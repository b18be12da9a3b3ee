import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hoist-operations', () => {
  it('puts a creature into the archives of its owner', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hoist-operations'], line: ['shooler'] },
      foe: { line: ['mother', 'troll'] },
    });
    t.me.play('hoist-operations').choose('mother');
    t.expect({
      me: { aember: 1, line: ['shooler'], archives: [] },
      foe: { line: ['troll'], archives: ['mother'] },
    });
  });

  it('goes by the owner of a creature that another controls', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hoist-operations'], line: [{ id: 'mother', owner: 1 }] },
    });
    t.me.play('hoist-operations');
    t.expect({ me: { line: [], archives: [] }, foe: { archives: ['mother'] } });
  });

  it('is stopped by a ward, and must take a friendly creature where there is no other', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hoist-operations'], line: [{ id: 'shooler', warded: true }] },
    });
    t.me.play('hoist-operations');
    t.expect({ me: { aember: 1, line: ['shooler'], archives: [] } });
  });
});
