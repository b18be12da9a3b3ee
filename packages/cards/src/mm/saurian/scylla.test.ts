import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('scylla', () => {
  it('deals 4 damage to an enemy creature after it reaps', () => {
    const t = table({
      active: 1,
      me: { line: ['scylla'] },
      foe: { house: 'brobnar', line: ['krump', 'tocsin'] },
    });
    t.foe.reap('krump');
    t.expect({
      me: { line: ['scylla'] },
      foe: { aember: 1, line: [{ id: 'krump', damage: 4, exhausted: true }, 'tocsin'] },
    });
  });

  it('destroys a small one, which reaped all the same', () => {
    const t = table({ active: 1, me: { line: ['scylla'] }, foe: { house: 'dis', line: ['tocsin'] } });
    t.foe.reap('tocsin').order('tocsin#2');
    t.expect({ me: { line: ['scylla'] }, foe: { aember: 1, line: [], discard: ['tocsin'] } });
  });

  it('does not hurt those that fight, nor its own side', () => {
    const t = table({
      active: 1,
      me: { line: ['scylla'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    t.foe.fight('troll', 'scylla');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 7, exhausted: true }] } });
    const mine = table({ me: { house: 'saurian', line: ['scylla'] }, foe: { line: ['krump'] } });
    mine.me.reap('scylla');
    mine.expect({ me: { aember: 1, line: [{ id: 'scylla', exhausted: true }] }, foe: { line: ['krump'] } });
  });

  it('is stopped by a ward, and dealt by each of two', () => {
    const t = table({
      active: 1,
      me: { line: ['scylla', 'scylla'] },
      foe: { house: 'brobnar', line: [{ id: 'krump', warded: true }] },
    });
    t.foe.reap('krump');
    t.expect({
      me: { line: ['scylla', 'scylla'] },
      foe: { aember: 1, line: [{ id: 'krump', damage: 4, exhausted: true }] },
    });
  });
});
