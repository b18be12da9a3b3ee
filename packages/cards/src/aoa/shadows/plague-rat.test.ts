import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('plague-rat', () => {
  it('deals 1 to each creature that is no Rat for each Rat in play', () => {
    const t = table({
      me: { house: 'shadows', hand: ['plague-rat'], line: ['mother'] },
      foe: { line: ['plague-rat', 'shooler', 'umbra'] },
    });
    t.me.play('plague-rat');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 2 },
          { id: 'plague-rat', exhausted: true },
        ],
      },
      foe: { line: ['plague-rat', { id: 'shooler', damage: 2 }] },
    });
  });

  it('deals 1 where it is the only Rat, all at once, so that armor stops it', () => {
    const t = table({ me: { house: 'shadows', hand: ['plague-rat'] }, foe: { line: ['raiding-knight', 'mother'] } });
    t.me.play('plague-rat');
    t.expect({
      me: { line: [{ id: 'plague-rat', exhausted: true }] },
      foe: { line: ['raiding-knight', { id: 'mother', damage: 1 }] },
    });
  });
});
