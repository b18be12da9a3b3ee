import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('extinction', () => {
  it('destroys a creature and all that share a trait with it', () => {
    const t = table({
      me: { house: 'mars', hand: ['extinction'], line: ['tunk', 'titan-mechanic'] },
      foe: { line: ['mother', 'shooler', 'dextre'] },
    });
    t.me.play('extinction').choose('mother');
    t.expect({ me: { chains: 1, line: [] }, foe: { line: ['shooler'] } });
  });

  it('gains the chain where there is nobody', () => {
    const t = table({ me: { house: 'mars', hand: ['extinction'] }, foe: {} });
    t.me.play('extinction');
    t.expect({ me: { chains: 1 } });
  });
});
