import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cold-ropes', () => {
  it('while its player is overwhelmed, puts an enemy creature under its owner’s deck', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['cold-ropes'] },
      foe: { line: ['valdr', 'batdrone'], deck: ['anger'] },
    });
    t.me.play('cold-ropes').choose('batdrone');
    t.expect({ me: { aember: 1 }, foe: { line: ['valdr'], deck: ['anger', 'batdrone'] } });
  });

  it('otherwise moves one to a flank, and exhausts it', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['cold-ropes'], line: ['krump', 'mother', 'troll'] },
      foe: { line: ['valdr', 'batdrone', 'shooler'] },
    });
    t.me.play('cold-ropes').choose('batdrone').flank('left');
    t.expect({
      me: { line: ['krump', 'mother', 'troll'] },
      foe: { line: [{ id: 'batdrone', exhausted: true }, 'valdr', 'shooler'] },
    });
  });
});
