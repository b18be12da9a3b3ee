import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('animator', () => {
  const used = { id: 'animator', exhausted: true };

  it('makes an artifact a creature on a flank of the line of its controller', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['animator', 'lifeward'], line: ['mother', 'batdrone'] },
      foe: { line: ['troll'] },
    });
    t.me.action('animator').choose('lifeward').choose('left');
    t.expect({ me: { artifacts: [used], line: ['lifeward', 'mother', 'batdrone'] }, foe: { line: ['troll'] } });
  });

  it('it is of the active house and of no other, so that it can reap', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['animator', 'lifeward'] },
      foe: {},
    });
    t.me.action('animator').choose('lifeward').reap('lifeward');
    t.expect({ me: { aember: 1, artifacts: [used], line: [{ id: 'lifeward', exhausted: true }] } });
  });

  it('it has 3 power', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['animator', 'lifeward'], hand: ['twin-bolt-emission'] },
      foe: { line: ['dust-imp', 'bumpsy'] },
    });
    t.me.action('animator').choose('lifeward').play('twin-bolt-emission').choose('lifeward', 'bumpsy');
    t.me.fight('lifeward', 'dust-imp');
    t.expect({
      me: { artifacts: [used], line: [], discard: ['lifeward', 'twin-bolt-emission'] },
      foe: { line: [{ id: 'bumpsy', damage: 2 }] },
    });
  });

  it('an artifact of the opponent stands in their line, where it can be attacked', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['animator'], line: ['mother'] },
      foe: { artifacts: ['lifeward'], line: ['troll'] },
    });
    t.me.action('animator').choose('lifeward').choose('right').fight('mother', 'lifeward');
    t.expect({
      me: { artifacts: [used], line: [{ id: 'mother', damage: 3, exhausted: true }] },
      foe: { artifacts: [], line: ['troll'], discard: ['lifeward'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling animator/until-the-end: it stays exhausted, and is an artifact again when the turn ends (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          ...{ ...myHouses.logos, house: 'logos', line: ['mother'] },
          artifacts: ['animator', { id: 'lifeward', exhausted: true }],
        },
        foe: foeHouses,
      });
      t.me.action('animator').choose('lifeward').choose('right').cannot('reap', 'lifeward', 'exhausted');
      t.expect({ me: { artifacts: [used], line: ['mother', { id: 'lifeward', exhausted: true }] } });
      t.me.end();
      t.expect({ me: { artifacts: ['animator', 'lifeward'], line: ['mother'] } });
    },
  );

  it('ruling animator/upgrades: upgrades stay on what is an artifact again, to no effect until it is a creature', () => {
    const t = table({
      me: {
        ...{ ...myHouses.logos, house: 'logos' },
        artifacts: ['animator', 'lifeward'],
        hand: ['rocket-boots'],
        line: ['batdrone'],
      },
      foe: foeHouses,
    });
    t.me.action('animator').choose('lifeward').choose('right').play('rocket-boots').choose('lifeward').end();
    t.expect({ me: { artifacts: ['animator', { id: 'lifeward', upgrades: ['rocket-boots'] }], line: ['batdrone'] } });
    t.foe.house('brobnar').end();
    t.me.house('logos').action('animator').choose('lifeward').choose('right').reap('lifeward').reap('lifeward');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'animator', exhausted: true }],
        line: ['batdrone', { id: 'lifeward', exhausted: true, upgrades: ['rocket-boots'] }],
      },
    });
  });

  it('may choose itself, and must where there is no other artifact', () => {
    const t = table({ me: { house: 'logos', artifacts: ['animator'] }, foe: { line: ['troll'] } });
    t.me.action('animator');
    t.expect({ me: { artifacts: [], line: [used] }, foe: { line: ['troll'] } });
  });

  it.each(['cota-1.3', 'master-16'] as const)(
    'ruling animator/upgrades: before 18.4 they are discarded when it is no creature any more (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { ...myHouses.logos, house: 'logos', artifacts: ['animator', 'lifeward'], hand: ['rocket-boots'] },
        foe: foeHouses,
      });
      t.me.action('animator').choose('lifeward').play('rocket-boots').end();
      t.expect({ active: 'foe', me: { artifacts: ['animator', 'lifeward'], discard: ['rocket-boots'] } });
    },
  );
});
