import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('panpaca-jaga', () => {
  it('gives skirmish to all creatures on its left', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'charette', 'panpaca-jaga', 'shooler'] },
      foe: { line: ['valdr', 'valdr', 'valdr'] },
    });
    t.me.fight('tocsin', 'valdr').fight('charette', 'valdr#2').fight('shooler', 'valdr#3');
    t.expect({
      me: {
        line: [{ id: 'tocsin', exhausted: true }, { id: 'charette', exhausted: true }, 'panpaca-jaga'],
        discard: ['shooler'],
      },
      foe: {
        line: [
          { id: 'valdr', damage: 3 },
          { id: 'valdr', damage: 4 },
          { id: 'valdr', damage: 5 },
        ],
      },
    });
  });

  it('has skirmish itself', () => {
    const t = table({ me: { house: 'untamed', line: ['panpaca-jaga'] }, foe: { line: ['mother'] } });
    t.me.fight('panpaca-jaga', 'mother');
    t.expect({ me: { line: [{ id: 'panpaca-jaga', exhausted: true }] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });
});
