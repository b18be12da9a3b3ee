import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aember-airhart', () => {
  it.each(['fight', 'reap'] as const)('is shuffled into its owner’s deck after it is used to %s', (how) => {
    const t = table({
      me: { house: 'skyborn', line: ['aember-airhart', 'troll'], deck: [] },
      foe: { line: ['gub'] },
    });
    if (how === 'fight') t.me.fight('aember-airhart', 'gub');
    else t.me.reap('aember-airhart');
    t.expect({
      me: { aember: how === 'reap' ? 1 : 0, line: ['troll'], deck: ['aember-airhart'] },
      foe: { line: how === 'reap' ? ['gub'] : [] },
    });
  });

  it('goes to the deck of its owner although the opponent controls it', () => {
    const t = table({
      me: { house: 'skyborn', line: [{ id: 'aember-airhart', owner: 1 }], deck: [] },
      foe: { deck: [] },
    });
    t.me.reap('aember-airhart');
    t.expect({ me: { aember: 1, line: [], deck: [] }, foe: { deck: ['aember-airhart'] } });
  });

  it('is destroyed if it does not survive the fight, and does nothing when it is played', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['aember-airhart'], line: ['aember-airhart'] },
      foe: { line: ['troll'] },
    });
    t.me.play('aember-airhart');
    t.expect({
      me: { aember: 1, line: ['aember-airhart', { id: 'aember-airhart', exhausted: true }], deck: [] },
      foe: { line: ['troll'] },
    });
    t.me.fight('aember-airhart', 'troll');
    t.expect({
      me: { line: [{ id: 'aember-airhart', exhausted: true }], discard: ['aember-airhart'], deck: [] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });
});
