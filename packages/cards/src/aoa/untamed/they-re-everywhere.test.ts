import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('they-re-everywhere', () => {
  it('deals 2 to enemies on a flank and 1 to the others', () => {
    const t = table({
      me: { house: 'untamed', hand: ['they-re-everywhere'], line: ['snufflegator'] },
      foe: { line: ['mother', 'tocsin', 'shooler', 'valdr'] },
    });
    t.me.play('they-re-everywhere');
    t.expect({
      me: { aember: 1, line: ['snufflegator'] },
      foe: {
        line: [
          { id: 'mother', damage: 2 },
          { id: 'tocsin', damage: 1 },
          { id: 'shooler', damage: 1 },
          { id: 'valdr', damage: 2 },
        ],
      },
    });
  });

  it('deals nothing to one that is on a flank only after the first damage', () => {
    const t = table({
      me: { house: 'untamed', hand: ['they-re-everywhere'] },
      foe: { line: ['batdrone', 'tocsin', 'mother'] },
    });
    t.me.play('they-re-everywhere');
    t.expect({ me: { aember: 1 }, foe: { line: ['tocsin', { id: 'mother', damage: 2 }] } });
  });
});
