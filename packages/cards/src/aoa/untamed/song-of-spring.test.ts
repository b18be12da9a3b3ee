import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('song-of-spring', () => {
  it('shuffles Untamed creatures of yours from hand, discard pile and battleline into your deck', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['song-of-spring', 'niffle-ape', 'lifeweb'],
        discard: ['dust-pixie', 'mother'],
        line: ['snufflegator', 'tocsin'],
        deck: [],
      },
      foe: { line: ['murmook'], discard: ['flaxia'] },
    });
    t.me.play('song-of-spring');
    expect([...t.options()].sort()).toEqual(['done', 'dust-pixie', 'niffle-ape', 'snufflegator']);
    t.me.choose('dust-pixie', 'niffle-ape', 'snufflegator');
    t.expect({
      me: { aember: 1, hand: ['lifeweb'], discard: ['song-of-spring', 'mother'], line: ['tocsin'] },
      foe: { line: ['murmook'], discard: ['flaxia'] },
    });
    expect(t.state.players[0]?.deck.length).toBe(3);
  });

  it('may leave all where they are', () => {
    const t = table({
      me: { house: 'untamed', hand: ['song-of-spring'], discard: ['dust-pixie'], line: ['snufflegator'], deck: [] },
      foe: {},
    });
    t.me.play('song-of-spring').done();
    t.expect({ me: { aember: 1, discard: ['song-of-spring', 'dust-pixie'], line: ['snufflegator'], deck: [] } });
  });

  it('leaves a warded creature in play', () => {
    const t = table({
      me: { house: 'untamed', hand: ['song-of-spring'], line: [{ id: 'snufflegator', warded: true }], deck: [] },
      foe: {},
    });
    t.me.play('song-of-spring').choose('snufflegator');
    t.expect({ me: { aember: 1, line: ['snufflegator'], deck: [] } });
  });
});
