import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const quake = { id: 'timequake', house: 'dis' } as const;

describe('timequake', () => {
  it('shuffles the friendly cards in play into the deck, and draws as many', () => {
    const t = table({
      me: { house: 'dis', hand: [quake], line: ['troll', 'urchin'], artifacts: ['key-to-dis'] },
      foe: { line: ['mother'], artifacts: ['key-to-dis'] },
    });
    t.me.play('timequake');
    t.expect({
      me: { aember: 1, line: [], artifacts: [], deck: [] },
      foe: { line: ['mother'], artifacts: ['key-to-dis'] },
    });
    expect(t.state.players[0]?.hand).toHaveLength(3);
  });

  it('ruling timequake/not-counted: a warded creature stays and does not count', () => {
    const t = table({
      me: { house: 'dis', hand: [quake], line: [{ id: 'troll', warded: true }, 'urchin'], deck: ['fear'] },
      foe: {},
    });
    t.me.play('timequake');
    t.expect({ me: { aember: 1, line: ['troll'] } });
    expect([t.state.players[0]?.hand.length, t.state.players[0]?.deck.length]).toEqual([1, 1]);
  });

  it('shuffles upgrades in with their creatures, and draws for each of them', () => {
    const worn = { id: 'troll', upgrades: ['blood-of-titans', 'collar-of-subordination'] };
    const t = table({ me: { house: 'dis', hand: [quake], line: [worn, 'urchin'] }, foe: {} });
    t.me.play('timequake');
    t.expect({ me: { aember: 1, line: [], deck: [], discard: ['timequake'] } });
    expect(t.state.players[0]?.hand).toHaveLength(4);
  });

  it('draws nothing without a friendly card', () => {
    const t = table({ me: { house: 'dis', hand: [quake], deck: ['fear'] }, foe: { line: ['mother'] } });
    t.me.play('timequake');
    t.expect({ me: { aember: 1, hand: [], deck: ['fear'] }, foe: { line: ['mother'] } });
  });
});
