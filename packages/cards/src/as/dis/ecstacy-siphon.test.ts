import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('ecstacy-siphon', () => {
  it('deals 1 to an enemy creature for each card in the hand of the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['ecstacy-siphon', 'mother'], line: ['shooler'] },
      foe: { hand: filler(3), line: ['troll', 'valdr'] },
    });
    t.me.play('ecstacy-siphon').choose('troll', 'troll', 'valdr');
    t.expect({
      me: { line: ['shooler'] },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'valdr', damage: 1 },
        ],
      },
    });
  });

  it('deals nothing where that hand is empty, and to no friendly creature', () => {
    const t = table({ me: { house: 'dis', hand: ['ecstacy-siphon'] }, foe: { line: ['troll'] } });
    t.me.play('ecstacy-siphon');
    t.expect({ foe: { line: ['troll'] } });
    const alone = table({
      me: { house: 'dis', hand: ['ecstacy-siphon'], line: ['shooler'] },
      foe: { hand: filler(3) },
    });
    alone.me.play('ecstacy-siphon');
    alone.expect({ me: { line: ['shooler'] } });
  });
});
