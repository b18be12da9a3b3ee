import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('slrs-austeralis', () => {
  it('plays a card from the top of the deck for each creature it exhausted', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['mother', 'batdrone', 'dextre', 'troll'],
        artifacts: ['slrs-austeralis'],
        deck: ['virtuous-works', 'dust-pixie', 'fear'],
      },
      foe: {},
    });
    t.me.action('slrs-austeralis').choose('mother', 'dextre').done().flank('right');
    t.expect({
      me: {
        aember: 5,
        deck: ['fear'],
        discard: ['virtuous-works'],
        line: [
          { id: 'mother', exhausted: true },
          'batdrone',
          { id: 'dextre', exhausted: true },
          'troll',
          { id: 'dust-pixie', exhausted: true },
        ],
      },
    });
  });

  it('exhausts at most 3, and only friendly Logos creatures', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['mother', 'batdrone', 'dextre', 'troll', 'old-egad'],
        artifacts: ['slrs-austeralis'],
        deck: Array<string>(4).fill('virtuous-works'),
      },
      foe: { line: ['helper-bot'] },
    });
    t.me.action('slrs-austeralis');
    expect(t.options()).not.toContain('troll');
    expect(t.options()).not.toContain('helper-bot');
    t.me.choose('mother', 'batdrone', 'dextre');
    t.expect({
      me: {
        aember: 9,
        deck: ['virtuous-works'],
        line: [
          { id: 'mother', exhausted: true },
          { id: 'batdrone', exhausted: true },
          { id: 'dextre', exhausted: true },
          'troll',
          'old-egad',
        ],
      },
      foe: { line: ['helper-bot'] },
    });
  });

  it('plays nothing for a creature that was exhausted before', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [{ id: 'mother', exhausted: true }, 'batdrone'],
        artifacts: ['slrs-austeralis'],
        deck: Array<string>(2).fill('virtuous-works'),
      },
      foe: {},
    });
    t.me.action('slrs-austeralis').choose('mother', 'batdrone');
    t.expect({
      me: {
        aember: 3,
        deck: ['virtuous-works'],
        line: [
          { id: 'mother', exhausted: true },
          { id: 'batdrone', exhausted: true },
        ],
      },
    });
  });

  it('may exhaust none, and plays none then', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'], artifacts: ['slrs-austeralis'], deck: ['virtuous-works'] },
      foe: {},
    });
    t.me.action('slrs-austeralis').done();
    t.expect({
      me: {
        aember: 0,
        deck: ['virtuous-works'],
        line: ['mother'],
        artifacts: [{ id: 'slrs-austeralis', exhausted: true }],
      },
    });
  });

  it('a card that cannot be played stays on top, and in the way of the next', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['mother', 'batdrone'],
        artifacts: ['slrs-austeralis'],
        deck: ['eureka', 'virtuous-works'],
      },
      foe: {},
    });
    t.me.action('slrs-austeralis').choose('mother', 'batdrone');
    t.expect({
      me: {
        aember: 0,
        deck: ['eureka', 'virtuous-works'],
        line: [
          { id: 'mother', exhausted: true },
          { id: 'batdrone', exhausted: true },
        ],
      },
    });
  });
});
