import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('krrrzzzaaap', () => {
  it('destroys each creature that is no Mutant, on both sides, and gives 1 chain', () => {
    const t = table({
      me: { house: 'logos', hand: ['krrrzzzaaap'], line: ['mother', 'hapsis'] },
      foe: { line: ['troll', 'rogue-ogre', 'dust-imp'] },
    });
    t.me.play('krrrzzzaaap');
    t.expect({
      me: { chains: 1, line: ['hapsis'], discard: ['krrrzzzaaap', 'mother'] },
      foe: { chains: 0, line: ['rogue-ogre'] },
    });
  });

  it('a warded creature loses its ward only', () => {
    const t = table({
      me: { house: 'logos', hand: ['krrrzzzaaap'] },
      foe: { line: [{ id: 'troll', warded: true }, 'krump'] },
    });
    t.me.play('krrrzzzaaap');
    t.expect({ me: { chains: 1 }, foe: { line: ['troll'], discard: ['krump'] } });
  });

  it('gives the chain where it destroys nothing too', () => {
    const t = table({
      me: { house: 'logos', hand: ['krrrzzzaaap'], line: ['hapsis'], artifacts: ['auto-encoder'] },
      foe: {},
    });
    t.me.play('krrrzzzaaap');
    t.expect({ me: { chains: 1, line: ['hapsis'], artifacts: ['auto-encoder'] } });
  });
});
