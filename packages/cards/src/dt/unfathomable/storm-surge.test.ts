import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('storm-surge', () => {
  const houses = ['brobnar', 'logos', 'dis'] as const;
  const mine = ['unfathomable', 'logos', 'dis'] as const;

  it('keeps the cards of the opponent exhausted in the “ready cards” step of their next turn', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['storm-surge'] },
      foe: {
        houses,
        line: ['bumpsy', { id: 'krump', exhausted: true }],
        artifacts: [{ id: 'gauntlet-of-command', exhausted: true }],
      },
    });
    t.me.play('storm-surge').end();
    t.foe.house('brobnar').reap('bumpsy').end();
    t.expect({
      foe: {
        aember: 1,
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
        artifacts: [{ id: 'gauntlet-of-command', exhausted: true }],
      },
    });
  });

  it('lets them ready in the turn after that', () => {
    const t = table({
      me: { house: 'unfathomable', houses: mine, hand: ['storm-surge'] },
      foe: { houses, line: ['bumpsy'] },
    });
    t.me.play('storm-surge').end();
    t.foe.house('brobnar').reap('bumpsy').end();
    t.me.house('dis').end();
    t.foe.house('dis').end();
    t.expect({ foe: { aember: 1, line: ['bumpsy'] } });
  });

  it('does not keep yours exhausted, in this turn or theirs', () => {
    const t = table({
      me: { house: 'unfathomable', houses: mine, hand: ['storm-surge'], line: ['hookmaster'] },
      foe: { houses },
    });
    t.me.play('storm-surge').reap('hookmaster').end();
    t.expect({ me: { aember: 1, line: ['hookmaster'] } });
  });

  it('ruling storm-surge/step: effects of cards ready creatures all the same', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['storm-surge'], line: ['hookmaster'] },
      foe: { houses, hand: ['anger'], line: ['bumpsy'] },
    });
    t.me.play('storm-surge').end();
    t.foe.house('brobnar').reap('bumpsy').play('anger').end();
    t.expect({ me: { line: [] }, foe: { aember: 2, line: [{ id: 'bumpsy', exhausted: true, damage: 4 }] } });
  });
});
