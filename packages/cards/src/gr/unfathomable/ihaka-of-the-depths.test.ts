import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const deck = ['mother', 'troll', 'krump'];

describe('ihaka-of-the-depths', () => {
  it('may put the top card of your discard pile on the bottom of your deck for each card that you draw in your turn', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: ['ihaka-of-the-depths'],
        hand: ['punch', 'punch', 'punch', 'punch', 'punch'],
        discard: ['bumpsy', 'gub'],
        deck,
      },
    });
    t.me.end().yes();
    t.expect({
      me: { line: ['ihaka-of-the-depths'], discard: ['gub'], deck: ['troll', 'krump', 'bumpsy'] },
    });
  });

  it('may leave it there', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: ['ihaka-of-the-depths'],
        hand: ['punch', 'punch', 'punch', 'punch', 'punch'],
        discard: ['bumpsy'],
        deck,
      },
    });
    t.me.end().no();
    t.expect({ me: { line: ['ihaka-of-the-depths'], discard: ['bumpsy'], deck: ['troll', 'krump'] } });
  });

  it('asks nothing when the opponent draws', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: ['ihaka-of-the-depths'],
        hand: ['punch', 'punch', 'punch', 'punch', 'punch', 'punch'],
        discard: ['bumpsy'],
      },
      foe: {
        houses: ['brobnar', 'logos', 'dis'],
        discard: ['gub'],
        deck: ['mother', 'mother', 'mother', 'mother', 'mother', 'mother', 'troll'],
      },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({
      me: { line: ['ihaka-of-the-depths'], discard: ['bumpsy'] },
      foe: { discard: ['gub'], deck: ['troll'] },
    });
  });
});
