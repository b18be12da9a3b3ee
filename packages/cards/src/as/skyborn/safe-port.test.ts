import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('safe-port', () => {
  it.each([
    { mine: ['yellow'], theirs: [], captured: 2, stolen: 0 },
    { mine: [], theirs: ['yellow'], captured: 0, stolen: 1 },
    { mine: ['yellow', 'red'], theirs: ['yellow'], captured: 2, stolen: 1 },
    { mine: ['red', 'blue'], theirs: ['red', 'blue'], captured: 0, stolen: 0 },
    { mine: [], theirs: [], captured: 0, stolen: 0 },
  ] as const)(
    'with $mine of yours and $theirs forged a creature captures $captured, and $stolen is stolen',
    ({ mine, theirs, captured, stolen }) => {
      const t = table({
        me: { house: 'skyborn', keys: mine, hand: ['safe-port'], line: ['troll'] },
        foe: { aember: 5, keys: theirs, line: ['mother'] },
      });
      t.me.play('safe-port');
      t.expect({
        me: { aember: 1 + stolen, line: [{ id: 'troll', aember: captured }] },
        foe: { aember: 5 - captured - stolen, line: ['mother'] },
      });
    },
  );

  it('steals although no creature can capture, and captures before it steals', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['yellow'], hand: ['safe-port'] },
      foe: { aember: 2, keys: ['yellow'] },
    });
    t.me.play('safe-port');
    t.expect({ me: { aember: 2 }, foe: { aember: 1 } });
    const poor = table({
      me: { house: 'skyborn', keys: ['yellow'], hand: ['safe-port'], line: ['troll'] },
      foe: { aember: 2, keys: ['yellow'] },
    });
    poor.me.play('safe-port');
    poor.expect({ me: { aember: 1, line: [{ id: 'troll', aember: 2 }] }, foe: { aember: 0 } });
  });
});
