import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fidgit', () => {
  it('discards the top card of the opponent’s deck, and plays it if it is an action', () => {
    const t = table({
      me: { house: 'shadows', line: ['fidgit'] },
      foe: { deck: ['punch', 'tocsin'], line: ['mother'], archives: ['fear'] },
    });
    t.me.reap('fidgit').choose('Discard from the deck').choose('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'fidgit', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 3 }], deck: ['tocsin'], discard: ['punch'], archives: ['fear'] },
    });
  });

  it('discards a random card of their archives, and does not play a creature', () => {
    const t = table({
      me: { house: 'shadows', line: ['fidgit'] },
      foe: { deck: ['punch'], archives: ['tocsin', 'tocsin'] },
    });
    t.me.reap('fidgit').choose('Discard from archives');
    t.expect({
      me: { aember: 1, line: [{ id: 'fidgit', exhausted: true }] },
      foe: { line: [], archives: ['tocsin'], discard: ['tocsin'], deck: ['punch'] },
    });
  });

  it('ruling fidgit/alpha: an alpha card cannot be played any more and stays in the discard pile', () => {
    const t = table({
      me: { house: 'shadows', line: ['fidgit', 'silvertooth'] },
      foe: { deck: ['sow-salt'] },
    });
    t.me.reap('fidgit').choose('Discard from the deck').reap('silvertooth');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'fidgit', exhausted: true },
          { id: 'silvertooth', exhausted: true },
        ],
      },
      foe: { discard: ['sow-salt'] },
    });
  });
});
