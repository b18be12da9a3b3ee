import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('siren-horn', () => {
  it('moves 1 æmber from its creature to the one that it is about to fight', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', aember: 2, upgrades: ['siren-horn'] }] },
      foe: { aember: 0, line: ['zorg', 'krump'] },
    });
    t.me.fight('troll', 'zorg');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', aember: 1, damage: 7, upgrades: ['siren-horn'], exhausted: true }] },
      foe: { aember: 0, line: ['krump'] },
    });
  });

  it('moves it before the exchange: who survives keeps it', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'bumpsy', aember: 1, upgrades: ['siren-horn'] }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({ me: { line: [] }, foe: { aember: 0, line: [{ id: 'troll', aember: 1, damage: 5 }] } });
  });

  it('moves nothing when its creature is attacked, has no æmber, or reaps', () => {
    const attacked = table({
      active: 1,
      me: { line: [{ id: 'troll', aember: 1, upgrades: ['siren-horn'] }] },
      foe: { house: 'brobnar', line: ['zorg', 'krump'] },
    });
    attacked.foe.fight('krump', 'troll');
    attacked.expect({
      me: { line: [{ id: 'troll', aember: 1, damage: 6, upgrades: ['siren-horn'] }] },
      foe: { line: ['zorg'] },
    });
    const bare = table({
      me: { house: 'brobnar', line: [{ id: 'troll', upgrades: ['siren-horn'] }] },
      foe: { line: ['zorg'] },
    });
    bare.me.fight('troll', 'zorg');
    bare.expect({
      me: { aember: 0, line: [{ id: 'troll', damage: 7, upgrades: ['siren-horn'], exhausted: true }] },
      foe: { line: [] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling siren-horn/boss-zarek: elusive that the other gains by it before the exchange works (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: [{ id: 'troll', aember: 1, upgrades: ['siren-horn'] }, 'krump'] },
        foe: { line: ['bumpsy', 'boss-zarek'] },
      });
      t.me.fight('troll', 'bumpsy');
      t.expect({
        me: { line: [{ id: 'troll', upgrades: ['siren-horn'], exhausted: true }, 'krump'] },
        foe: { line: [{ id: 'bumpsy', aember: 1 }, 'boss-zarek'] },
      });
      t.me.fight('krump', 'bumpsy');
      t.expect({
        me: {
          line: [
            { id: 'troll', upgrades: ['siren-horn'], exhausted: true },
            { id: 'krump', damage: 5, exhausted: true },
          ],
        },
        foe: { line: ['boss-zarek'] },
      });
    },
  );

  it('may be put on an enemy creature', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['siren-horn'], line: ['troll'] },
      foe: { ...foeHouses, line: [{ id: 'krump', aember: 2 }] },
    });
    t.me.play('siren-horn').choose('krump').end();
    t.foe.house('brobnar').fight('krump', 'troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', aember: 1, damage: 6 }] },
      foe: { line: [] },
    });
  });

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { first: 'Siren Horn', order: 'ancient-bear#1', pool: 1, left: 0 },
      { first: 'assault', order: 'ancient-bear#2', pool: 0, left: 1 },
    ])(
      'ruling siren-horn/assault: its window is that of assault, and the active player says which is first: $first',
      ({ order, pool, left }) => {
        const t = table({
          edition,
          me: { house: 'untamed', line: [{ id: 'ancient-bear', aember: 1, upgrades: ['siren-horn'] }] },
          foe: { line: ['ember-imp'] },
        });
        t.me.fight('ancient-bear', 'ember-imp').order(order);
        t.expect({
          me: { aember: pool, line: [{ id: 'ancient-bear', aember: left, upgrades: ['siren-horn'], exhausted: true }] },
          foe: { line: [] },
        });
      },
    );
  });
});
