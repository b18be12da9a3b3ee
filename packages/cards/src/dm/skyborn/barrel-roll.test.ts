import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('barrel-roll', () => {
  it('moves a creature to a flank of its controller’s line, and exhausts it', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['barrel-roll'] },
      foe: { line: ['valdr', 'batdrone', 'shooler'] },
    });
    t.me.play('barrel-roll').choose('batdrone').flank('right');
    t.expect({ me: { aember: 1 }, foe: { line: ['valdr', 'shooler', { id: 'batdrone', exhausted: true }] } });
  });
});
