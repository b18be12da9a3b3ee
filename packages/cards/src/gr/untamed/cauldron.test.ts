import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('cauldron', () => {
  it('puts the top card of your deck faceup under it', () => {
    const t = table({ me: { house: 'untamed', artifacts: ['cauldron'], deck: ['mother', 'troll'] } });
    t.me.omni('cauldron');
    t.expect({ me: { artifacts: [{ id: 'cauldron', exhausted: true, under: ['mother'] }], deck: ['troll'] } });
    expect(t.events.filter(({ type }) => type === 'reveal')).toHaveLength(1);
  });

  it('plays the third card with the others, one at a time, of whatever house', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: [{ id: 'cauldron', under: ['troll', 'punch'] }],
        deck: ['batdrone', 'mother'],
      },
      foe: { line: ['bumpsy'] },
    });
    t.me.omni('cauldron').choose('punch').choose('troll');
    t.me.choose('bumpsy').flank('left').flank('left');
    t.expect({
      me: {
        aember: 1,
        artifacts: [{ id: 'cauldron', exhausted: true }],
        line: [
          { id: 'batdrone', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
        deck: ['mother'],
        discard: ['punch'],
      },
      foe: { line: [{ id: 'bumpsy', damage: 3 }] },
    });
  });

  it('does nothing with an empty deck', () => {
    const t = table({ me: { house: 'untamed', artifacts: [{ id: 'cauldron', under: ['troll'] }] } });
    t.me.omni('cauldron');
    t.expect({ me: { artifacts: [{ id: 'cauldron', exhausted: true, under: ['troll'] }] } });
  });

  it('ruling cauldron/stays: a card that cannot be played stays under it', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: [{ id: 'cauldron', under: ['thing-from-the-deep', 'troll'] }],
        deck: ['batdrone'],
      },
    });
    t.me.omni('cauldron').choose('thing-from-the-deep').choose('troll').flank('left').flank('left');
    t.expect({
      me: {
        artifacts: [{ id: 'cauldron', exhausted: true, under: ['thing-from-the-deep'] }],
        line: [
          { id: 'batdrone', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
    });
  });

  it('ruling cauldron/three-or-more: four cards are played as three are', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: [{ id: 'cauldron', under: ['virtuous-works', 'virtuous-works', 'virtuous-works'] }],
        deck: ['virtuous-works'],
      },
    });
    t.me.omni('cauldron');
    for (let i = 0; i < 3; i++) t.me.choose('virtuous-works');
    t.expect({ me: { aember: 12, artifacts: [{ id: 'cauldron', exhausted: true }] } });
  });
});
