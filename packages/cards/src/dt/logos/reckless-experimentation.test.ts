import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('reckless-experimentation', () => {
  it('lets the creature play the top card of the deck when it reaps, of whatever house', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['reckless-experimentation'],
        line: ['mother'],
        deck: ['dust-pixie', 'fear'],
      },
      foe: {},
    });
    t.me.play('reckless-experimentation').reap('mother').flank('left');
    t.expect({
      me: {
        aember: 4,
        deck: ['fear'],
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'mother', exhausted: true, upgrades: ['reckless-experimentation'] },
        ],
      },
    });
  });

  it('on an enemy creature it is the opponent who plays, out of their own deck', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'dis'], hand: ['reckless-experimentation'], deck: ['fear'] },
      foe: { houses: ['brobnar', 'dis'], line: ['bumpsy'], deck: ['virtuous-works', 'punch'] },
    });
    t.me.play('reckless-experimentation').end();
    t.foe.house('brobnar').reap('bumpsy');
    t.expect({
      me: { aember: 1, hand: ['fear'] },
      foe: {
        aember: 4,
        deck: ['punch'],
        discard: ['virtuous-works'],
        line: [{ id: 'bumpsy', exhausted: true, upgrades: ['reckless-experimentation'] }],
      },
    });
  });

  it('a card that cannot be played stays on the deck', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [{ id: 'mother', upgrades: ['reckless-experimentation'] }],
        deck: ['eureka', 'fear'],
      },
      foe: {},
    });
    t.me.reap('mother');
    t.expect({
      me: {
        aember: 1,
        deck: ['eureka', 'fear'],
        line: [{ id: 'mother', exhausted: true, upgrades: ['reckless-experimentation'] }],
      },
    });
  });

  it('does nothing with an empty deck, which is not shuffled for it', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'mother', upgrades: ['reckless-experimentation'] }], discard: ['foggify'] },
      foe: {},
    });
    t.me.reap('mother');
    t.expect({
      me: {
        aember: 1,
        deck: [],
        discard: ['foggify'],
        line: [{ id: 'mother', exhausted: true, upgrades: ['reckless-experimentation'] }],
      },
    });
  });
});
