import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('blast-from-the-past', () => {
  it('exalts, archives a Saurian creature and deals its power as damage', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['blast-from-the-past'],
        line: ['bumpsy'],
        discard: ['paraguardian', 'troll', 'tribute'],
      },
      foe: { line: ['zorg', 'tocsin'] },
    });
    t.me.play('blast-from-the-past').choose('zorg');
    t.expect({
      me: {
        line: [{ id: 'bumpsy', aember: 1 }],
        archives: ['paraguardian'],
        discard: ['blast-from-the-past', 'troll', 'tribute'],
      },
      foe: { line: [{ id: 'zorg', damage: 6 }, 'tocsin'] },
    });
  });

  it('lets its player choose each of the three', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['blast-from-the-past'],
        line: ['bumpsy', 'krump'],
        discard: ['paraguardian', 'questor-jarta'],
      },
      foe: { line: ['zorg', 'tocsin'] },
    });
    t.me.play('blast-from-the-past').choose('krump').choose('questor-jarta').choose('tocsin');
    t.expect({
      me: { line: ['bumpsy', { id: 'krump', aember: 1 }], archives: ['questor-jarta'] },
      foe: { line: ['zorg'], discard: ['tocsin'] },
    });
  });

  it('needs no friendly creature for the rest', () => {
    const t = table({
      me: { house: 'saurian', hand: ['blast-from-the-past'], discard: ['questor-jarta'] },
      foe: { line: ['zorg'] },
    });
    t.me.play('blast-from-the-past');
    t.expect({ me: { archives: ['questor-jarta'] }, foe: { line: [{ id: 'zorg', damage: 3 }] } });
  });

  it('only exalts where no Saurian creature lies in the discard pile', () => {
    const t = table({
      me: { house: 'saurian', hand: ['blast-from-the-past'], line: ['bumpsy'], discard: ['troll', 'tribute'] },
      foe: { line: ['zorg', 'tocsin'], discard: ['paraguardian'] },
    });
    t.me.play('blast-from-the-past');
    t.expect({
      me: { line: [{ id: 'bumpsy', aember: 1 }], archives: [] },
      foe: { line: ['zorg', 'tocsin'], discard: ['paraguardian'] },
    });
  });

  it('archives also where there is nobody to be damaged', () => {
    const t = table({
      me: { house: 'saurian', hand: ['blast-from-the-past'], line: ['bumpsy'], discard: ['questor-jarta'] },
      foe: {},
    });
    t.me.play('blast-from-the-past');
    t.expect({ me: { line: [{ id: 'bumpsy', aember: 1 }], archives: ['questor-jarta'] } });
  });

  it.each([
    { half: 'deusillus', line: [] },
    { half: 'deusillus2', line: ['gargantodon'] },
  ])('reads the power of half a gigantic creature as it is printed on it: $half', ({ half, line }) => {
    const t = table({
      me: { house: 'saurian', hand: ['blast-from-the-past'], discard: [half] },
      foe: { line: ['gargantodon'] },
    });
    t.me.play('blast-from-the-past');
    t.expect({ me: { archives: [half] }, foe: { line } });
  });

  it('deals damage of its own: a ward takes it away', () => {
    const t = table({
      me: { house: 'saurian', hand: ['blast-from-the-past'], discard: ['paraguardian'] },
      foe: { line: [{ id: 'krump', warded: true }] },
    });
    t.me.play('blast-from-the-past');
    t.expect({ me: { archives: ['paraguardian'] }, foe: { line: ['krump'] } });
  });
});
