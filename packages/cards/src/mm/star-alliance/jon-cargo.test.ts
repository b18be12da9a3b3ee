import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('jon-cargo', () => {
  it('archives the cards in hand that share a house with the card that it discards from the deck', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['jon-cargo'], deck: ['fear', 'zap'], hand: ['tocsin', 'punch', 'dust-imp'] },
      foe: { hand: ['shooler'] },
    });
    t.me.reap('jon-cargo');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        archives: ['dust-imp', 'tocsin'],
        discard: ['fear'],
        deck: ['zap'],
        line: [{ id: 'jon-cargo', exhausted: true }],
      },
      foe: { hand: ['shooler'], archives: [] },
    });
    expect(revealed(t).toSorted()).toEqual(['dust-imp', 'punch', 'tocsin']);
  });

  it('archives nothing where no card shares a house', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['jon-cargo'], deck: ['fear'], hand: ['punch', 'zap'] },
      foe: {},
    });
    t.me.reap('jon-cargo');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch', 'zap'],
        archives: [],
        discard: ['fear'],
        line: [{ id: 'jon-cargo', exhausted: true }],
      },
    });
    expect(revealed(t).toSorted()).toEqual(['punch', 'zap']);
  });

  it('ruling jon-cargo/empty: without a deck no card shares a house, and without a hand nothing is archived', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['jon-cargo'], discard: ['fear'], hand: ['tocsin', 'zap'] },
      foe: {},
    });
    t.me.reap('jon-cargo');
    t.expect({
      me: {
        aember: 1,
        hand: ['tocsin', 'zap'],
        archives: [],
        discard: ['fear'],
        line: [{ id: 'jon-cargo', exhausted: true }],
      },
    });
    const u = table({ me: { house: 'star-alliance', line: ['jon-cargo'], deck: ['fear', 'zap'] }, foe: {} });
    u.me.reap('jon-cargo');
    u.expect({
      me: {
        aember: 1,
        hand: [],
        archives: [],
        discard: ['fear'],
        deck: ['zap'],
        line: [{ id: 'jon-cargo', exhausted: true }],
      },
    });
  });

  it('counts each house that one of the cards belongs to', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: ['jon-cargo'],
        deck: [{ id: 'fear', houseIcons: ['brobnar'] }],
        hand: ['punch', 'tocsin', 'zap', { id: 'mother', house: 'dis' }],
      },
      foe: {},
    });
    t.me.reap('jon-cargo');
    t.expect({
      me: {
        aember: 1,
        hand: ['zap'],
        archives: ['mother', 'punch', 'tocsin'],
        discard: ['fear'],
        line: [{ id: 'jon-cargo', exhausted: true }],
      },
    });
  });
});
