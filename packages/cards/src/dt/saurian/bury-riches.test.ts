import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bury-riches', () => {
  it('while the tide is high, moves 1 from each creature to the pool of its controller', () => {
    const t = table({
      tide: { highFor: 0 },
      me: {
        house: 'saurian',
        hand: ['bury-riches'],
        line: [{ id: 'bumpsy', aember: 2 }, 'tocsin', { id: 'dodger', aember: 1, owner: 1 }],
      },
      foe: { aember: 1, line: [{ id: 'troll', aember: 3 }] },
    });
    t.me.play('bury-riches');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 2, line: [{ id: 'bumpsy', aember: 1 }, 'tocsin', 'dodger'] },
      foe: { aember: 2, line: [{ id: 'troll', aember: 2 }] },
    });
  });

  it.each([undefined, { highFor: 1 }] as const)('else raises the tide and moves nothing: %o', (tide) => {
    const t = table({
      ...(tide === undefined ? {} : { tide }),
      me: { house: 'saurian', hand: ['bury-riches'], line: [{ id: 'bumpsy', aember: 2 }] },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.play('bury-riches');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 0, chains: 0, line: [{ id: 'bumpsy', aember: 2 }] },
      foe: { aember: 0, line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('the second of two finds the tide high that the first has raised', () => {
    const t = table({
      me: { house: 'saurian', hand: ['bury-riches', 'bury-riches'], line: [{ id: 'bumpsy', aember: 2 }] },
      foe: {},
    });
    t.me.play('bury-riches').play('bury-riches');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, line: [{ id: 'bumpsy', aember: 1 }] } });
  });
});
