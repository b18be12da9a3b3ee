import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('knuckles-bolton', () => {
  it('is dealt no damage by the first attack and none when it attacks', () => {
    const t = table({
      me: { house: 'shadows', line: ['knuckles-bolton'] },
      foe: { line: ['knuckles-bolton', 'mother'] },
    });
    t.me.fight('knuckles-bolton', 'mother');
    t.expect({
      me: { line: [{ id: 'knuckles-bolton', exhausted: true }] },
      foe: { line: ['knuckles-bolton', { id: 'mother', damage: 3 }] },
    });
  });

  it('is dealt damage by the second attack of a turn', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'shooler'] }, foe: { line: ['knuckles-bolton'] } });
    t.me.fight('tocsin', 'knuckles-bolton').fight('shooler', 'knuckles-bolton');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
