import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('knoxx', () => {
  it('has 3 more power for each neighbor', () => {
    const t = table({
      me: { house: 'untamed', line: ['mother', 'knoxx', 'tocsin'] },
      foe: { line: ['kelifi-dragon', 'valdr'] },
    });
    t.me.fight('knoxx', 'valdr');
    t.expect({
      me: { line: ['mother', { id: 'knoxx', damage: 6, exhausted: true }, 'tocsin'] },
      foe: { line: ['kelifi-dragon'] },
    });
  });

  it('has power 6 beside one, and its printed power alone', () => {
    const one = table({
      me: { house: 'untamed', line: ['knoxx', 'tocsin'] },
      foe: { line: ['kelifi-dragon', 'mother'] },
    });
    one.me.fight('knoxx', 'mother');
    one.expect({
      me: { line: [{ id: 'knoxx', damage: 5, exhausted: true }, 'tocsin'] },
      foe: { line: ['kelifi-dragon'] },
    });
    const alone = table({ me: { house: 'untamed', line: ['knoxx'] }, foe: { line: ['mother'] } });
    alone.me.fight('knoxx', 'mother');
    alone.expect({ me: { line: [], discard: ['knoxx'] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('dies of its damage when a neighbor leaves', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'], line: [{ id: 'knoxx', damage: 4 }, 'dust-imp'] },
      foe: {},
    });
    t.me.play('oubliette').choose('dust-imp');
    t.expect({ me: { line: [], purged: ['dust-imp'], discard: ['oubliette', 'knoxx'] } });
  });
});
