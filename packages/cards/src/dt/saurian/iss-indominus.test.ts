import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('iss-indominus', () => {
  it('deals 1 to each enemy creature for each creature that it exhausts', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: ['iss-indominus'],
        line: ['thero-centurion', 'legatus-raptor', 'questor-jarta', 'bumpsy'],
      },
      foe: { line: ['troll', 'dust-imp'] },
    });
    t.me.action('iss-indominus').choose('thero-centurion', 'questor-jarta').done();
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'thero-centurion', exhausted: true },
          'legatus-raptor',
          { id: 'questor-jarta', exhausted: true },
          'bumpsy',
        ],
        artifacts: [{ id: 'iss-indominus', exhausted: true }],
      },
      foe: { aember: 2, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('counts no creature that was exhausted already, and takes only Saurians', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: ['iss-indominus'],
        line: ['thero-centurion', { id: 'legatus-raptor', exhausted: true }, 'bumpsy'],
      },
      foe: { line: ['troll', 'questor-jarta'] },
    });
    t.me.action('iss-indominus');
    expect(t.options()).toEqual(['thero-centurion', 'legatus-raptor', 'done']);
    t.me.choose('thero-centurion', 'legatus-raptor');
    t.expect({
      me: {
        line: [{ id: 'thero-centurion', exhausted: true }, { id: 'legatus-raptor', exhausted: true }, 'bumpsy'],
      },
      foe: {
        line: [
          { id: 'troll', damage: 1 },
          { id: 'questor-jarta', damage: 1 },
        ],
      },
    });
  });

  it('exhausts 5 at most', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['iss-indominus'], line: Array.from({ length: 6 }, () => 'legatus-raptor') },
      foe: { line: ['troll'] },
    });
    t.me.action('iss-indominus');
    for (let nth = 1; nth <= 5; nth++) t.me.choose('legatus-raptor');
    t.expect({
      me: {
        line: [...Array.from({ length: 5 }, () => ({ id: 'legatus-raptor', exhausted: true })), 'legatus-raptor'],
      },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('deals all of it at once, so that armor and ward see it once', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: ['iss-indominus'],
        line: ['thero-centurion', 'legatus-raptor', 'questor-jarta'],
      },
      foe: { line: ['raiding-knight', { id: 'dust-imp', warded: true }] },
    });
    t.me.action('iss-indominus').choose('thero-centurion', 'legatus-raptor', 'questor-jarta');
    t.expect({
      me: {
        line: [
          { id: 'thero-centurion', exhausted: true },
          { id: 'legatus-raptor', exhausted: true },
          { id: 'questor-jarta', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'raiding-knight', damage: 1 }, 'dust-imp'] },
    });
  });

  it('may exhaust nobody, and then deals nothing', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['iss-indominus'], line: ['thero-centurion'] },
      foe: { line: ['troll'] },
    });
    t.me.action('iss-indominus').done();
    t.expect({ me: { line: ['thero-centurion'] }, foe: { line: ['troll'] } });
  });
});
