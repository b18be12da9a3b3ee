import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('break-key', () => {
  const at = (mine: number, theirs: number) => {
    const t = table({
      me: { house: 'dis', hand: ['break-key'], keys: mine },
      foe: { aember: 1, keys: theirs },
    });
    t.me.play('break-key');
    return t;
  };

  it.each([
    { mine: 0, theirs: 1 },
    { mine: 0, theirs: 2 },
    { mine: 1, theirs: 2 },
  ])('unforges a key of an opponent who has $theirs to $mine, and gives them 6', ({ mine, theirs }) => {
    at(mine, theirs).expect({ me: { aember: 1, keys: mine }, foe: { aember: 7, keys: theirs - 1 } });
  });

  it.each([
    { mine: 0, theirs: 0 },
    { mine: 1, theirs: 1 },
    { mine: 2, theirs: 1 },
  ])('does nothing to an opponent who has $theirs to $mine', ({ mine, theirs }) => {
    at(mine, theirs).expect({ me: { aember: 1, keys: mine }, foe: { aember: 1, keys: theirs } });
  });

  it('a second one looks anew at how many keys there are', () => {
    const t = table({
      me: { house: 'dis', hand: ['break-key', 'break-key'], keys: 1 },
      foe: { keys: 2 },
    });
    t.me.play('break-key').play('break-key');
    t.expect({ me: { aember: 2, keys: 1 }, foe: { aember: 6, keys: 1 } });
  });
});
