import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('horseman-of-death', () => {
  it('returns each Horseman creature from the discard pile to hand', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['horseman-of-death'],
        discard: ['horseman-of-war', 'raiding-knight', 'horseman-of-famine', 'punch', 'horseman-of-death'],
      },
      foe: {},
    });
    t.me.play('horseman-of-death');
    t.expect({
      me: {
        aember: 0,
        hand: ['horseman-of-war', 'horseman-of-famine', 'horseman-of-death'],
        discard: ['raiding-knight', 'punch'],
        line: [{ id: 'horseman-of-death', exhausted: true }],
      },
    });
  });

  it('leaves those in play, in the deck and in the discard pile of the opponent', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['horseman-of-death'],
        deck: ['horseman-of-famine'],
        line: ['horseman-of-war'],
        discard: ['mother'],
      },
      foe: { discard: ['horseman-of-pestilence'], hand: [] },
    });
    t.me.play('horseman-of-death');
    t.expect({
      me: {
        hand: [],
        deck: ['horseman-of-famine'],
        discard: ['mother'],
        line: ['horseman-of-war', { id: 'horseman-of-death', exhausted: true }],
      },
      foe: { hand: [], discard: ['horseman-of-pestilence'] },
    });
  });

  it('lets the Horsemen be played in the same turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['horseman-of-death'], discard: ['horseman-of-famine'] },
      foe: { line: ['urchin'] },
    });
    t.me.play('horseman-of-death').play('horseman-of-famine');
    t.expect({
      me: {
        hand: [],
        line: [
          { id: 'horseman-of-death', exhausted: true },
          { id: 'horseman-of-famine', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('returns nothing by reaping or fighting', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['horseman-of-death', 'horseman-of-death'],
        discard: ['horseman-of-famine'],
        hand: [],
      },
      foe: { line: ['urchin'] },
    });
    t.me.reap('horseman-of-death').fight('horseman-of-death#2', 'urchin');
    t.expect({
      me: {
        aember: 1,
        hand: [],
        discard: ['horseman-of-famine'],
        line: [
          { id: 'horseman-of-death', exhausted: true },
          { id: 'horseman-of-death', exhausted: true },
        ],
      },
      foe: { line: ['urchin'] },
    });
  });
});
