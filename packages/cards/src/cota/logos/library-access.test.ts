import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';

describe('library-access', () => {
  it('does not draw for a discarded card or for using one', () => {
    const t = table({
      me: { house: 'logos', hand: ['library-access', 'dimension-door'], deck: ['fear', 'punch'], line: ['mother'] },
      foe: {},
    });
    t.me.play('library-access').discard('dimension-door').reap('mother');
    t.expect({ me: { aember: 1, hand: [], deck: ['fear', 'punch'], line: [{ id: 'mother', exhausted: true }] } });
  });

  it('adds up: the second copy draws a card for the first one, later cards draw two', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access', 'library-access', 'batdrone'],
        deck: ['fear', 'punch', 'smaaash', 'urchin'],
      },
      foe: {},
    });
    t.me.play('library-access').play('library-access');
    t.expect({ me: { hand: ['batdrone', 'fear'], purged: ['library-access', 'library-access'] } });
    t.me.play('batdrone');
    t.expect({
      me: { hand: ['fear', 'punch', 'smaaash'], deck: ['urchin'], line: [{ id: 'batdrone', exhausted: true }] },
    });
  });

  it('does nothing for the cards of the opponent, and ends with the turn', () => {
    const t = table({
      me: { house: 'logos', hand: ['library-access', ...filler(6)], deck: filler(3) },
      foe: { houses: ['dis', 'brobnar', 'shadows'], hand: ['tocsin'] },
    });
    t.me.play('library-access').end();
    t.foe.house('dis').play('tocsin');
    t.expect({ me: { hand: filler(6), deck: filler(3) }, foe: { line: [{ id: 'tocsin', exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling library-access/goes-on: draws for each other card played, of every type, although it is purged (%s) [rule errata]',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          hand: ['library-access', 'dimension-door', 'batdrone', 'library-of-babble'],
          deck: ['fear', 'punch', 'smaaash', 'urchin'],
        },
        foe: {},
      });
      t.me.play('library-access');
      t.expect({
        me: { hand: ['dimension-door', 'batdrone', 'library-of-babble'], purged: ['library-access'], discard: [] },
      });
      t.me.play('dimension-door');
      if (edition !== 'cota-1.3') t.me.order('library-access');
      t.me.play('batdrone').play('library-of-babble');
      t.expect({
        me: {
          hand: ['fear', 'punch', 'smaaash'],
          deck: ['urchin'],
          discard: ['dimension-door'],
          line: [{ id: 'batdrone', exhausted: true }],
          artifacts: [{ id: 'library-of-babble', exhausted: true }],
        },
      });
    },
  );

  it('ruling library-access/wild-wormhole: with Wild Wormhole: its bonus, a draw, the top card with its bonus, a draw, its Play: ability', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access', 'wild-wormhole'],
        deck: ['fear', 'dr-escotera', 'urchin', 'punch'],
      },
      foe: { keys: 2 },
    });
    t.me.play('library-access').play('wild-wormhole');
    t.expect({
      me: {
        aember: 3,
        hand: ['fear', 'urchin'],
        deck: ['punch'],
        line: [{ id: 'dr-escotera', exhausted: true }],
        discard: ['wild-wormhole'],
        purged: ['library-access'],
      },
      foe: { keys: 2 },
    });
  });

  it.each(editionsSince('master-16'))(
    'ruling library-access/wild-wormhole: the active player orders each draw and the Play: ability beside it (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          hand: ['library-access', 'wild-wormhole'],
          deck: ['fear', 'dr-escotera', 'urchin', 'punch'],
        },
        foe: { keys: 2 },
      });
      t.me.play('library-access').play('wild-wormhole').order('library-access').order('library-access');
      t.expect({
        me: {
          aember: 3,
          hand: ['fear', 'urchin'],
          deck: ['punch'],
          line: [{ id: 'dr-escotera', exhausted: true }],
          discard: ['wild-wormhole'],
          purged: ['library-access'],
        },
        foe: { keys: 2 },
      });
    },
  );

  it('ruling library-access/later-order: draws before the Play: ability of the card', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'logos', hand: ['library-access', 'wild-wormhole'], deck: ['fear', 'batdrone', 'urchin'] },
      foe: {},
    });
    // Were the Play: ability first, Wild Wormhole would play Fear from the top.
    t.me.play('library-access').play('wild-wormhole');
    t.expect({ me: { hand: ['fear', 'urchin'], deck: [], line: [{ id: 'batdrone', exhausted: true }] } });
  });
});
