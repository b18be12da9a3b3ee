import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sergeant-zakiel', () => {
  it('may ready and fight with a neighbor', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['sergeant-zakiel'], line: ['mother', { id: 'batdrone', exhausted: true }] },
      foe: { line: ['tocsin', 'shooler'], aember: 1 },
    });
    t.me.play('sergeant-zakiel', 'right').yes().choose('shooler');
    t.expect({
      me: {
        aember: 1,
        line: ['mother', { id: 'batdrone', exhausted: true }, { id: 'sergeant-zakiel', exhausted: true }],
      },
      foe: { aember: 0, line: ['tocsin', { id: 'shooler', damage: 2 }] },
    });
  });

  it('may leave it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['sergeant-zakiel'], line: [{ id: 'batdrone', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('sergeant-zakiel', 'left').no();
    t.expect({
      me: {
        line: [
          { id: 'sergeant-zakiel', exhausted: true },
          { id: 'batdrone', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('does nothing without a neighbor', () => {
    const t = table({ me: { house: 'sanctum', hand: ['sergeant-zakiel'] }, foe: { line: ['tocsin'] } });
    t.me.play('sergeant-zakiel');
    t.expect({ me: { line: [{ id: 'sergeant-zakiel', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('has 1 armor', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['sergeant-zakiel'] } });
    t.me.play('punch');
    t.expect({ foe: { line: [{ id: 'sergeant-zakiel', damage: 2 }] } });
  });
});
