import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('static-collection-array', () => {
  const at = (aember: number, tide?: { highFor: number }) => {
    const t = table({
      active: 1,
      me: { houses: ['star-alliance'], artifacts: ['static-collection-array'], aember },
      foe: { house: 'dis' },
      ...(tide ? { tide } : {}),
    });
    t.foe.end();
    return t;
  };

  it.each([
    ['5 while the tide is high', 5, { highFor: 0 }],
    ['7 while it is low', 7, { highFor: 1 }],
    ['6 while it is neutral', 6, undefined],
  ] as const)('your keys cost %s', (_what, cost, tide) => {
    at(cost, tide).expect({ active: 'me', me: { keys: 1, aember: 0 } });
    at(cost - 1, tide).expect({ active: 'me', me: { keys: 0, aember: cost - 1 } });
  });

  it('leaves the keys of the opponent alone, also where the tide is high for them', () => {
    const t = table({
      me: { ...me, artifacts: ['static-collection-array'] },
      foe: { houses: ['dis'], aember: 5 },
      tide: { highFor: 1 },
    });
    t.me.end();
    t.expect({ active: 'foe', foe: { keys: 0, aember: 5 } });
  });

  it('two of them are 2 less', () => {
    const t = table({
      active: 1,
      me: { houses: ['star-alliance'], artifacts: ['static-collection-array', 'static-collection-array'], aember: 4 },
      foe: { house: 'dis' },
      tide: { highFor: 0 },
    });
    t.foe.end();
    t.expect({ me: { keys: 1, aember: 0 } });
  });

  it('ruling static-collection-array/opponents-turn: it changes the cost of a key that is forged in the turn of the opponent', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['static-collection-array'], line: ['keyfrog'], aember: 5 },
      foe: { house: 'brobnar', line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.foe.fight('troll', 'keyfrog');
    t.expect({ me: { keys: 1, aember: 0, line: [] }, foe: { line: [{ id: 'troll', exhausted: true, damage: 2 }] } });
  });
});
