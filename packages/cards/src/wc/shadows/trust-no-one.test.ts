import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('trust-no-one', () => {
  it('steals 1 with a friendly creature in play', () => {
    const t = table({
      me: { house: 'shadows', hand: ['trust-no-one'], line: ['urchin'] },
      foe: { aember: 5, line: ['troll', 'mother'] },
    });
    t.me.play('trust-no-one');
    t.expect({ me: { aember: 1, line: ['urchin'] }, foe: { aember: 4, line: ['troll', 'mother'] } });
  });

  it.each([
    { line: [], stolen: 0 },
    { line: ['troll', 'krump'], stolen: 1 },
    { line: ['troll', 'mother', 'tocsin'], stolen: 3 },
    { line: ['troll', 'mother', 'tocsin', 'flaxia'], stolen: 3 },
  ] as const)('steals $stolen from the houses of $line without friends', ({ line, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['trust-no-one'] }, foe: { aember: 5, line } });
    t.me.play('trust-no-one');
    t.expect({ me: { aember: stolen }, foe: { aember: 5 - stolen, line } });
  });
});
