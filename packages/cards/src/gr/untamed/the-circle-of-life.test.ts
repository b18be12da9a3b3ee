import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('the-circle-of-life', () => {
  it.each([
    ['you', ten, [], 3, 0],
    ['the opponent', [], ten, 1, 2],
    ['both', ten, ten, 3, 2],
    ['nobody', [], ten.slice(1), 1, 0],
  ] as const)('gives 2 to each haunted player: %s', (_who, mine, theirs, me, foe) => {
    const t = table({
      me: { house: 'untamed', hand: ['the-circle-of-life'], discard: mine },
      foe: { discard: theirs },
    });
    t.me.play('the-circle-of-life');
    t.expect({ me: { aember: me }, foe: { aember: foe } });
  });
});
