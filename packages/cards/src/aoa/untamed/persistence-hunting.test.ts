import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('persistence-hunting', () => {
  it('exhausts each enemy creature of the chosen house', () => {
    const t = table({
      me: { house: 'untamed', hand: ['persistence-hunting'], line: ['tocsin'] },
      foe: { line: ['shooler', 'mother', 'dust-imp'] },
    });
    t.me.play('persistence-hunting').choose('dis');
    t.expect({
      me: { aember: 1, line: ['tocsin'] },
      foe: { line: [{ id: 'shooler', exhausted: true }, 'mother', { id: 'dust-imp', exhausted: true }] },
    });
  });

  it('does nothing where a house is chosen that no enemy has', () => {
    const t = table({ me: { house: 'untamed', hand: ['persistence-hunting'] }, foe: { line: ['shooler'] } });
    t.me.play('persistence-hunting').choose('mars');
    t.expect({ me: { aember: 1 }, foe: { line: ['shooler'] } });
  });
});
