import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cyn-dynasty', () => {
  it('makes keys cost 2 more, its player’s too', () => {
    const t = table({ me: { house: 'ouboros', artifacts: ['cyn-dynasty'], aember: 7 }, foe: { aember: 7 } });
    t.me.end();
    t.foe.end();
    t.expect({ me: { artifacts: ['cyn-dynasty'], keys: 0, aember: 7 }, foe: { keys: 0, aember: 7 } });
  });

  it('destroys itself after the opponent forged a key, for 2 æmber and 4 cards', () => {
    const t = table({
      me: {
        house: 'ouboros',
        artifacts: ['cyn-dynasty'],
        deck: ['troll', 'krump', 'anger', 'mother', 'valdr'],
        hand: ['batdrone', 'batdrone', 'batdrone', 'batdrone', 'batdrone', 'batdrone'],
      },
      foe: { aember: 9 },
    });
    t.me.end();
    t.expect({
      me: { artifacts: [], aember: 2, deck: ['valdr'], discard: ['cyn-dynasty'] },
      foe: { keys: 1, aember: 1 },
    });
  });

  it('stays where its own player forges one', () => {
    const t = table({ me: { house: 'ouboros', artifacts: ['cyn-dynasty'], aember: 8 }, foe: {} });
    t.me.end();
    t.foe.end();
    t.expect({ me: { artifacts: ['cyn-dynasty'], keys: 1, aember: 0 } });
  });
});
