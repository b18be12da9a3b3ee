import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('quantum-compass', () => {
  it('archives the top card of your deck, whatever house is active', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['quantum-compass'], deck: ['fear', 'punch'] },
      foe: { deck: ['gub'] },
    });
    t.me.omni('quantum-compass');
    t.expect({
      me: { archives: ['fear'], deck: ['punch'], artifacts: [{ id: 'quantum-compass', exhausted: true }] },
      foe: { deck: ['gub'] },
    });
  });
});
