import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('might-makes-right', () => {
  it('sacrifices creatures with 25 power together, and forges a key at no cost', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['might-makes-right'],
        aember: 2,
        line: ['kelifi-dragon', 'troll', 'mother', 'valdr'],
      },
      foe: {},
    });
    t.me.play('might-makes-right').choose('kelifi-dragon', 'troll', 'mother').done();
    t.expect({
      me: { keys: 1, aember: 3, line: ['valdr'], discard: ['might-makes-right', 'mother', 'troll', 'kelifi-dragon'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling might-makes-right/too-little: with 24 power together nobody is sacrificed and no key is forged (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          hand: ['might-makes-right'],
          aember: 9,
          line: ['kelifi-dragon', 'troll', 'charette', 'valdr'],
        },
        foe: {},
      });
      t.me.play('might-makes-right').choose('kelifi-dragon', 'troll', 'charette').done();
      t.expect({ me: { keys: 0, aember: 10, line: ['kelifi-dragon', 'troll', 'charette', 'valdr'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling might-makes-right/really-destroyed: a ward saves a creature, and 25 must be destroyed for a key (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'brobnar',
          hand: ['might-makes-right'],
          line: ['kelifi-dragon', { id: 'troll', warded: true }, 'mother'],
        },
        foe: {},
      });
      t.me.play('might-makes-right').choose('kelifi-dragon', 'troll', 'mother');
      t.expect({
        me: { keys: 0, aember: 1, line: ['troll'], discard: ['might-makes-right', 'mother', 'kelifi-dragon'] },
      });
      const more = table({
        edition,
        me: {
          house: 'brobnar',
          hand: ['might-makes-right'],
          line: ['kelifi-dragon', { id: 'troll', warded: true }, 'mother', 'bumpsy', 'krump'],
        },
        foe: {},
      });
      more.me.play('might-makes-right').choose('kelifi-dragon', 'troll', 'mother', 'bumpsy', 'krump');
      more.expect({ me: { keys: 1, aember: 1, line: ['troll'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling might-makes-right/power-as-it-was: all die together, with the power that they give each other (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['might-makes-right'], line: ['kelifi-dragon', 'lion-bautrem', 'bumpsy'] },
        foe: {},
      });
      t.me.play('might-makes-right').choose('kelifi-dragon', 'lion-bautrem', 'bumpsy');
      t.expect({ me: { keys: 1, aember: 1, line: [] } });
    },
  );

  it('may choose nobody, and no enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['might-makes-right'], line: ['kelifi-dragon', 'troll', 'mother'] },
      foe: { line: ['chuff-ape'] },
    });
    t.me.play('might-makes-right');
    expect(t.options()).not.toContain('chuff-ape');
    t.me.done();
    t.expect({ me: { keys: 0, aember: 1, line: ['kelifi-dragon', 'troll', 'mother'] }, foe: { line: ['chuff-ape'] } });
  });
});
