import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flamethrower', () => {
  it('deals 1 to a creature and 1 to each of its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['flamethrower'], line: ['troll'] },
      foe: { line: ['mother', 'valdr', 'shooler', 'tocsin'] },
    });
    t.me.action('flamethrower').choose('valdr');
    t.expect({
      me: { line: ['troll'], artifacts: [{ id: 'flamethrower', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 1 }, { id: 'valdr', damage: 1 }, { id: 'shooler', damage: 1 }, 'tocsin'] },
    });
  });

  it('splashes although a ward saves its target', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['flamethrower'] },
      foe: { line: ['mother', { id: 'valdr', warded: true }] },
    });
    t.me.action('flamethrower').choose('valdr');
    t.expect({ foe: { line: [{ id: 'mother', damage: 1 }, 'valdr'] } });
  });

  it('may hit a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['flamethrower'], line: ['troll', 'valdr'] }, foe: {} });
    t.me.action('flamethrower').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 1 },
          { id: 'valdr', damage: 1 },
        ],
      },
    });
  });
});
