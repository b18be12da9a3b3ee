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

  it('deals all of it at one moment: 1 to one that comes to a flank by it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['they-re-everywhere'] },
      foe: { line: ['batdrone', 'tocsin', 'mother'] },
    });
    t.me.play('they-re-everywhere');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'tocsin', damage: 1 },
          { id: 'mother', damage: 2 },
        ],
      },
    });
  });
});
