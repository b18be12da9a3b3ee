import type { SeatPosition } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('niffle-kong', () => {
  const halves = ['niffle-kong', 'niffle-kong2'];
  const play = (me: SeatPosition) => {
    const t = table({ me: { house: 'untamed', ...me, hand: halves }, foe: {} });
    t.me.play('niffle-kong');
    return t;
  };
  const tired = { id: 'niffle-kong', exhausted: true };

  it('ruling niffle-kong/search: finds any number of Niffle creatures in deck and discard pile, and shuffles the deck', () => {
    const t = play({
      deck: ['krump', 'niffle-ape', 'niffle-queen'],
      discard: ['niffle-ape', 'niffle-grounds', 'troll'],
    });
    t.me.choose('niffle-ape', 'niffle-queen', 'niffle-ape');
    t.expect({
      me: {
        line: [tired],
        hand: ['niffle-ape', 'niffle-ape', 'niffle-queen'],
        deck: ['krump'],
        discard: ['niffle-grounds', 'troll'],
      },
    });
    expect(t.events.filter((e) => e.type === 'shuffle')).toEqual([{ type: 'shuffle', player: 0, withDiscard: false }]);
    expect(t.events.filter((e) => e.type === 'reveal')).toHaveLength(3);
  });

  it('ruling niffle-kong/search: the base half of another copy is one, and an art half is none', () => {
    const t = play({ deck: ['niffle-kong', 'niffle-kong2', 'niffle-ape'], discard: ['dew-faerie'] });
    expect([...t.options()].sort()).toEqual(['done', 'niffle-ape', 'niffle-kong']);
    t.me.choose('niffle-kong').done();
    expect(t.state.players[0]?.deck).toHaveLength(2);
    t.expect({ me: { line: [tired], hand: ['niffle-kong'], discard: ['dew-faerie'] } });
  });

  it('may leave them all where they are: the deck is shuffled anyway', () => {
    const t = play({ deck: ['niffle-ape'], discard: ['niffle-queen'] });
    t.me.done();
    t.expect({ me: { line: [tired], hand: [], deck: ['niffle-ape'], discard: ['niffle-queen'] } });
    expect(t.events.some((e) => e.type === 'shuffle')).toBe(true);
  });

  it.each(['reap', 'fight'] as const)(
    'may destroy a friendly Niffle for 3 damage, a theft and an artifact: %s',
    (how) => {
      const t = table({
        me: { house: 'untamed', line: ['niffle-kong', 'niffle-ape'] },
        foe: { aember: 2, line: [{ id: 'krump', warded: true }], artifacts: ['cannon', 'safe-place'] },
      });
      if (how === 'reap') t.me.reap('niffle-kong');
      else t.me.fight('niffle-kong', 'krump');
      t.me.yes().choose('niffle-ape').choose('krump').choose('safe-place');
      t.expect({
        me: {
          aember: how === 'reap' ? 2 : 1,
          line: [how === 'reap' ? tired : { ...tired, damage: 4 }],
          discard: ['niffle-ape'],
        },
        foe: {
          aember: 1,
          line: [how === 'reap' ? 'krump' : { id: 'krump', damage: 3 }],
          artifacts: ['cannon'],
          discard: ['safe-place'],
        },
      });
    },
  );

  it('does nothing where that is declined', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-kong', 'niffle-ape'] },
      foe: { aember: 2, line: ['krump'], artifacts: ['cannon'] },
    });
    t.me.reap('niffle-kong').no();
    t.expect({
      me: { aember: 1, line: [tired, 'niffle-ape'] },
      foe: { aember: 2, line: ['krump'], artifacts: ['cannon'] },
    });
  });

  it('may destroy itself, both halves, and does the rest all the same', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-kong'] },
      foe: { aember: 2, line: ['krump'], artifacts: ['cannon'] },
    });
    t.me.reap('niffle-kong').yes();
    t.expect({
      me: { aember: 2, line: [], discard: ['niffle-kong2', 'niffle-kong'] },
      foe: { aember: 1, line: [{ id: 'krump', damage: 3 }], artifacts: [] },
    });
  });

  it('does nothing where only a ward was taken, and as much as it can where something is missing', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-kong', { id: 'niffle-ape', warded: true }] },
      foe: { aember: 2, line: ['krump'], artifacts: ['cannon'] },
    });
    t.me.reap('niffle-kong').yes().choose('niffle-ape');
    t.expect({
      me: { aember: 1, line: [tired, 'niffle-ape'] },
      foe: { aember: 2, line: ['krump'], artifacts: ['cannon'] },
    });
    const alone = table({ me: { house: 'untamed', line: ['niffle-kong', 'niffle-ape'] }, foe: { aember: 1 } });
    alone.me.reap('niffle-kong').yes().choose('niffle-ape');
    alone.expect({ me: { aember: 2, line: [{ ...tired, damage: 1 }] }, foe: { aember: 0 } });
  });
});
