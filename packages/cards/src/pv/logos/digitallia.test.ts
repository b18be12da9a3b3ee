import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('digitallia', () => {
  it('draws a card for each of its Logos neighbors after it reaps', () => {
    const t = table({
      me: { house: 'logos', line: ['dextre', 'digitallia', 'valdr', 'dextre'], deck: ['troll', 'anger'] },
    });
    t.me.reap('digitallia');
    t.expect({ me: { hand: ['troll'], line: ['dextre', { id: 'digitallia', exhausted: true }, 'valdr', 'dextre'] } });
  });
});
