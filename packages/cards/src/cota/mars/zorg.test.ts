import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('zorg', () => {
  it('enters play stunned', () => {
    const t = table({ me: { house: 'mars', hand: ['zorg'] }, foe: {} });
    t.me.play('zorg');
    t.expect({ me: { line: [{ id: 'zorg', exhausted: true, stunned: true }] } });
  });

  it('stuns the creature that it attacks and its neighbors before they fight', () => {
    const t = table({
      me: { house: 'mars', line: ['blypyp', 'zorg'] },
      foe: { line: ['tocsin', 'mother', 'chuff-ape', 'headhunter', 'valdr'] },
    });
    t.me.fight('zorg', 'chuff-ape');
    t.expect({
      me: { line: ['blypyp'] },
      foe: {
        line: [
          'tocsin',
          { id: 'mother', stunned: true },
          { id: 'chuff-ape', damage: 7, stunned: true },
          { id: 'headhunter', stunned: true },
          'valdr',
        ],
      },
    });
  });

  it('stuns the neighbors also when the attacked creature is destroyed, and at the end of a line there is one', () => {
    const t = table({
      me: { house: 'mars', line: ['zorg'] },
      foe: { line: ['tocsin', 'mother', 'valdr'] },
    });
    t.me.fight('zorg', 'tocsin');
    t.expect({
      me: { line: [{ id: 'zorg', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'mother', stunned: true }, 'valdr'] },
    });
  });

  it('stuns an elusive creature that is not hurt', () => {
    const t = table({ me: { house: 'mars', line: ['zorg'] }, foe: { line: ['nexus', 'mother'] } });
    t.me.fight('zorg', 'nexus');
    t.expect({
      me: { line: [{ id: 'zorg', exhausted: true }] },
      foe: {
        line: [
          { id: 'nexus', stunned: true },
          { id: 'mother', stunned: true },
        ],
      },
    });
  });

  it('stuns nobody when it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr', 'headhunter'] }, foe: { line: ['zorg'] } });
    t.me.fight('headhunter', 'zorg');
    t.expect({ me: { line: ['valdr'] }, foe: { line: [{ id: 'zorg', damage: 5 }] } });
  });
});
