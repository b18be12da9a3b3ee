import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('no-safety-in-numbers', () => {
  it('deals 3 to creatures of houses with 3 or more creatures in play, of both players together', () => {
    const t = table({
      me: { house: 'shadows', hand: ['no-safety-in-numbers'], line: ['bumpsy', 'mother'] },
      foe: { line: ['troll', 'krump', 'doc-bookton'] },
    });
    t.me.play('no-safety-in-numbers');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', damage: 3 }, 'mother'] },
      foe: { line: [{ id: 'troll', damage: 3 }, { id: 'krump', damage: 3 }, 'doc-bookton'] },
    });
  });

  it('does nothing where no house has 3', () => {
    const t = table({
      me: { house: 'shadows', hand: ['no-safety-in-numbers'], line: ['bumpsy'], artifacts: ['cannon'] },
      foe: { line: ['troll'] },
    });
    t.me.play('no-safety-in-numbers');
    t.expect({ me: { aember: 1, line: ['bumpsy'] }, foe: { line: ['troll'] } });
  });
});
