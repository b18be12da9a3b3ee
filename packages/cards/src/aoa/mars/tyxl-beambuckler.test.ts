import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tyxl-beambuckler', () => {
  it('deals 2 to a creature and moves it to the flank that you choose', () => {
    const t = table({
      me: { house: 'mars', hand: ['tyxl-beambuckler'] },
      foe: { line: ['mother', 'shooler', 'valdr'] },
    });
    t.me.play('tyxl-beambuckler').choose('shooler').flank('left');
    t.expect({
      me: { line: [{ id: 'tyxl-beambuckler', exhausted: true }] },
      foe: { line: [{ id: 'shooler', damage: 2 }, 'mother', 'valdr'] },
    });
  });

  it('asks for no flank where the damage destroys it', () => {
    const t = table({
      me: { house: 'mars', hand: ['tyxl-beambuckler'] },
      foe: { line: ['mother', 'batdrone', 'valdr'] },
    });
    t.me.play('tyxl-beambuckler').choose('batdrone');
    t.expect({ me: { line: [{ id: 'tyxl-beambuckler', exhausted: true }] }, foe: { line: ['mother', 'valdr'] } });
  });

  it('may move a friendly creature, itself too', () => {
    const t = table({
      me: { house: 'mars', hand: ['tyxl-beambuckler'], line: ['mother', 'blypyp'] },
      foe: {},
    });
    t.me.play('tyxl-beambuckler', 'right').choose('tyxl-beambuckler').flank('left');
    t.expect({ me: { line: [{ id: 'tyxl-beambuckler', damage: 1, exhausted: true }, 'mother', 'blypyp'] } });
  });

  it('ruling tyxl-beambuckler/warded: a ward stops the damage, and the creature is moved', () => {
    const t = table({
      me: { house: 'mars', hand: ['tyxl-beambuckler'] },
      foe: { line: ['mother', { id: 'shooler', warded: true }, 'valdr'] },
    });
    t.me.play('tyxl-beambuckler').choose('shooler').flank('right');
    t.expect({
      me: { line: [{ id: 'tyxl-beambuckler', exhausted: true }] },
      foe: { line: ['mother', 'valdr', 'shooler'] },
    });
  });
});
