import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sacro-thief', () => {
  it('is elusive against the first attacker in a turn, and its armor takes 2 of the damage of the second', () => {
    const t = table({
      active: 1,
      me: { line: ['sacro-thief'] },
      foe: { house: 'dis', line: ['shooler', 'tocsin'] },
    });
    t.foe.fight('shooler', 'sacro-thief').fight('tocsin', 'sacro-thief');
    t.expect({ me: { line: [{ id: 'sacro-thief', damage: 1 }] }, foe: { line: [{ id: 'shooler', exhausted: true }] } });
  });

  it('takes damage when it attacks itself', () => {
    const t = table({ me: { house: 'shadows', line: ['sacro-thief'] }, foe: { line: ['mother'] } });
    t.me.fight('sacro-thief', 'mother');
    t.expect({
      me: { line: [{ id: 'sacro-thief', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });
});
