import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('sample-collection', () => {
  it('takes an enemy creature for each key that the opponent has forged', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'], keys: 1, line: ['blypyp'] },
      foe: { line: ['tocsin', 'mother', 'shooler'], keys: 2 },
    });
    t.me.play('sample-collection');
    expect([...t.options()].sort()).toEqual(['mother', 'shooler', 'tocsin']);
    t.me.choose('tocsin').choose('shooler');
    t.expect({
      me: { aember: 0, archives: ['shooler', 'tocsin'], line: ['blypyp'] },
      foe: { line: ['mother'], archives: [] },
    });
  });

  it('takes none from an opponent without keys', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'], keys: 2 },
      foe: { line: ['tocsin'], keys: 0 },
    });
    t.me.play('sample-collection');
    t.expect({ me: { archives: [] }, foe: { line: ['tocsin'] } });
  });

  it('takes all where there are fewer creatures than keys', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'] },
      foe: { line: [{ id: 'tocsin', aember: 1, upgrades: ['blood-of-titans'] }], keys: 2 },
    });
    t.me.play('sample-collection');
    t.expect({ me: { aember: 1, archives: ['tocsin'] }, foe: { line: [], discard: ['blood-of-titans'] } });
  });

  it('loses a warded creature, of which it only takes the ward', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'mother'], keys: 1 },
    });
    t.me.play('sample-collection').choose('tocsin');
    t.expect({ me: { archives: [] }, foe: { line: ['tocsin', 'mother'] } });
  });

  it('takes them one after the other: one that lost its ward may be chosen again', () => {
    const t = table({
      me: { house: 'mars', hand: ['sample-collection'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'mother'], keys: 2 },
    });
    t.me.play('sample-collection').choose('tocsin').choose('tocsin');
    t.expect({ me: { archives: ['tocsin'] }, foe: { line: ['mother'] } });
  });

  it('keeps them until the archives are picked up: then they go to the hand of their owner', () => {
    const t = table({
      me: {
        house: 'mars',
        houses: ['mars', 'dis', 'logos'],
        hand: ['sample-collection'],
        archives: ['feeding-pit'],
        deck: filler(12),
      },
      foe: { ...foeHouses, line: ['tocsin'], keys: 1, hand: filler(6), deck: filler(4) },
    });
    t.me.play('sample-collection').end();
    t.foe.house('brobnar').end();
    t.me.house('mars').no();
    t.expect({ me: { archives: ['feeding-pit', 'tocsin'], hand: filler(6) }, foe: { hand: filler(6) } });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({ me: { archives: [], hand: ['feeding-pit', ...filler(6)] }, foe: { hand: ['tocsin', ...filler(6)] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling sample-collection/dysania: what Dysania would discard from the archives goes to the hand of its owner and brings her nothing (%s) [rule this-way]',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'mars',
          houses: ['mars', 'dis', 'untamed'],
          hand: ['sample-collection'],
          archives: ['feeding-pit'],
        },
        foe: { houses: ['brobnar', 'logos', 'shadows'], line: ['tocsin', 'mother'], keys: 2, hand: ['dysania'] },
      });
      t.me.play('sample-collection').choose('tocsin').end();
      t.foe.house('logos').play('dysania');
      t.expect({
        me: { archives: [] },
        foe: { aember: 1, hand: ['mother', 'tocsin'], line: [{ id: 'dysania', exhausted: true }] },
      });
    },
  );
});
