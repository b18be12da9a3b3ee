import { creatureCard, define, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { myHouses } from '../../testing/houses.ts';

define([creatureCard({ id: 'early-bird', name: 'Early Bird', house: 'logos', power: 3, keywords: ['alpha'] })]);

describe('exhume', () => {
  it('plays a creature of any house out of the discard pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['exhume'], discard: ['troll', 'punch', 'urchin'] },
      foe: { aember: 2, discard: ['mother'] },
    });
    t.me.play('exhume').yes();
    expect([...t.options()].sort()).toEqual(['troll', 'urchin']);
    t.me.choose('urchin');
    t.expect({
      me: { aember: 2, line: [{ id: 'urchin', exhausted: true }], discard: ['exhume', 'troll', 'punch'] },
      foe: { aember: 1 },
    });
  });

  it('ruling exhume/gigantic: half of a gigantic creature may be chosen, and stays where it is', () => {
    const t = table({
      me: { house: 'dis', hand: ['exhume'], discard: ['niffle-kong', 'niffle-kong2', 'troll'] },
      foe: {},
    });
    t.me.play('exhume').yes().choose('niffle-kong');
    t.expect({ me: { aember: 1, line: [], discard: ['exhume', 'niffle-kong', 'niffle-kong2', 'troll'] } });
  });

  it('ruling exhume/unplayable: Mimic Gel cannot be chosen where there is no creature to copy', () => {
    const t = table({ me: { house: 'dis', hand: ['exhume'], discard: ['mimic-gel'] }, foe: {} });
    t.me.play('exhume');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 1, line: [], discard: ['exhume', 'mimic-gel'] } });
    const u = table({ me: { house: 'dis', hand: ['exhume'], discard: ['mimic-gel', 'troll'] }, foe: {} });
    u.me.play('exhume').yes();
    u.expect({ me: { line: [{ id: 'troll', exhausted: true }], discard: ['exhume', 'mimic-gel'] } });
  });

  it('may leave it in the pile', () => {
    const t = table({ me: { house: 'dis', hand: ['exhume'], discard: ['troll'] }, foe: {} });
    t.me.play('exhume').no();
    t.expect({ me: { aember: 1, line: [], discard: ['exhume', 'troll'] } });
  });

  it('does nothing without a creature there', () => {
    const t = table({ me: { house: 'dis', hand: ['exhume'], discard: ['punch'] }, foe: {} });
    t.me.play('exhume');
    t.expect({ me: { aember: 1, line: [], discard: ['exhume', 'punch'] } });
  });

  it('ruling exhume/alpha: a creature with alpha may be chosen, and stays in the pile', () => {
    const t = table({ me: { house: 'dis', hand: ['exhume'], discard: ['early-bird', 'troll'] }, foe: {} });
    t.me.play('exhume').yes().choose('early-bird');
    t.expect({ me: { line: [], discard: ['exhume', 'early-bird', 'troll'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling exhume/as-upgrade: a creature that may be played as an upgrade may be played so (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: ['exhume'], line: ['dust-imp'], discard: ['explo-rover'] },
        foe: {},
      });
      t.me.play('exhume').yes().choose('As an upgrade').choose('dust-imp');
      t.expect({ me: { line: [{ id: 'dust-imp', upgrades: ['explo-rover'] }], discard: ['exhume'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling exhume/lifeward-upgrade: that goes too while no creatures can be played (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', ...myHouses.dis, artifacts: ['lifeward'] },
        foe: { houses: ['dis', 'shadows', 'brobnar'], hand: ['exhume'], line: ['shooler'], discard: ['explo-rover'] },
      });
      t.me.omni('lifeward').end();
      t.foe.house('dis').play('exhume').yes().choose('shooler');
      t.expect({ foe: { line: [{ id: 'shooler', upgrades: ['explo-rover'] }], discard: ['exhume'] } });
    },
  );
});
