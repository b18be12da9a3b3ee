import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });

describe('market-crash', () => {
  it('destroys each creature but token creatures, and brings 2 chains', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['market-crash'], line: ['troll', trader('mother')] },
      foe: { line: ['bumpsy', trader('batdrone')] },
    });
    t.me.play('market-crash');
    t.expect({
      me: { chains: 2, line: [trader('mother')], discard: ['market-crash', 'troll'] },
      foe: { line: [trader('batdrone')], discard: ['bumpsy'] },
    });
  });

  it('brings chains though there is nothing to destroy', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['market-crash'], line: [trader('mother')] } });
    t.me.play('market-crash');
    t.expect({ me: { chains: 2, line: [trader('mother')], discard: ['market-crash'] } });
  });
});
