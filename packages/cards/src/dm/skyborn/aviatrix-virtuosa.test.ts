import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aviatrix-virtuosa', () => {
  it('exhausts each creature that is not on a flank, itself too', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['aviatrix-virtuosa'], line: ['krump', 'mother'] },
      foe: { line: ['valdr', 'batdrone', 'shooler'] },
    });
    t.me.play('aviatrix-virtuosa', { between: ['krump', 'mother'] });
    t.expect({
      me: { line: ['krump', { id: 'aviatrix-virtuosa', exhausted: true }, 'mother'] },
      foe: { line: ['valdr', { id: 'batdrone', exhausted: true }, 'shooler'] },
    });
  });
});
