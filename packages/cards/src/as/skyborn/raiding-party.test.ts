import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('raiding-party', () => {
  const after = { id: 'raiding-party', damage: 1, exhausted: true };

  it.each([
    { mine: ['red'], theirs: ['red'], stolen: 2 },
    { mine: ['red', 'blue'], theirs: ['yellow', 'blue'], stolen: 2 },
    { mine: ['red', 'blue'], theirs: ['yellow'], stolen: 1 },
    { mine: ['red', 'yellow'], theirs: [], stolen: 1 },
    { mine: [], theirs: [], stolen: 1 },
  ] as const)(
    'ruling raiding-party/both-players: with $mine of yours and $theirs forged it steals $stolen',
    ({ mine, theirs, stolen }) => {
      const t = table({
        me: { house: 'skyborn', keys: mine, line: ['raiding-party'] },
        foe: { aember: 5, keys: theirs, line: ['gub'] },
      });
      t.me.fight('raiding-party', 'gub');
      t.expect({ me: { aember: stolen, line: [after] }, foe: { aember: 5 - stolen, line: [] } });
    },
  );

  it('steals nothing after it reaps, nor when it does not survive', () => {
    const t = table({
      me: { house: 'skyborn', line: ['raiding-party', 'raiding-party'] },
      foe: { aember: 5, line: ['troll'] },
    });
    t.me.reap('raiding-party').fight('raiding-party#2', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'raiding-party', exhausted: true }] },
      foe: { aember: 5, line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
