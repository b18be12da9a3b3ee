import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('black-tempest', () => {
  it.each([
    { keys: [], stolen: 3 },
    { keys: ['red'], stolen: 2 },
    { keys: ['red', 'blue'], stolen: 2 },
  ] as const)('with the keys $keys it steals $stolen after it fights', ({ keys, stolen }) => {
    const t = table({
      me: { house: 'skyborn', keys, line: ['black-tempest'] },
      foe: { aember: 5, keys: ['yellow'], line: ['gub'] },
    });
    t.me.fight('black-tempest', 'gub');
    t.expect({
      me: { aember: stolen, line: [{ id: 'black-tempest', exhausted: true }] },
      foe: { aember: 5 - stolen, line: [] },
    });
  });

  it('not after it reaps, nor when it does not survive', () => {
    const t = table({
      me: { house: 'skyborn', line: ['black-tempest', 'black-tempest'] },
      foe: { aember: 5, line: ['troll'] },
    });
    t.me.reap('black-tempest').fight('black-tempest#2', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'black-tempest', exhausted: true }], discard: ['black-tempest'] },
      foe: { aember: 5, line: [{ id: 'troll', damage: 5 }] },
    });
  });
});
