import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('quintrino-warp', () => {
  it('destroys a creature of each side and all that share a house with either, and gains 1 chain', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['quintrino-warp'],
        line: ['troll', 'mother', 'alien-horror', 'silvertooth'],
      },
      foe: { line: ['dextre', 'bumpsy', 'shooler'] },
    });
    t.me.play('quintrino-warp').choose('troll').choose('dextre');
    t.expect({
      me: { chains: 1, line: ['alien-horror', 'silvertooth'] },
      foe: { line: ['shooler'] },
    });
  });

  it('does with one side alone what it can', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['quintrino-warp'], line: ['troll', 'bumpsy', 'mother'] },
    });
    t.me.play('quintrino-warp').choose('troll');
    t.expect({ me: { chains: 1, line: ['mother'] } });
  });
});
