import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('noddy-the-thief', () => {
  it('steals 1 by its Action', () => {
    const t = table({ me: { house: 'shadows', line: ['noddy-the-thief'] }, foe: { aember: 2 } });
    t.me.action('noddy-the-thief');
    t.expect({ me: { aember: 1, line: [{ id: 'noddy-the-thief', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'shadows', line: ['noddy-the-thief'] }, foe: { aember: 0 } });
    t.me.action('noddy-the-thief');
    t.expect({ me: { aember: 0, line: [{ id: 'noddy-the-thief', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('is elusive: no damage in the first attack of a turn, damage in the second', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: ['noddy-the-thief'] },
    });
    t.me.fight('tocsin', 'noddy-the-thief');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] },
      foe: { line: ['noddy-the-thief'] },
    });
    t.me.fight('shooler', 'noddy-the-thief');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('is not protected by elusive from other damage, nor when it attacks', () => {
    const t = table({
      me: { house: 'shadows', line: ['noddy-the-thief'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('noddy-the-thief', 'tocsin');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'tocsin', damage: 2 }] } });
  });
});
