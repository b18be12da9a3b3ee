import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('behold-its-grandeur', () => {
  it.each([
    { line: ['legendary-keyraken', 'lashing-tentacle', 'troll', 'mother'], gained: 2 },
    { line: ['legendary-keyraken', 'troll', 'lashing-tentacle'], gained: 0 },
    { line: ['troll', 'krump', 'mother', 'dextre'], gained: 4 },
    { line: ['troll', 'krump', 'valdr', 'bumpsy', 'troll'], gained: 4 },
    { line: ['troll'], gained: 0 },
  ])('gains 1 for each own creature beside one of its house, 4 at most: $gained in $line', ({ line, gained }) => {
    const t = table({
      me: { house: 'keyraken', hand: ['behold-its-grandeur'], line },
      foe: { line: ['tunk', 'zorg'] },
    });
    t.me.play('behold-its-grandeur');
    t.expect({ me: { aember: gained, line }, foe: { line: ['tunk', 'zorg'] } });
  });
});
