import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tremor', () => {
  it('stuns a creature and both of its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['tremor'], line: ['smaaash'] },
      foe: { line: ['batdrone', 'tocsin', 'mother', 'shooler', 'niffle-queen'] },
    });
    t.me.play('tremor').choose('mother');
    t.expect({
      me: { aember: 0, line: ['smaaash'], discard: ['tremor'] },
      foe: {
        line: [
          'batdrone',
          { id: 'tocsin', stunned: true },
          { id: 'mother', stunned: true },
          { id: 'shooler', stunned: true },
          'niffle-queen',
        ],
      },
    });
  });

  it('reaches one neighbor from a flank', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['tremor'] },
      foe: { line: ['batdrone', 'tocsin', 'mother'] },
    });
    t.me.play('tremor').choose('mother');
    t.expect({
      foe: { line: ['batdrone', { id: 'tocsin', stunned: true }, { id: 'mother', stunned: true }] },
    });
  });

  it('stuns friendly creatures where there are no others', () => {
    const t = table({ me: { house: 'brobnar', hand: ['tremor'], line: ['smaaash'] }, foe: {} });
    t.me.play('tremor');
    t.expect({ me: { line: [{ id: 'smaaash', stunned: true }] } });
  });

  it('may be centered on a creature that is stunned already', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['tremor'] },
      foe: { line: ['batdrone', { id: 'tocsin', stunned: true }, 'mother'] },
    });
    t.me.play('tremor').choose('tocsin');
    t.expect({
      foe: {
        line: [
          { id: 'batdrone', stunned: true },
          { id: 'tocsin', stunned: true },
          { id: 'mother', stunned: true },
        ],
      },
    });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['tremor'] }, foe: {} });
    t.me.play('tremor');
    t.expect({ me: { discard: ['tremor'] } });
  });
});
