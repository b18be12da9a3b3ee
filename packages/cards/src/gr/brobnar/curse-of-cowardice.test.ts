import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('curse-of-cowardice', () => {
  it('enters play under the control of the opponent, who loses 2 at the end of a turn without a fight', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], hand: ['curse-of-cowardice'], aember: 3 },
      foe: { houses: ['brobnar'], line: ['troll'], aember: 3 },
    });
    t.me.play('curse-of-cowardice').end();
    t.expect({
      me: { aember: 3 },
      foe: { artifacts: [{ id: 'curse-of-cowardice', exhausted: true }], line: ['troll'] },
    });
    t.foe.reap('troll').end();
    t.expect({ me: { aember: 3 }, foe: { aember: 2, artifacts: ['curse-of-cowardice'], line: ['troll'] } });
  });

  it('takes nothing where a creature was used to fight', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], artifacts: ['curse-of-cowardice'], line: ['troll'], aember: 3 },
      foe: { houses: ['brobnar'], line: ['dextre'] },
    });
    t.me.fight('troll', 'dextre').end();
    t.expect({
      me: { aember: 3, artifacts: ['curse-of-cowardice'], line: [{ id: 'troll', damage: 3 }] },
      foe: { line: [] },
    });
  });

  it('ruling curse-of-cowardice/alone: without a friendly creature it destroys itself after the loss', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], artifacts: ['curse-of-cowardice'], aember: 3 },
      foe: { houses: ['brobnar'], line: ['dextre'] },
    });
    t.me.end();
    t.expect({ me: { aember: 1, artifacts: [], discard: ['curse-of-cowardice'] }, foe: { line: ['dextre'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling curse-of-cowardice/whose-turn: it acts at the end of its controller’s turn only (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', houses: ['brobnar'], aember: 3 },
        foe: { houses: ['brobnar'], artifacts: ['curse-of-cowardice'], aember: 3 },
      });
      t.me.end();
      t.expect({ me: { aember: 3 }, foe: { aember: 3, artifacts: ['curse-of-cowardice'] } });
    },
  );
});
