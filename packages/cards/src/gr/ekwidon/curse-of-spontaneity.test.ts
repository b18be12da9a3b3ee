import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('curse-of-spontaneity', () => {
  const deck = ['bumpsy', 'bumpsy', 'bumpsy', 'bumpsy', 'bumpsy', 'bumpsy', 'bumpsy'];

  it('enters play under the opponent’s control', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['curse-of-spontaneity'] }, foe: {} });
    t.me.play('curse-of-spontaneity');
    t.expect({
      me: { artifacts: [] },
      foe: { artifacts: [{ id: 'curse-of-spontaneity', owner: 0, exhausted: true }] },
    });
  });

  it('ruling curse-of-spontaneity/you: has its controller discard their hand before they draw', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['troll', 'mother'], deck },
      foe: {
        houses: ['brobnar', 'dis'],
        hand: ['troll', 'mother'],
        deck,
        artifacts: [{ id: 'curse-of-spontaneity', owner: 0 }],
      },
    });
    t.me.end();
    t.expect({ me: { hand: ['troll', 'mother', ...deck.slice(3)], discard: [] } });
    t.foe.house('brobnar').end();
    t.expect({ foe: { hand: deck.slice(1), discard: ['troll', 'mother'] } });
  });

  it('does nothing to an empty hand', () => {
    const t = table({
      me: { house: 'ekwidon', deck, artifacts: ['curse-of-spontaneity'] },
      foe: { houses: ['brobnar', 'dis'] },
    });
    t.me.end();
    t.expect({ me: { hand: deck.slice(1), discard: [] } });
  });
});
