import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('unprepared', () => {
  it('stuns each creature of the house that you choose', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['unprepared'], line: ['troll', 'alien-horror'] },
      foe: { line: ['krump', 'mother'] },
    });
    t.me.play('unprepared').choose('brobnar');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', stunned: true }, 'alien-horror'] },
      foe: { line: [{ id: 'krump', stunned: true }, 'mother'] },
    });
  });
});
