import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vaelra-whisperfang', () => {
  it('deals 2 to each creature that the opponent plays', () => {
    const t = table({ me: { house: 'brobnar', hand: ['krump', 'valdr'] }, foe: { line: ['vaelra-whisperfang'] } });
    t.me.play('krump').play('valdr');
    t.expect({
      me: {
        line: [
          { id: 'krump', damage: 2, exhausted: true },
          { id: 'valdr', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['vaelra-whisperfang'] },
    });
  });

  it('not to those of its player', () => {
    const t = table({ me: { house: 'brobnar', hand: ['krump'], line: ['vaelra-whisperfang'] }, foe: {} });
    t.me.play('krump');
    t.expect({ me: { line: ['vaelra-whisperfang', { id: 'krump', exhausted: true }] } });
  });
});
