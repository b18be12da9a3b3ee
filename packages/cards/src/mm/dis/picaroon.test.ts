import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('picaroon', () => {
  it('enters anywhere in the line, with as much power as its neighbors have together', () => {
    const t = table({
      me: { house: 'dis', hand: ['picaroon', 'mark-of-dis'], line: ['batdrone', 'mother', 'troll'] },
      foe: {},
    });
    t.me
      .play('picaroon', { between: ['batdrone', 'mother'] })
      .play('mark-of-dis')
      .choose('picaroon');
    t.expect({ me: { line: ['batdrone', { id: 'picaroon', damage: 2, exhausted: true }, 'mother', 'troll'] } });
  });

  it.each([
    { enemy: 'pit-demon', dies: false },
    { enemy: 'krump', dies: true },
  ])('with neighbors of 2 and 4 it deals 6 damage, and takes fewer: against $enemy', ({ enemy, dies }) => {
    const t = table({
      me: { house: 'dis', line: ['batdrone', 'picaroon', 'snufflegator', 'troll'] },
      foe: { line: [enemy] },
    });
    t.me.fight('picaroon', enemy);
    const alive = [{ id: 'picaroon', damage: 5, exhausted: true }];
    t.expect({ me: { line: ['batdrone', ...(dies ? [] : alive), 'snufflegator', 'troll'] }, foe: { line: [] } });
  });

  it('alone it has no power and is destroyed at once', () => {
    const t = table({ me: { house: 'dis', hand: ['picaroon'] }, foe: { line: ['troll'] } });
    t.me.play('picaroon');
    t.expect({ me: { line: [], discard: ['picaroon'] }, foe: { line: ['troll'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling picaroon/blank: blanked its X is 0, and it is destroyed (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: ['shadow-of-dis'] },
        foe: { line: ['troll', 'picaroon', 'mother'] },
      });
      t.me.play('shadow-of-dis');
      t.expect({ me: { aember: 1 }, foe: { line: ['troll', 'mother'], discard: ['picaroon'] } });
    },
  );

  it('does not count another Changeling beside it', () => {
    const t = table({
      me: { house: 'dis', hand: ['picaroon'], line: ['bumpsy', 'picaroon'] },
      foe: {},
    });
    t.me.play('picaroon', 'right');
    t.expect({ me: { line: ['bumpsy', 'picaroon'], discard: ['picaroon'] } });
  });

  it('loses the power with a neighbor, and dies of its damage then', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['imp-losion'],
        line: ['batdrone', { id: 'picaroon', damage: 3 }, 'tocsin', 'dust-imp'],
      },
      foe: {},
    });
    t.me.play('imp-losion').choose('tocsin');
    t.expect({ me: { line: ['batdrone', { id: 'picaroon', damage: 3 }, 'dust-imp'] } });
    const u = table({
      me: {
        house: 'dis',
        hand: ['imp-losion'],
        line: ['batdrone', { id: 'picaroon', damage: 4 }, 'tocsin', 'dust-imp'],
      },
      foe: {},
    });
    u.me.play('imp-losion').choose('tocsin');
    u.expect({ me: { line: ['batdrone', 'dust-imp'], discard: ['imp-losion', 'picaroon', 'tocsin'] } });
  });

  it('has what counters add besides, also without a neighbor', () => {
    const t = table({ me: { house: 'dis', line: [{ id: 'picaroon', power: 2 }] }, foe: { line: ['urchin'] } });
    t.me.reap('picaroon');
    t.expect({ me: { aember: 1, line: [{ id: 'picaroon', power: 2, exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});
