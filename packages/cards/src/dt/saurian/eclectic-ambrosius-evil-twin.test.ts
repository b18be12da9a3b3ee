import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('eclectic-ambrosius-evil-twin', () => {
  const twin = 'eclectic-ambrosius-evil-twin';

  it('puts a counter on an enemy creature, whose keywords and abilities are gone then', () => {
    const t = table({
      me: { house: 'saurian', line: [twin, 'thero-centurion'] },
      foe: { line: ['champion-anaphiel', 'dust-imp'] },
    });
    t.me.reap(twin).choose('champion-anaphiel').fight('thero-centurion', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: twin, exhausted: true },
          { id: 'thero-centurion', aember: 1, damage: 1, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [{ id: 'champion-anaphiel', counters: { ignorance: 1 } }] },
    });
  });

  it('a Destroyed: ability does not resolve; a creature without counter keeps its text', () => {
    const t = table({
      me: { house: 'saurian', line: [twin, 'legatus-raptor', 'thero-centurion'] },
      foe: { line: ['dust-imp', 'dust-imp'] },
    });
    t.me.reap(twin).choose('dust-imp').fight('legatus-raptor', 'dust-imp').no();
    t.expect({
      me: {
        aember: 1,
        line: [{ id: twin, exhausted: true }, { id: 'legatus-raptor', damage: 1, exhausted: true }, 'thero-centurion'],
      },
      foe: { aember: 0, line: ['dust-imp'] },
    });
    t.me.fight('thero-centurion', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: twin, exhausted: true },
          { id: 'legatus-raptor', damage: 1, exhausted: true },
          { id: 'thero-centurion', aember: 1, damage: 1, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('leaves the creature its traits', () => {
    const t = table({
      me: { house: 'saurian', line: [twin], hand: ['regrettable-meteor'] },
      foe: { line: ['questor-jarta', 'mother'] },
    });
    t.me.reap(twin).choose('questor-jarta').play('regrettable-meteor');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: ['mother'], discard: ['questor-jarta'] } });
  });

  it('ruling eclectic-ambrosius-evil-twin/stays: goes on after it left play', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: [twin, 'thero-centurion'],
        hand: [
          { id: 'punch', house: 'saurian' },
          { id: 'punch', house: 'saurian' },
        ],
      },
      foe: { line: ['champion-anaphiel', 'dust-imp'] },
    });
    t.me.reap(twin).choose('champion-anaphiel').play('punch').choose(twin).play('punch').choose(twin);
    t.me.fight('thero-centurion', 'dust-imp');
    t.expect({
      me: { aember: 3, line: [{ id: 'thero-centurion', aember: 1, damage: 1, exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'champion-anaphiel', counters: { ignorance: 1 } }] },
    });
  });

  it('a creature that left play and came again has no counter, and its text', () => {
    const t = table({
      me: {
        house: 'saurian',
        ...myHouses.saurian,
        line: [twin, 'thero-centurion'],
        hand: [{ id: 'fear', house: 'saurian' }],
      },
      foe: { ...foeHouses, line: ['dust-imp'] },
    });
    t.me.reap(twin).play('fear').choose('dust-imp').end();
    t.foe.house('dis').play('dust-imp').end();
    t.me.house('saurian').fight('thero-centurion', 'dust-imp');
    t.expect({
      me: { line: [twin, { id: 'thero-centurion', aember: 1, damage: 1, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('finds no friendly creature', () => {
    const t = table({ me: { house: 'saurian', line: [twin, 'mother'] }, foe: {} });
    t.me.reap(twin);
    t.expect({ me: { aember: 1, line: [{ id: twin, exhausted: true }, 'mother'] } });
  });
});
