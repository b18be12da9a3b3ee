import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('they-tell-no-tales', () => {
  it('destroys each creature of the chosen house, for 2 chains', () => {
    const t = table({
      me: { house: 'dis', hand: ['they-tell-no-tales'], line: ['mother', 'shooler'] },
      foe: { line: ['batdrone', 'troll', { id: 'valdr', houseIcons: ['logos'] }] },
    });
    t.me.play('they-tell-no-tales').choose('logos');
    t.expect({
      me: { aember: 1, chains: 2, line: ['shooler'] },
      foe: { chains: 0, line: ['troll'], discard: ['valdr', 'batdrone'] },
    });
  });

  it('may choose a house of which there is none, and gains the chains', () => {
    const t = table({ me: { house: 'dis', hand: ['they-tell-no-tales'], line: ['mother'] } });
    t.me.play('they-tell-no-tales').choose('untamed');
    t.expect({ me: { aember: 1, chains: 2, line: ['mother'] } });
  });
});
