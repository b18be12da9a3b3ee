import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cleansing-wave', () => {
  it('heals 1 from each creature and gains 1 for each that was healed', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['cleansing-wave'],
        line: [{ id: 'mother', damage: 1 }, 'tocsin', { id: 'shooler', damage: 3 }],
      },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }, 'dust-imp'] },
    });
    t.me.play('cleansing-wave');
    t.expect({
      me: { aember: 3, line: ['mother', 'tocsin', { id: 'shooler', damage: 2 }], discard: ['cleansing-wave'] },
      foe: { line: [{ id: 'niffle-queen', damage: 4 }, 'dust-imp'] },
    });
  });

  it('gains nothing where no creature is damaged', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['cleansing-wave'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('cleansing-wave');
    t.expect({ me: { aember: 0, line: ['mother'] }, foe: { line: ['tocsin'] } });
  });

  it('gains nothing without creatures', () => {
    const t = table({ me: { house: 'sanctum', hand: ['cleansing-wave'] }, foe: {} });
    t.me.play('cleansing-wave');
    t.expect({ me: { aember: 0, discard: ['cleansing-wave'] } });
  });
});
