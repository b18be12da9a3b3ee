import type { EditionName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';

describe('chronophage', () => {
  it('ends the step after the opponent played a creature', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'dis'], line: ['chronophage'] },
      foe: { house: 'brobnar', hand: ['bumpsy', 'anger', ...filler(5)] },
    });
    t.foe.play('bumpsy');
    t.expect({ active: 'me', me: { line: ['chronophage'] }, foe: { line: ['bumpsy'], hand: ['anger', ...filler(5)] } });
  });

  it('or an artifact, but not after an action or an upgrade', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'dis'], line: ['chronophage'] },
      foe: { house: 'brobnar', line: ['troll'], hand: ['punch', 'blood-of-titans', 'autocannon', ...filler(6)] },
    });
    t.foe.play('punch').choose('troll').play('blood-of-titans').choose('troll').play('autocannon');
    t.expect({
      active: 'me',
      me: { line: ['chronophage'] },
      foe: { line: [{ id: 'troll', damage: 3, upgrades: ['blood-of-titans'] }], artifacts: ['autocannon'] },
    });
  });

  it('does not hinder its own player', () => {
    const t = table({ me: { house: 'logos', line: ['chronophage'], hand: ['batdrone', 'batdrone'] }, foe: {} });
    t.me.play('batdrone').play('batdrone');
    t.expect({
      active: 'me',
      me: { line: ['chronophage', { id: 'batdrone', exhausted: true }, { id: 'batdrone', exhausted: true }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling chronophage/play-destroys: a creature whose own Play: destroys it still ends the step (%s)',
    (edition) => {
      const t = table({
        edition,
        active: 1,
        me: { houses: ['logos', 'dis'], line: ['chronophage'] },
        foe: { house: 'untamed', hand: ['mighty-tiger', 'dust-pixie', ...filler(5)] },
      });
      t.foe.play('mighty-tiger');
      t.expect({ active: 'me', me: { line: [] }, foe: { line: ['mighty-tiger'], hand: ['dust-pixie', ...filler(5)] } });
    },
  );

  it('destroyed before, it ends nothing', () => {
    const t = table({
      active: 1,
      me: { line: ['chronophage'] },
      foe: { house: 'brobnar', hand: ['punch', 'bumpsy'] },
    });
    t.foe.play('punch').play('bumpsy');
    t.expect({ active: 'foe', me: { line: [] }, foe: { line: [{ id: 'bumpsy', exhausted: true }] } });
  });

  it('the creature’s own Play: resolves before the step ends', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'dis'], line: ['chronophage'], aember: 2 },
      foe: { house: 'brobnar', hand: ['bumpsy', ...filler(6)] },
    });
    t.foe.play('bumpsy');
    t.expect({ active: 'me', me: { aember: 1, line: ['chronophage'] }, foe: { line: ['bumpsy'] } });
  });

  it('a creature that an effect plays ends the step as well', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'dis'], line: ['chronophage'] },
      foe: { house: 'logos', hand: ['wild-wormhole', 'batdrone', ...filler(5)], deck: ['dextre'] },
    });
    t.foe.play('wild-wormhole');
    t.expect({
      active: 'me',
      me: { line: ['chronophage'] },
      foe: { line: ['dextre'], hand: ['batdrone', ...filler(5)] },
    });
  });

  it('ruling chronophage/icon: killed by a bonus icon of the card, it ends the step all the same; before 18.4 it does not', () => {
    const killed = (edition: EditionName) =>
      table({
        edition,
        active: 1,
        me: { houses: ['logos', 'dis'], line: [{ id: 'chronophage', damage: 2 }] },
        foe: { house: 'brobnar', hand: [{ id: 'bumpsy', bonus: ['damage'] }, 'headhunter', ...filler(6)] },
      });
    const t = killed('current');
    t.foe.play('bumpsy').choose('chronophage');
    t.expect({ active: 'me', me: { line: [], discard: ['chronophage'] }, foe: { line: ['bumpsy'] } });
    for (const edition of ['cota-1.3', 'master-16'] as const) {
      const before = killed(edition);
      before.foe.play('bumpsy').choose('chronophage').play('headhunter', 'right');
      before.expect({
        active: 'foe',
        me: { discard: ['chronophage'] },
        foe: { line: ['bumpsy', 'headhunter'].map((id) => ({ id, exhausted: true })) },
      });
    }
  });
});
