import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('drecker', () => {
  it('is dealt what its neighbor is dealt in a fight, attacked or attacking', () => {
    const t = table({ me: { house: 'brobnar', line: ['batdrone', 'bumpsy'] }, foe: { line: ['troll', 'drecker'] } });
    t.me.fight('bumpsy', 'troll');
    t.expect({
      me: { line: ['batdrone'] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
    const u = table({ me: { house: 'brobnar', line: ['troll', 'drecker', 'bumpsy'] }, foe: { line: ['tocsin'] } });
    u.me.fight('bumpsy', 'tocsin');
    u.expect({
      me: { line: ['troll', { id: 'drecker', damage: 3 }, { id: 'bumpsy', damage: 3, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('dies together with a neighbor that is destroyed', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['dust-imp', 'drecker', 'tocsin'] } });
    t.me.fight('troll', 'dust-imp');
    t.expect({ me: { line: [{ id: 'troll', damage: 2, exhausted: true }] }, foe: { aember: 2, line: ['tocsin'] } });
  });

  it('is dealt nothing for a creature that is no neighbor, or in a fight of its own more than usual', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { line: ['bumpsy', 'shooler', 'drecker'] },
    });
    t.me.fight('troll', 'bumpsy');
    t.expect({
      me: { line: [{ id: 'troll', damage: 5, exhausted: true }, 'krump'] },
      foe: { line: ['shooler', 'drecker'] },
    });
    const u = table({ me: { house: 'dis', line: ['drecker', 'troll'] }, foe: { line: ['tocsin'] } });
    u.me.fight('drecker', 'tocsin');
    u.expect({ me: { line: [{ id: 'drecker', damage: 3, exhausted: true }, 'troll'] }, foe: { line: [] } });
  });

  it('ruling drecker/effects: damage by effects is not copied', () => {
    const t = table({ me: { house: 'dis', hand: ['mark-of-dis'] }, foe: { line: ['troll', 'drecker'] } });
    t.me.play('mark-of-dis').choose('troll');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', damage: 2 }, 'drecker'] } });
  });

  it('ruling drecker/really-dealt: copies what passed armor and ward of the neighbor', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['raiding-knight', 'drecker'] } });
    t.me.fight('tocsin', 'raiding-knight');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'raiding-knight', damage: 1 },
          { id: 'drecker', damage: 1 },
        ],
      },
    });
    const u = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { line: [{ id: 'troll', warded: true }, 'drecker'] },
    });
    u.me.fight('tocsin', 'troll');
    u.expect({ me: { line: [] }, foe: { line: ['troll', 'drecker'] } });
  });

  it('ruling drecker/prevented: its own armor takes away of what is shared, and its ward all of it', () => {
    const t = table({ me: { house: 'brobnar', line: ['bumpsy'] }, foe: { line: ['bulwark', 'drecker'] } });
    t.me.fight('bumpsy', 'bulwark');
    t.expect({
      me: { line: [{ id: 'bumpsy', damage: 4, exhausted: true }] },
      foe: {
        line: [
          { id: 'bulwark', damage: 3 },
          { id: 'drecker', damage: 1 },
        ],
      },
    });
    const u = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { line: ['raiding-knight', { id: 'drecker', warded: true }] },
    });
    u.me.fight('tocsin', 'raiding-knight');
    u.expect({ me: { line: [] }, foe: { line: [{ id: 'raiding-knight', damage: 1 }, 'drecker'] } });
  });

  it('ruling drecker/really-dealt: what is added to the damage of the neighbor is dealt to it too', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lethal-distraction'], line: ['urchin'] },
      foe: { line: ['groggins', 'drecker'] },
    });
    t.me.play('lethal-distraction').choose('groggins').fight('urchin', 'groggins');
    t.expect({
      me: { aember: 1, line: [] },
      foe: {
        line: [
          { id: 'groggins', damage: 3 },
          { id: 'drecker', damage: 3 },
        ],
      },
    });
  });

  it('ruling drecker/redirected: a Shadow Self beside it takes what is shared', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { line: ['drecker', 'gub', 'drecker', 'shadow-self'] },
    });
    t.me.fight('tocsin', 'gub');
    t.expect({
      me: { line: [] },
      foe: {
        line: [{ id: 'drecker', damage: 3 }, { id: 'gub', damage: 3 }, 'drecker', { id: 'shadow-self', damage: 3 }],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling drecker/two: two side by side each get the damage of the other once (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', line: ['tocsin'] },
        foe: { line: ['drecker', 'drecker', 'drecker'] },
      });
      t.me.fight('tocsin', 'drecker#2');
      t.expect({
        me: { line: [] },
        foe: {
          line: [
            { id: 'drecker', damage: 3 },
            { id: 'drecker', damage: 3 },
            { id: 'drecker', damage: 3 },
          ],
        },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling drecker/poison: poison of the attacker works on what it shares (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['macis-asp'] },
        foe: { line: ['troll', 'drecker', 'krump'] },
      });
      t.me.fight('macis-asp', 'troll');
      t.expect({ me: { line: [{ id: 'macis-asp', exhausted: true }] }, foe: { line: ['krump'] } });
    },
  );

  it('destroyed by what it shares it is destroyed in a fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy'], artifacts: ['the-warchest'] },
      foe: { line: ['zorg', 'drecker'] },
    });
    t.me.fight('bumpsy', 'zorg').action('the-warchest');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'zorg', damage: 5 }] } });
  });

  it('steals 1 when it reaps', () => {
    const t = table({ me: { house: 'dis', line: ['drecker'] }, foe: { aember: 2 } });
    t.me.reap('drecker');
    t.expect({ me: { aember: 2, line: [{ id: 'drecker', exhausted: true }] }, foe: { aember: 1 } });
  });
});
