import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('key-of-darkness', () => {
  it.each([
    { theirs: 1, mine: 11, keys: 0, left: 11 },
    { theirs: 1, mine: 12, keys: 1, left: 0 },
    { theirs: 6, mine: 14, keys: 1, left: 2 },
    { theirs: 0, mine: 7, keys: 0, left: 7 },
    { theirs: 0, mine: 8, keys: 1, left: 0 },
    { theirs: 0, mine: 12, keys: 1, left: 4 },
  ])('forges $keys with $mine against a pool of $theirs', ({ theirs, mine, keys, left }) => {
    const t = table({ me: { house: 'shadows', hand: ['key-of-darkness'], aember: mine }, foe: { aember: theirs } });
    t.me.play('key-of-darkness');
    t.expect({ me: { keys, aember: left, discard: ['key-of-darkness'] }, foe: { keys: 0, aember: theirs } });
  });

  it('adds to the current cost', () => {
    const t = table({
      me: { house: 'shadows', hand: ['key-of-darkness'], aember: 7, line: ['titan-mechanic'] },
      foe: {},
    });
    t.me.play('key-of-darkness');
    t.expect({ me: { keys: 1, aember: 0, line: ['titan-mechanic'] } });
  });

  it('looks only at the pool of the opponent, not at æmber on cards', () => {
    const t = table({
      me: { house: 'shadows', hand: ['key-of-darkness'], aember: 8 },
      foe: { line: [{ id: 'charette', aember: 3 }], artifacts: [{ id: 'safe-place', aember: 2 }] },
    });
    t.me.play('key-of-darkness');
    t.expect({
      me: { keys: 1, aember: 0 },
      foe: { line: [{ id: 'charette', aember: 3 }], artifacts: [{ id: 'safe-place', aember: 2 }] },
    });
  });

  it('may be paid from a Safe Place', () => {
    const t = table({
      me: { house: 'shadows', hand: ['key-of-darkness'], aember: 5, artifacts: [{ id: 'safe-place', aember: 3 }] },
      foe: {},
    });
    t.me.play('key-of-darkness');
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['safe-place'] } });
  });

  it('forges only one key, also when its æmber goes to a Sting of the opponent', () => {
    const t = table({
      me: { house: 'shadows', hand: ['key-of-darkness'], aember: 20 },
      foe: { artifacts: ['the-sting'] },
    });
    t.me.play('key-of-darkness');
    t.expect({ me: { keys: 1, aember: 12 }, foe: { aember: 8, artifacts: ['the-sting'] } });
  });

  it('wins the game with the third key', () => {
    const t = table({ me: { house: 'shadows', hand: ['key-of-darkness'], aember: 8, keys: 2 }, foe: {} });
    t.me.play('key-of-darkness');
    t.expect({ winner: 'me', me: { keys: 3 } });
  });
});
