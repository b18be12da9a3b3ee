import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('phosphorus-blast', () => {
  it('deals 2 to each creature that is not of Mars, of either side', () => {
    const t = table({
      me: { house: 'mars', hand: ['phosphorus-blast'], line: ['tunk', 'troll'] },
      foe: { line: ['silvertooth', 'zorg', 'raiding-knight', { id: 'krump', warded: true }] },
    });
    t.me.play('phosphorus-blast');
    t.expect({
      me: { line: ['tunk', { id: 'troll', damage: 2 }] },
      foe: { line: ['zorg', 'raiding-knight', 'krump'], discard: ['silvertooth'] },
    });
  });

  it('does nothing where all are of Mars', () => {
    const t = table({ me: { house: 'mars', hand: ['phosphorus-blast'], line: ['tunk'] }, foe: { line: ['zorg'] } });
    t.me.play('phosphorus-blast');
    t.expect({ me: { line: ['tunk'] }, foe: { line: ['zorg'] } });
  });
});
